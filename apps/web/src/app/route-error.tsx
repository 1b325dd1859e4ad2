import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '@tiku/ui';
import { Suspense } from 'react';
import { CallFailed } from '../lib/api/failure.ts';
import { failedText, unreachableText } from '../lib/i18n.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { isMissed } from './load-page.ts';

interface MissedProps {
  onRetry: () => void;
}

function Unreachable({ onRetry }: MissedProps) {
  return <ErrorState message={unreachableText()} onRetry={onRetry} />;
}

/** With the ways to what is kept, where that much is. */
const NotKept = lazyPart<MissedProps>(
  () => import('../features/offline/not-kept.tsx').then((module) => module.NotKept),
  ['offline'],
  Unreachable,
);

/** A page that could not be fetched, or broke while drawing. What a browser says of it names files, or is meant for developers. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => void router.invalidate();
  if (isMissed(error)) {
    return (
      <Suspense fallback={<Unreachable onRetry={retry} />}>
        <NotKept onRetry={retry} />
      </Suspense>
    );
  }
  return <ErrorState message={error instanceof CallFailed ? error.message : failedText()} onRetry={retry} />;
}
