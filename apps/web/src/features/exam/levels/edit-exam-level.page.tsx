import type { ExamDetail, ExamLevel } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { readId } from '../../../lib/navigation/read-id.ts';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { ExamPageHeading } from '../exam-page-heading.tsx';
import { LevelForm } from './level-form.tsx';
import { useLevels } from './level.api.ts';
import { LoadedExam } from '../loaded-exam.tsx';

/** The level that an author starts from. */
function newLevel(no: number, title: string, { questions_count }: ExamDetail): ExamLevel {
  const sel_q_c = Math.min(10, Math.max(1, questions_count));
  return { no, title, sel_q_c, sel_m: 0, ans_m: 0, rank_m: 1, l_du: 0, q_du: 0, l_rule: { max_wrongs: 0 } };
}

function EditLevel({ exam, no }: { exam: ExamDetail; no: number }) {
  const t = useTexts('exam');
  const { data, error, isPending, refetch } = useLevels(exam.id);
  const known = data?.list.find((level) => level.no === no);
  const isNext = data !== undefined && no === data.list.length + 1 && no <= rules.level.max;
  const level = known ?? (isNext ? newLevel(no, t('level.default-title', { no }), exam) : null);
  return (
    <>
      <ExamPageHeading exam={exam} title={t('level.no', { no })} text={t('level.text')} />
      <Card>
        {isPending && <Skeleton lines={9} />}
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {level && <LevelForm key={no} exam={exam} level={level} isNew={!known} />}
        {data && !level && (
          <EmptyState drawing="lost" title={t('level.missing')}>
            <ButtonLink look="primary" to={examPath(exam.id, paths.examLevels)}>
              {t('levels.title')}
            </ButtonLink>
          </EmptyState>
        )}
      </Card>
    </>
  );
}

export function EditExamLevelPage() {
  const t = useTexts('exam');
  const no = readId(useSearchParam('no')) ?? 1;
  return (
    <LoadedExam title={t('level.edit')} own>
      {(exam) => <EditLevel exam={exam} no={no} />}
    </LoadedExam>
  );
}
