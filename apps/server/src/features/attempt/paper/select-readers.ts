import type { Context } from '../../../platform/http/context.ts';
import { markerKeyAt } from '../../question-key/question-key.ts';
import type { KeyReader, MarkerKey } from '../../question-key/question-key.ts';
import { keyReaderOf } from '../answers/answer-state.ts';
import { readMarkerKeys } from '../kinds/kinds.ts';
import type { AskedRow } from './asked.store.ts';
import type { RunningAttempt } from './attempt.store.ts';

export type ReaderOf = (row: Pick<AskedRow, 'no' | 'shown_at'>) => KeyReader | MarkerKey;

/** Its taker reads by the rules of the attempt, its marker by what they may see without marking it. */
export async function selectReaders(
  { db, actor }: Context<'member'>,
  attempt: RunningAttempt,
  selectWithheldOf: () => Promise<ReadonlySet<number>>,
): Promise<ReaderOf> {
  if (attempt.reader === 'marker') {
    const keys = await readMarkerKeys(db, actor, attempt);
    return ({ no }) => markerKeyAt(keys, no);
  }
  const withheld = await selectWithheldOf();
  return (row) => keyReaderOf(attempt, row, withheld.has(row.no));
}
