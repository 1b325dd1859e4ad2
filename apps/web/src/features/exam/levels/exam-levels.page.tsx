import type { ExamDetail, ExamLevel } from '@tiku/contract';
import { Button, Card, EmptyState, ErrorState, Icon, Skeleton, showToast, tellFailure } from '@tiku/ui';
import { editLevelPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { NewLink } from '../../../ui/list/new-link.tsx';
import { RowTitle } from '../../../ui/list/rows.tsx';
import { ExamPageHeading } from '../exam-page-heading.tsx';
import styles from './levels.module.css';
import { removeLevel, restoreLevels, useLevels } from './level.api.ts';
import { LevelRules } from './level-rules.tsx';
import { LoadedExam } from '../loaded-exam.tsx';

function levelPath(exam: ExamDetail, no: number): string {
  return editLevelPath(exam.id, no);
}

function LevelList({ exam, levels }: { exam: ExamDetail; levels: readonly ExamLevel[] }) {
  const t = useTexts('exam');

  async function restore(from: number): Promise<void> {
    const result = await restoreLevels(
      exam.id,
      levels.filter(({ no }) => no >= from),
    );
    if (!result.ok) tellFailure(result.error);
  }

  async function remove({ no, title }: ExamLevel): Promise<void> {
    const result = await removeLevel(exam.id, no);
    if (!result.ok) return tellFailure(result.error);
    showToast(t('level.removed', { title }), 'done', { text: t('undo'), onAct: () => void restore(no) });
    document.querySelector<HTMLElement>('main h1')?.focus();
  }

  return (
    <ol className={styles.levels}>
      {levels.map((level) => (
        <li key={level.no} className={styles.level}>
          <span className={styles.no} aria-hidden="true">
            {level.no}
          </span>
          <div className={styles.main}>
            <RowTitle covers className={styles.title} to={levelPath(exam, level.no)}>
              {level.title}
            </RowTitle>
            <p className={styles.rules}>
              <LevelRules level={level} />
            </p>
          </div>
          <Button
            look="quiet"
            size="icon"
            aria-label={t('level.remove', { title: level.title })}
            onClick={() => void remove(level)}
          >
            <Icon name="trash" size={18} />
          </Button>
        </li>
      ))}
    </ol>
  );
}

function Levels({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const { data, error, isPending, refetch } = useLevels(exam.id);
  const levels = data?.list ?? [];
  const add = <NewLink to={levelPath(exam, levels.length + 1)}>{t('level.add')}</NewLink>;
  return (
    <>
      <ExamPageHeading exam={exam} title={t('levels.title')} text={t('levels.text')}>
        {levels.length > 0 && add}
      </ExamPageHeading>
      <Card>
        {isPending && <Skeleton lines={6} />}
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {data && levels.length === 0 && (
          <EmptyState title={t('levels.empty')} text={t('levels.empty-text')}>
            {add}
          </EmptyState>
        )}
        {levels.length > 0 && <LevelList exam={exam} levels={levels} />}
      </Card>
    </>
  );
}

export function ExamLevelsPage() {
  const t = useTexts('exam');
  return (
    <LoadedExam title={t('levels.title')} own>
      {(exam) => <Levels exam={exam} />}
    </LoadedExam>
  );
}
