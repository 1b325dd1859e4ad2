import { homeworkPath, reportPath, startPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import type { Sheet } from './attempt.ts';

/** Where somebody goes on who has handed in: a homework says itself when its result can be seen. */
export function endPathOf({ answer_id, rules }: Pick<Sheet, 'answer_id' | 'rules'>): string {
  return rules ? homeworkPath(rules.homework_id, paths.joinedHomework) : reportPath(answer_id);
}

/** Where somebody goes who stops for now. */
export function backPathOf({ exam_id, rules }: Pick<Sheet, 'exam_id' | 'rules'>): string {
  return rules ? homeworkPath(rules.homework_id, paths.joinedHomework) : startPath(exam_id);
}
