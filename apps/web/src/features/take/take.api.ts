import type { CallAddress, RequestOf } from '@tiku/contract';
import { call } from '../../lib/api/api.ts';
import { useChange } from '../../lib/api/change.ts';
import type { Result } from '../../lib/api/failure.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';

const reads = [
  'GET /user_qdb/summary',
  'GET /user_qdb/categories',
  'GET /user_qdb/questions',
  'GET /user_qdb/twins',
  'GET /exam/user_online_prac/home',
] as const satisfies CallAddress[];

/** What changes a bank shows everywhere in it. */
export async function thenInvalidateBank<T>(change: Promise<Result<T>>): Promise<Result<T>> {
  const result = await change;
  if (result.ok) invalidate(...reads);
  return result;
}

export function useCategories(enabled = true) {
  return useCall('GET /user_qdb/categories', {}, { enabled });
}

export function useTakeQuestions() {
  return useChange((request: RequestOf<'POST /user_qdb/question/fromexam'>) =>
    thenInvalidateBank(call('POST /user_qdb/question/fromexam', request)),
  );
}

export function useTakeImport() {
  return useChange((request: RequestOf<'POST /user_qdb/question/fromimport'>) =>
    thenInvalidateBank(call('POST /user_qdb/question/fromimport', request)),
  );
}
