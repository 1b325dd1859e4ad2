import type { ExamDetail } from '@tiku/contract';
import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { ExamPageHeading } from '../exam-page-heading.tsx';
import { LoadedExam } from '../loaded-exam.tsx';
import { useChangedQuestions, useComparison } from './change.api.ts';
import { Comparison } from './comparison.tsx';
import styles from './comparison.module.css';

function Compared({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const { data, error, refetch } = useComparison(exam.change_of ?? exam.id);
  const questions = useChangedQuestions(exam.change_of ?? exam.id);
  if (data) return <Comparison comparison={data.comparison} questions={questions} />;
  return (
    <Card>
      {error?.failure.status === 404 && (
        <EmptyState drawing="done" title={t('change.none')}>
          <ButtonLink look="primary" to={examPath(exam.id)}>
            {t('to-exam')}
          </ButtonLink>
        </EmptyState>
      )}
      {error && error.failure.status !== 404 && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && <Skeleton lines={9} />}
    </Card>
  );
}

export function ExamChangePage() {
  const t = useTexts('exam');
  return (
    <LoadedExam title={t('change.title')} own>
      {(exam) => (
        <>
          <ExamPageHeading exam={exam} title={t('change.title')} text={t('change.text')} isCompared>
            <div className={styles.actions}>
              <ButtonLink to={examPath(exam.id, paths.editExamInfo)}>{t('edit-info')}</ButtonLink>
              <ButtonLink to={examPath(exam.id, paths.questions)}>{t('look-at-questions')}</ButtonLink>
            </div>
          </ExamPageHeading>
          <Compared exam={exam} />
        </>
      )}
    </LoadedExam>
  );
}
