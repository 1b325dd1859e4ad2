// Every view of practice lies at one address of the page table; the query says which.
import { stringifySearch } from '../../lib/navigation/search-params.ts';

const path = '/exam/detail/practice';

export function startPath(examId: number, pracType?: number): string {
  return path + stringifySearch({ exam_id: examId, type: pracType });
}

export function attemptPath(answerId: number, no?: number): string {
  return path + stringifySearch({ answer_id: answerId, no });
}

export function sheetPath(answerId: number): string {
  return `${path}/answer-sheet${stringifySearch({ answer_id: answerId })}`;
}

export function reportPath(answerId: number): string {
  return path + stringifySearch({ answer_id: answerId, view: 'report' });
}

export function historyPath(examId?: number): string {
  return path + stringifySearch({ exam_id: examId, view: 'history' });
}

/** Where a question stands among all of its exam. */
export function questionPath(examId: number, no: number): string {
  const limit = 20;
  return `/exam/questions${stringifySearch({ exam_id: examId, page: Math.ceil(no / limit), limit, no })}`;
}

/** A number that names something, or undefined. */
export function readId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
