import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import type { CallFailed } from '../../lib/api/failure.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

interface UnopenedProps {
  heading: string;
  /** Zero where the address names none. */
  id: number;
  error: CallFailed | null;
  onRetry: () => void;
  /** Said of one that is not there. */
  missing: string;
  back: { to: string; text: string };
}

/** The page of one thing until it is there, or where it is not. */
export function Unopened({ heading, id, error, onRetry, missing, back }: UnopenedProps) {
  const isMissing = id === 0 || error?.failure.status === 404;
  return (
    <>
      <PageHeading title={heading} />
      <Card>
        {isMissing && (
          <EmptyState drawing="lost" title={missing}>
            <ButtonLink to={back.to}>{back.text}</ButtonLink>
          </EmptyState>
        )}
        {!isMissing && error && <ErrorState message={error.message} onRetry={onRetry} />}
        {!isMissing && !error && <Skeleton lines={8} />}
      </Card>
    </>
  );
}
