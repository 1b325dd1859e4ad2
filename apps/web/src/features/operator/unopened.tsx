import type { CallFailed } from '../../lib/api/failure.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Unloaded } from '../../ui/unloaded.tsx';
import { operatorPaths } from './operator-paths.ts';

/** What a page about one thing is called until it is there, and where others of its kind are. */
const things = {
  review: { heading: 'page.review-one', missing: 'review.missing', to: operatorPaths.reviews, way: 'to-reviews' },
  application: {
    heading: 'page.application',
    missing: 'application.missing',
    to: operatorPaths.applications,
    way: 'page.applications',
  },
  user: { heading: 'page.user', missing: 'review.missing', to: operatorPaths.users, way: 'to-users' },
  feedback: {
    heading: 'page.feedback-one',
    missing: 'review.missing',
    to: operatorPaths.feedbacks,
    way: 'to-feedbacks',
  },
} as const;

interface UnopenedProps {
  what: keyof typeof things;
  /** Zero where the address names none. */
  id: number;
  answer: { error: CallFailed | null; refetch: () => unknown };
}

/** The page of one thing until it is there, or where it is not. */
export function Unopened({ what, id, answer }: UnopenedProps) {
  const t = useTexts('operator');
  const { heading, missing, to, way } = things[what];
  const isMissing = id === 0 || answer.error?.failure.status === 404;
  return (
    <Unloaded
      title={t(heading)}
      answer={answer}
      lines={8}
      missing={isMissing && { title: t(missing), way: { to, text: t(way) } }}
    />
  );
}
