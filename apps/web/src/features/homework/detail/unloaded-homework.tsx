import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';

interface UnloadedProps {
  isMissing: boolean;
  error: Error | null;
  onRetry: () => void;
  /** Where groups are listed. */
  back: string;
}

/** Instead of a homework: while it is on its way, where it cannot be fetched, and where there is none. */
export function UnloadedHomework({ isMissing, error, onRetry, back }: UnloadedProps) {
  const t = useTexts('homework');
  return (
    <>
      <PageHeading title={t('homework')} />
      <Card>
        {isMissing ? (
          <EmptyState drawing="lost" title={t('missing')} text={t('missing-text')}>
            <ButtonLink look="primary" to={back}>
              {t('to-groups')}
            </ButtonLink>
          </EmptyState>
        ) : error ? (
          <ErrorState message={error.message} onRetry={onRetry} />
        ) : (
          <Skeleton lines={9} />
        )}
      </Card>
    </>
  );
}
