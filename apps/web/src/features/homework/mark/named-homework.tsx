import type { ManagedHomework } from '@tiku/contract';
import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useNamedHomework } from '../marking.api.ts';

/** The homework that the address names, for its markers. */
export function NamedHomework({ children }: { children: (homework: ManagedHomework) => ReactNode }) {
  const t = useTexts('homework/mark');
  const { data, error, isMissing, refetch } = useNamedHomework();
  if (data && !isMissing) return children(data.homework);
  return (
    <>
      <PageHeading title={t('homework')} />
      <Card>
        {isMissing ? (
          <EmptyState drawing="lost" title={t('missing')} text={t('missing-text')}>
            <ButtonLink look="primary" to={paths.managedGroups}>
              {t('to-groups')}
            </ButtonLink>
          </EmptyState>
        ) : error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={9} />
        )}
      </Card>
    </>
  );
}
