import { Button, ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { startPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { turnTo, useLeaveEmptyPage, usePaging } from '../../../lib/navigation/paging.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ExamLink } from '../exam-link.tsx';
import { useExamOf, useHistory } from '../practice.api.ts';
import { AttemptRows } from './attempt-rows.tsx';
import styles from './attempt-rows.module.css';
import { DeleteAttempts } from './delete-attempts.tsx';

/** All attempts, newest first: at one exam, where they can be deleted, or at all. */
export function HistoryView({ examId }: { examId: number | undefined }) {
  const t = useTexts('practice');
  const paging = usePaging(20);
  const { start, limit, page } = paging;
  const { data, error, isFetching, refetch } = useHistory({
    start,
    limit,
    ...(examId !== undefined && { exam_id: examId }),
  });
  const exam = useExamOf(examId).data?.exam;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const total = data?.total ?? 0;
  const list = data?.list ?? [];
  useLeaveEmptyPage(paging, data !== undefined && list.length === 0 && !isFetching, total);
  usePageTitle(t('history'), exam?.title);

  function choose(id: number, isChosen: boolean): void {
    setChosen((before) => (isChosen ? [...before, id] : before.filter((each) => each !== id)));
  }

  return (
    <>
      {exam && <ExamLink exam={exam} />}
      <PageHeading title={t('history')} {...(total > 0 && { text: t('history.count', { count: total }) })}>
        {examId !== undefined && (
          <ButtonLink look="primary" to={startPath(examId)}>
            {t('title')}
          </ButtonLink>
        )}
      </PageHeading>
      <Card aria-busy={isFetching}>
        {!data && !error && <Skeleton lines={9} />}
        {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {data && list.length === 0 && (
          <EmptyState title={t('history.empty')} text={t('recent.empty-text')}>
            <ButtonLink look="primary" to={examId === undefined ? paths.publicExams : startPath(examId)}>
              {examId === undefined ? t('find-exams') : t('title')}
            </ButtonLink>
          </EmptyState>
        )}
        {list.length > 0 && (
          <AttemptRows
            attempts={list}
            withExam={examId === undefined}
            {...(examId !== undefined && { ticked: { ids: chosen, onTick: choose } })}
          />
        )}
        {list.length > 0 && (
          <div className={styles.bar}>
            {examId !== undefined && (
              <DeleteAttempts
                examId={examId}
                attempts={list}
                total={total}
                chosen={chosen}
                onDone={() => setChosen([])}
              />
            )}
            {total > limit && (
              <div className={styles.buttons}>
                <Button aria-disabled={page === 1 || undefined} onClick={() => page > 1 && turnTo(page - 1, limit)}>
                  {t('history.newer')}
                </Button>
                <Button
                  aria-disabled={page * limit >= total || undefined}
                  onClick={() => page * limit < total && turnTo(page + 1, limit)}
                >
                  {t('history.older')}
                </Button>
              </div>
            )}
          </div>
        )}
      </Card>
    </>
  );
}
