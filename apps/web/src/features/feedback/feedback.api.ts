import type { RequestOf } from '@tiku/contract';
import { callPublic } from '../../lib/api/api.ts';
import { useChange, usePublicCall } from '../../lib/api/query.ts';

/** Letters are good for one try, so every form gets its own. */
export function useCaptcha() {
  return usePublicCall('GET /app/feedback/captcha', {}, { fresh: true });
}

export function useSendFeedback() {
  return useChange((feedback: RequestOf<'POST /app/guest/feedback'>) =>
    callPublic('POST /app/guest/feedback', feedback),
  );
}
