import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { historyPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useRecentPractices } from '../practice.api.ts';
import { AttemptRows } from './attempt-rows.tsx';

/** What I practised last, whichever exam it was. */
export function RecentView() {
  const t = useTexts('practice');
  const { data, error, refetch } = useRecentPractices();
  usePageTitle(t('recent'));
  return (
    <>
      <PageHeading title={t('recent')} text={t('recent.text')}>
        {data && data.practices.length > 0 && <ButtonLink to={historyPath()}>{t('history.all')}</ButtonLink>}
      </PageHeading>
      <Card>
        {!data && !error && <Skeleton lines={9} />}
        {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {data?.practices.length === 0 && (
          <EmptyState title={t('recent.empty')} text={t('recent.empty-text')}>
            <ButtonLink look="primary" to={paths.publicExams}>
              {t('find-exams')}
            </ButtonLink>
          </EmptyState>
        )}
        {data && data.practices.length > 0 && (
          <AttemptRows withExam attempts={data.practices.map(({ last }) => last)} />
        )}
      </Card>
    </>
  );
}
