import type { ResponseOf } from '@tiku/contract';
import { Button, Card, EmptyState, ErrorState, ScrollArea, Skeleton, Table, showToast } from '@tiku/ui';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import styles from '../operator.module.css';

type Jobs = ResponseOf<'GET /operator/jobs'>;

function useRetry() {
  return useChange(async (kind: string) => {
    const result = await call('POST /operator/jobs/retry', { kind });
    if (result.ok) invalidate('GET /operator/jobs', 'GET /operator/start', 'POST /operator/actions');
    return result;
  });
}

function Retry({ kind }: { kind: string }) {
  const t = useTexts('operator');
  const retry = useRetry();
  return (
    <Button
      busy={retry.isPending}
      aria-label={t('job.retry-kind', { kind })}
      onClick={() =>
        retry.mutate(kind, {
          onSuccess: ({ retried_count }) => showToast(t('job.retried', { count: retried_count })),
          onError: ({ message }) => showToast(message, 'failed'),
        })
      }
    >
      {t('job.retry')}
    </Button>
  );
}

function Kinds({ list }: Pick<Jobs, 'list'>) {
  const t = useTexts('operator');
  const format = useFormat();
  return (
    <Table columns={[t('job.kind'), t('job.waiting'), t('job.active'), t('job.failed'), t('job.step')]}>
      {list.map(({ kind, waiting, active, failed }) => (
        <tr key={kind}>
          <th scope="row">{kind}</th>
          <td>{format.number(waiting)}</td>
          <td>{format.number(active)}</td>
          <td className={failed > 0 ? styles.late : undefined}>{format.number(failed)}</td>
          <td>{failed > 0 && <Retry kind={kind} />}</td>
        </tr>
      ))}
    </Table>
  );
}

function Failed({ failed }: Pick<Jobs, 'failed'>) {
  const t = useTexts('operator');
  const format = useFormat();
  if (failed.length === 0) return <EmptyState drawing="done" title={t('job.none-failed')} />;
  return (
    <ul className={styles.rows}>
      {failed.map(({ job_id, kind, error, attempts, failed_at }) => (
        <li key={job_id}>
          <p className={styles.title}>{kind}</p>
          <p className={styles.about}>
            <span>{t('job.attempts', { count: attempts })}</span>
            <time dateTime={failed_at}>{format.dateTime(failed_at)}</time>
          </p>
          <p className={styles.quote}>{error}</p>
        </li>
      ))}
    </ul>
  );
}

export function JobsPage() {
  const t = useTexts('operator');
  const { data, error, refetch } = useCall('GET /operator/jobs', {}, { every: 15 });
  return (
    <>
      <PageHeading title={t('page.jobs')} text={t('jobs.text')} />
      <div className={styles.stack}>
        {data ? (
          <>
            <Card aria-labelledby="failed" className={styles.stack}>
              <h2 id="failed">{t('queue.job')}</h2>
              <Failed failed={data.failed} />
            </Card>
            <Card className={styles.stack}>
              <h2>{t('job.kinds')}</h2>
              <ScrollArea label={t('job.kinds')}>
                <Kinds list={data.list} />
              </ScrollArea>
            </Card>
          </>
        ) : (
          <Card>
            {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
          </Card>
        )}
      </div>
    </>
  );
}
