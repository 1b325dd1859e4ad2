// What was pasted or read from a file, on its way into a homework: through the bank, where it stays, or in the context of a
// company, which has none, through a draft of an exam.
import type { ResponseOf } from '@tiku/contract';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import type { Result } from '../../../lib/api/failure.ts';
import { thenInvalidateBank } from '../../take/take.api.ts';
import type { OfferedQuestion, Source } from './draft.ts';

type Offered = ResponseOf<'POST /mymanaged/group/homework/offered'>;

export interface Taken {
  source: Source;
  questions: OfferedQuestion[];
  /** Beyond what a homework may ask. */
  leftOut: number;
}

interface Way {
  importId: number | undefined;
  /** Null in the context of a company. */
  category: string | null;
  most: number;
}

/** The same title again is the same category: what somebody pastes on a day stands together. */
export async function findCategory(title: string): Promise<number | null> {
  const kept = await call('POST /user_qdb/category', { title, parent_id: null, order_no: 1 });
  if (kept.ok) return kept.data.category.id;
  const known = await call('GET /user_qdb/categories', {});
  return known.ok
    ? (known.data.list.find((each) => each.parent_id === null && each.title === title)?.id ?? null)
    : null;
}

async function throughBank(import_id: number, category: string, most: number): Promise<Result<Taken>> {
  const category_id = await findCategory(category);
  const taken = await thenInvalidateBank(call('POST /user_qdb/question/fromimport', { import_id, category_id }));
  if (!taken.ok) return taken;
  const { exam_id, question_ids } = taken.data;
  const noes = question_ids.slice(0, most);
  const offered = await call('POST /mymanaged/group/homework/offered', { exam_id, noes });
  if (!offered.ok) return offered;
  const placeOf = new Map(noes.map((no, place) => [no, place]));
  const ordered = offered.data.list.toSorted((one, other) => (placeOf.get(one.no) ?? 0) - (placeOf.get(other.no) ?? 0));
  return { ok: true, data: takenOf({ ...offered.data, list: ordered }, question_ids.length) };
}

async function throughExam(import_id: number, most: number): Promise<Result<Taken>> {
  const kept = await call('PUT /exam/imported', { to_publish: false, exam: { import_id } });
  if (!kept.ok) return kept;
  const { id: exam_id, questions_count } = kept.data.exam;
  const offered = await call('POST /mymanaged/group/homework/offered', { exam_id, pick: { count: most } });
  return offered.ok ? { ok: true, data: takenOf(offered.data, questions_count) } : offered;
}

function takenOf({ exam: { exam_id, title }, list }: Offered, count: number): Taken {
  return { source: { exam_id, title }, questions: list, leftOut: count - list.length };
}

/** Takes in what the address names. Asked again, after a reload or from another tab, it comes to the same. */
export function useTakeIn(way: Way, onTaken: (taken: Taken) => void) {
  const { importId, category, most } = way;
  const take = useChange((id: number) => (category === null ? throughExam(id, most) : throughBank(id, category, most)));
  // What was chosen while it was on its way stays.
  const finish = useEffectEvent(onTaken);
  const begin = useEffectEvent((id: number) => take.mutate(id, { onSuccess: (taken) => finish(taken) }));
  useEffect(() => {
    if (importId !== undefined) begin(importId);
  }, [importId]);
  return take;
}
