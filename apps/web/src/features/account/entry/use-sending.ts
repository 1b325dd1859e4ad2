import { resendSeconds } from '@tiku/contract/limits';
import { useState } from 'react';
import type { Failure, Result } from '../../../lib/api/failure.ts';
import { useSecondsUntil } from './countdown.ts';

/** A code or e-mail sent on request, and again only after a while. */
export function useSending(alreadySent = false) {
  const [busy, setBusy] = useState(false);
  const [sentAt, setSentAt] = useState(() => (alreadySent ? Date.now() : null));
  const left = useSecondsUntil(sentAt === null ? null : sentAt + resendSeconds * 1000);
  return {
    busy,
    wasSent: sentAt !== null,
    /** Seconds before it may be sent again. */
    left,
    /** Answers why it could not be sent, or null. */
    async start(send: () => Promise<Result<unknown>>): Promise<Failure | null> {
      setBusy(true);
      const result = await send();
      setBusy(false);
      if (result.ok) setSentAt(Date.now());
      return result.ok ? null : result.error;
    },
    /** It goes somewhere else now. */
    reset: () => setSentAt(null),
  };
}

export type Sending = ReturnType<typeof useSending>;
