import { useMutation } from '@tanstack/react-query';
import type { RequestOf } from '@tiku/contract';
import { callPublic } from '../../lib/api.ts';
import { unwrap } from '../../lib/failure.ts';
import type { CallFailed } from '../../lib/failure.ts';
import { usePublicCall } from '../../lib/query.ts';

export function useCaptcha() {
  return usePublicCall('GET /app/feedback/captcha', {}, { fresh: true });
}

export function useSendFeedback() {
  return useMutation<unknown, CallFailed, RequestOf<'POST /app/guest/feedback'>>({
    mutationFn: async (feedback) => unwrap(await callPublic('POST /app/guest/feedback', feedback)),
  });
}
