import type { ResponseOf } from '@tiku/contract';
import { Card, EmptyState, ScrollArea, Table, showToast } from '@tiku/ui';
import { useSend } from '../../../lib/api/change.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import styles from '../operator.module.css';

type Jobs = ResponseOf<'GET /operator/jobs'>;

function invalidateJobs(): void {
  invalidate('GET /operator/jobs', 'GET /operator/start', 'POST /operator/actions');
}

function Retry({ kind }: { kind: string }) {
  const t = useTexts('operator');
  return (
    <ChangeButton
      change={useSend('POST /operator/jobs/retry', invalidateJobs)}
      request={{ kind }}
      onDone={({ retried_count }) => showToast(t('job.retried', { count: retried_count }))}
      aria-label={t('job.retry-kind', { kind })}
    >
      {t('job.retry')}
    </ChangeButton>
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
          <RowAbout className={styles.about}>
            <span>{t('job.attempts', { count: attempts })}</span>
            <time dateTime={failed_at}>{format.dateTime(failed_at)}</time>
          </RowAbout>
          <p className={styles.quote}>{error}</p>
        </li>
      ))}
    </ul>
  );
}

function AsideRow({ kind, item, since, tries_count, next_try_at, is_due, error }: Jobs['aside'][number]) {
  const t = useTexts('operator');
  const format = useFormat();
  const tryNow = useSend('POST /operator/jobs/aside/retry', invalidateJobs);
  const what = t(`aside.${kind}`, { item });
  return (
    <li>
      <div className={styles.row}>
        <p className={styles.title}>{what}</p>
        <ChangeButton
          change={tryNow}
          request={{ kind, item }}
          onDone={({ retried_count }) => showToast(t('aside.tried', { count: retried_count }))}
          aria-label={t('aside.now-what', { what })}
        >
          {t('aside.now')}
        </ChangeButton>
      </div>
      <RowAbout className={styles.about}>
        <span>{t('aside.since', { time: format.dateTime(since) })}</span>
        <span>{t('job.attempts', { count: tries_count })}</span>
        <span>{is_due ? t('aside.soon') : t('aside.next', { time: format.dateTime(next_try_at) })}</span>
      </RowAbout>
      <p className={styles.quote}>{error}</p>
    </li>
  );
}

function Aside({ aside, aside_count }: Pick<Jobs, 'aside' | 'aside_count'>) {
  const t = useTexts('operator');
  if (aside.length === 0) return <EmptyState drawing="done" title={t('aside.none')} />;
  return (
    <>
      <ul className={styles.rows}>
        {aside.map((each) => (
          <AsideRow key={`${each.kind} ${each.item}`} {...each} />
        ))}
      </ul>
      {aside_count > aside.length && (
        <p className={styles.muted}>{t('aside.more', { count: aside_count - aside.length })}</p>
      )}
    </>
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
              <h2 id="failed">{t('job.failed-title')}</h2>
              <Failed failed={data.failed} />
            </Card>
            <Card aria-labelledby="aside" className={styles.stack}>
              <h2 id="aside">{t('aside.title')}</h2>
              <p className={styles.muted}>{t('aside.text')}</p>
              <Aside aside={data.aside} aside_count={data.aside_count} />
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
            <Unanswered answer={{ error, refetch }} lines={8} />
          </Card>
        )}
      </div>
    </>
  );
}
