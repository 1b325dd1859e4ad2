import type { ExamLevel } from '@tiku/contract';
import { call } from '../../../lib/api/api.ts';
import { send, useChange } from '../../../lib/api/change.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { invalidateExams } from '../exam.api.ts';

export function useLevels(exam_id: number) {
  return useCall('GET /exam/levels', { exam_id });
}

function invalidateLevels(): void {
  invalidate('GET /exam/levels');
  invalidateExams();
}

export function useWriteLevel(exam_id: number) {
  return useChange(async (level: ExamLevel) => {
    const result = await call('PUT /exam/level/rule', { exam_id, ...level });
    if (result.ok) invalidateLevels();
    return result;
  });
}

export function removeLevel(exam_id: number, no: number) {
  return send('DELETE /exam/level', { exam_id, no }, invalidateLevels);
}

/** Writes the levels from one upwards as they were: those above a removed one had moved down. */
export async function restoreLevels(exam_id: number, levels: readonly ExamLevel[]) {
  for (const level of levels) {
    const result = await call('PUT /exam/level/rule', { exam_id, ...level });
    if (!result.ok) {
      invalidateLevels();
      return result;
    }
  }
  invalidateLevels();
  return { ok: true } as const;
}
