// The paper of an attempt comes in parts: the one on screen first, then its neighbours, before anybody asks for them.
import { limits } from '@tiku/contract/limits';
import type { RequestOf, ResponseOf } from '@tiku/contract';

export const partSize = limits.attemptPart;

/** Parts that are brought before the line may be lost: all of a test, those around of an exam of thousands. */
const most = { usual: 15, saving: 4 };

type Order = Pick<ResponseOf<'GET /exam/user_online_prac/noes'>, 'noes' | 'last_no'>;

/** Where an attempt is opened, in the order asked, from 0. */
export function placeOf({ noes, last_no }: Order, no: number | undefined): number {
  return Math.max(0, noes.indexOf(no ?? last_no ?? noes[0] ?? 0));
}

/**
 * Parts that should be here, in the order of need: a person goes forward more often than back. Somebody who saves data
 * gets only those that they may turn to next.
 */
export function partsAround(place: number, count: number, isSaving: boolean): number[] {
  const part = Math.floor(place / partSize);
  const last = Math.floor((count - 1) / partSize);
  const behind = Array.from({ length: part }, (_, index) => part - 1 - index);
  const ahead = Array.from({ length: last - part }, (_, index) => part + 1 + index);
  const near = [part, ...ahead.splice(0, 1), ...behind.splice(0, 1)];
  return [...near, ...ahead, ...behind].slice(0, isSaving ? most.saving : most.usual);
}

export function noesOfPart(noes: readonly number[], part: number): number[] {
  return noes.slice(part * partSize, (part + 1) * partSize);
}

export interface WantedPart {
  answerId: number;
  examId: number;
  noes: number[];
}

/** With what was answered and marked. */
export function questionsOf({ answerId, examId, noes }: WantedPart): RequestOf<'POST /app/user/exam/questions'> {
  return { exam_id: examId, answer_id: answerId, noes, limit: 100, with_answers: true };
}
