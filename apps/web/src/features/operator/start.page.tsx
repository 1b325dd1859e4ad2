import { Card } from '@tiku/ui';
import { useCall } from '../../lib/api/query.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Unanswered } from '../../ui/unloaded.tsx';
import { WaitingQueues } from './waiting-queues.tsx';

export function StartPage() {
  const t = useTexts('operator');
  const { data, error, refetch } = useCall('GET /operator/start', {}, { every: 60 });
  return (
    <>
      <PageHeading title={t('page.operator')} text={t('start.text')} />
      {data ? (
        <WaitingQueues list={data.list} />
      ) : (
        <Card>
          <Unanswered answer={{ error, refetch }} lines={6} />
        </Card>
      )}
    </>
  );
}
