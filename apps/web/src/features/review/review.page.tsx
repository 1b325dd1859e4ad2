import { Card, ErrorState, Skeleton } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlanForm } from './plan-form.tsx';
import { AnsweredRows, DueRows, SuspendedRows } from './question-rows.tsx';
import { useQueue, useSummary } from './review.api.ts';
import styles from './review.module.css';
import { ComingWeek, Today } from './today.tsx';

function Review() {
  const summary = useSummary();
  const queue = useQueue();
  const error = summary.error ?? queue.error;
  if (error && (!summary.data || !queue.data)) {
    const retry = () => void Promise.all([summary.refetch(), queue.refetch()]);
    return <ErrorState message={error.message} onRetry={retry} />;
  }
  if (!summary.data || !queue.data) {
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    );
  }
  const { today, list } = queue.data;
  const { plan, week, suspended_count } = summary.data;
  return (
    <div className={styles.page}>
      <Today summary={summary.data} list={list} />
      <ComingWeek week={week} />
      {list.length > 0 && <DueRows list={list} today={today} />}
      <AnsweredRows />
      <SuspendedRows count={suspended_count} />
      <PlanForm plan={plan} />
    </div>
  );
}

export function ReviewPage() {
  const t = useTexts('review');
  return (
    <>
      <PageHeading title={t('title')} text={t('text')} />
      <Review />
    </>
  );
}
