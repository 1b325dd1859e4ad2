import type { MarkedAnswer } from '@tiku/contract';
import { limits } from '@tiku/contract/limits';
import { groupAlike } from '@tiku/questions/twins';
import type { Context } from '../../../platform/http/context.ts';
import { selectAnswersTo } from './marked-answer.store.ts';
import type { AnswerMarkRow } from './marked-answer.store.ts';
import { selectMarked } from './marked-homework.ts';
import { presentAnswer } from './present-answer.ts';

interface Wanted {
  homework_id: number;
  no: number;
  names_hidden: boolean;
}

/** More than anybody confirms at one sitting. */
const mostGroups = 100;

/** Those that are equal are one; those with files are like no other. */
export async function readAlike(
  { db, actor }: Context<'member'>,
  { homework_id, ...wanted }: Wanted,
): Promise<{ answers: MarkedAnswer[] }[]> {
  const homework = await selectMarked(db, actor, homework_id);
  const all = { start: 0, limit: limits.alikeAtOnce, is_unmarked: false };
  const rows = await selectAnswersTo(db, actor, homework, { ...wanted, ...all });
  const open = rows.filter(({ is_completed, answer }) => !is_completed && answer.files.length === 0);
  const answers = [...Map.groupBy(open, ({ place }) => place).values()];
  const groups = groupAlike(answers.map(([first]) => first?.answer.text ?? ''))
    .map((group) => group.flatMap((at) => answers.slice(at, at + 1)))
    .filter((group) => group.some((equal) => equal.some(({ is_unmarked }) => is_unmarked)));
  return groups
    .toSorted((one, other) => countPapers(other) - countPapers(one))
    .slice(0, mostGroups)
    .map((group) => ({ answers: group.map((equal) => presentAnswer(equal, new Map(), wanted)) }));
}

function countPapers(group: readonly (readonly AnswerMarkRow[])[]): number {
  return group.reduce((sum, equal) => sum + equal.length, 0);
}
