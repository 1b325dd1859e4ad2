import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '@tiku/ui';
import { failedText } from '../lib/i18n.ts';

/** A page that could not be fetched, or broke while drawing. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const message = error instanceof Error ? error.message : failedText();
  return <ErrorState message={message} onRetry={() => void router.invalidate()} />;
}
