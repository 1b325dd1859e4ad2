import { Button, ButtonLink, Card, EmptyState, ErrorState, Facts, Skeleton } from '@tiku/ui';
import { call } from '../../lib/api/api.ts';
import { useChange } from '../../lib/api/change.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './partner.module.css';

/** Hidden until somebody asks for it, and hidden again when they leave. */
export function PartnerFinancePage() {
  const t = useTexts('partner');
  const shared = useTexts('submission');
  const format = useFormat();
  const { data, error, refetch } = useCall('GET /partner/finance/info', { is_full: 0 });
  const show = useChange(() => call('GET /partner/finance/info', { is_full: 1 }));
  const finance = show.data?.finance ?? data?.finance;
  return (
    <>
      <PageHeading title={t('finance.title')} />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={5} />}
      {data && !finance && (
        <EmptyState title={t('finance.empty')} text={t('finance.empty-text')}>
          <ButtonLink to={paths.partnerInfo} look="primary">
            {t('finance.fill-in')}
          </ButtonLink>
        </EmptyState>
      )}
      {finance && (
        <Card>
          <Facts
            facts={[
              { name: t('finance.holder'), value: finance.account_holder || '–' },
              { name: t('finance.bank'), value: finance.bank_name || '–' },
              { name: t('finance.number'), value: finance.account_number || '–' },
            ]}
          />
          <p className={styles.muted}>
            {finance.seen_at ? t('finance.seen', { time: format.dateTime(finance.seen_at) }) : t('finance.never-seen')}
          </p>
          <div className={styles.buttons}>
            {finance.is_full ? (
              <Button
                onClick={() => {
                  show.reset();
                  invalidate('GET /partner/finance/info');
                }}
              >
                {t('finance.hide')}
              </Button>
            ) : (
              <Button busy={show.isPending} onClick={() => show.mutate(undefined)}>
                {t('finance.show')}
              </Button>
            )}
            <ButtonLink look="quiet" to={paths.partnerInfo}>
              {shared('edit')}
            </ButtonLink>
          </div>
        </Card>
      )}
    </>
  );
}
