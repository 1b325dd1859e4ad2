// A bank may hold a hundred thousand questions, and nobody answers those at one sitting: a practice asks a part of them, and
// what it costs to begin does not grow with the bank.
import { randomInt } from 'node:crypto';
import { limits, practiceTypes } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { selectCandidates, selectLastAsked, selectLastNo } from '../../attempt/begin/begin.ts';
import type { Candidate } from '../../attempt/begin/begin.ts';
import { shuffle } from '../../practice/practice.ts';
import type { Wanted } from '../../practice/practice.ts';

/** In the order they are asked. */
export async function chooseFromBank(tx: Db, actor: Actor, wanted: Wanted): Promise<Candidate[]> {
  const { examId, pracType, selection } = wanted;
  const limit = Math.min(selection.count ?? limits.bankAsked, limits.bankAsked);
  if (wanted.isRandom) return drawCandidates(tx, actor, wanted, limit);
  const select = (part: { after?: number; limit: number }) =>
    selectCandidates(tx, actor, examId, pracType, selection, part);
  if (pracType !== practiceTypes.sequential) return select({ limit });
  // Goes on where the last one ended, and from the beginning when the end is reached.
  const after = wanted.practiceId === null ? 0 : await selectLastAsked(tx, wanted.practiceId);
  const next = await select({ after, limit });
  return next.length > 0 ? next : select({ limit });
}

const drawsMax = 4;

/** Draws numbers at random; where too few of them fit what is wanted, looks at all that do. */
async function drawCandidates(
  tx: Db,
  actor: Actor,
  { examId, pracType, selection }: Wanted,
  limit: number,
): Promise<Candidate[]> {
  const lastNo = await selectLastNo(tx, examId);
  const drawn = new Map<number, Candidate>();
  const draws = lastNo > limit * 8 ? drawsMax : 0;
  for (let draw = 0; draw < draws; draw += 1) {
    if (drawn.size === limit) break;
    const among = Array.from({ length: limit * 2 }, () => 1 + randomInt(lastNo));
    const fitting = await selectCandidates(tx, actor, examId, pracType, selection, { among });
    for (const candidate of shuffle(fitting)) if (drawn.size < limit) drawn.set(candidate.no, candidate);
  }
  if (drawn.size === limit) return shuffle([...drawn.values()]);
  return shuffle(await selectCandidates(tx, actor, examId, pracType, selection)).slice(0, limit);
}
