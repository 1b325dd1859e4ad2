// Which questions a practice asks, and in which order.
import { randomInt } from 'node:crypto';
import type { ExamKind, examKinds, PracticeType, QuestionSelection } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { createExtensionPoint } from '../../platform/extension/extension-point.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { selectCandidates } from '../attempt/begin/begin.ts';
import type { Candidate } from '../attempt/begin/begin.ts';

export interface Wanted {
  examId: number;
  /** Null for the first that a person begins there. */
  practiceId: number | null;
  pracType: PracticeType;
  selection: QuestionSelection;
  isRandom: boolean;
}

/** In the order they are asked. */
type QuestionChooser = (tx: Db, actor: Actor, wanted: Wanted) => Promise<Candidate[]>;

/** The paper of a homework is answered as homework alone, and a change that waits for a review by nobody. */
export type PractisedKind = Exclude<ExamKind, typeof examKinds.paper | typeof examKinds.change>;

/** By the kind of what is practised. */
export const questionChoosers = createExtensionPoint<Record<PractisedKind, QuestionChooser>>('question choosers');

/** What belongs to one material stays together, so that a text is read once. */
export async function chooseQuestions(tx: Db, actor: Actor, wanted: Wanted): Promise<Candidate[]> {
  const { examId, pracType, selection, isRandom } = wanted;
  const candidates = await selectCandidates(tx, actor, examId, pracType, selection);
  const ordered = isRandom ? shuffle(groupByMaterial(candidates)).flat() : candidates;
  return ordered.slice(0, selection.count);
}

function groupByMaterial(candidates: readonly Candidate[]): Candidate[][] {
  const groups: Candidate[][] = [];
  for (const candidate of candidates) {
    const last = groups.at(-1);
    if (last && candidate.material_id !== null && last[0]?.material_id === candidate.material_id) last.push(candidate);
    else groups.push([candidate]);
  }
  return groups;
}

export function shuffle<T>(items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    const moved = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = moved;
  }
  return shuffled;
}
