import { examPath, markAnswersPath, markingPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type { Home } from './home.ts';

type ToMark = NonNullable<Home['teaching']>['to_mark'][number];

/** The first answer that waits, in front of the one who marks it. */
export function deskPath({ homework_id, no }: ToMark): string {
  if (no === null) return markingPath(homework_id);
  return markAnswersPath(homework_id, { no, isHidden: false, isUnmarked: true });
}

export function reportsPath(examId: number): string {
  return examPath(examId, paths.reportedQuestions);
}
