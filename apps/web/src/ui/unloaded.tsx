import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { PageHeading } from './page-heading.tsx';

interface UnansweredProps {
  /** What `useCall` answers, as long as it has no data. */
  answer: { error: Error | null; refetch: () => unknown };
  lines?: number;
}

/** Until an answer is there: that it is on its way, or why it does not come. */
export function Unanswered({ answer: { error, refetch }, lines = 9 }: UnansweredProps) {
  if (!error) return <Skeleton lines={lines} />;
  return <ErrorState message={error.message} onRetry={() => void refetch()} />;
}

interface UnloadedProps extends UnansweredProps {
  /** What the page is called as long as nothing is known of what it is about. */
  title: string;
  text?: string;
  /** Said of what is not there, with the way on. */
  missing?: { title: string; text?: string; way: { to: string; text: string; look?: 'primary' } } | false;
}

/** Instead of what a page is about. */
export function Unloaded({ title, text, missing = false, ...waiting }: UnloadedProps) {
  return (
    <>
      <PageHeading title={title} {...(text && { text })} />
      <Card>
        {missing ? (
          <EmptyState drawing="lost" title={missing.title} {...(missing.text && { text: missing.text })}>
            <ButtonLink to={missing.way.to} {...(missing.way.look && { look: missing.way.look })}>
              {missing.way.text}
            </ButtonLink>
          </EmptyState>
        ) : (
          <Unanswered {...waiting} />
        )}
      </Card>
    </>
  );
}
