import type { ResponseOf } from '@tiku/contract';
import { usePublicCall } from '../../lib/api/query.ts';

export type Message = ResponseOf<'GET /web/outbox'>['list'][number];

export function useOutbox(enabled: boolean) {
  return usePublicCall('GET /web/outbox', {}, { enabled, every: 3 });
}
