import type { PartnerInfo } from '@tiku/contract';
import { call, upload } from '../../lib/api/api.ts';
import { useChange, useSend } from '../../lib/api/change.ts';
import { invalidate } from '../../lib/api/query.ts';

function refreshInfo(): void {
  invalidate('GET /partner/info', 'GET /partner/info/draft', 'GET /partner/image', 'GET /partner/finance/info');
}

export type ImageType = PartnerInfo['images'][number];

export function useKeepPartner() {
  return useSend('POST /partner/info', refreshInfo);
}

export function useReplaceImage(type: ImageType) {
  return useChange(async (file: File) => {
    const replaced = await upload('POST /partner/image', { type }, file);
    if (replaced.ok) refreshInfo();
    return replaced;
  });
}

export function useRemoveImage(type: ImageType) {
  return useChange(async () => {
    const removed = await call('DELETE /partner/image', { type });
    if (removed.ok) refreshInfo();
    return removed;
  });
}
