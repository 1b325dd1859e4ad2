// The paper of an attempt comes in parts: the one on screen first, then its neighbours, before anybody asks for them.
import { call } from '../../../lib/api/api.ts';
import { unwrap } from '../../../lib/api/failure.ts';
import type { Part } from './attempt.ts';

export const partSize = 20;

/** Parts that are brought before the line may be lost: all of a test, those around of an exam of thousands. */
const most = { usual: 15, saving: 4 };

/**
 * Parts that should be here, in the order of need: a person goes forward more often than back. Whoever saves data gets those
 * that may be turned to next.
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

interface Wanted {
  answerId: number;
  examId: number;
  noes: number[];
}

export async function fetchAnswers(answer_id: number, noes: number[], show = false) {
  return unwrap(
    await call('POST /exam/user_online_prac/get/answer_details', { answer_id, noes, ...(show && { show: true }) }),
  );
}

export async function fetchPart({ answerId, examId, noes }: Wanted): Promise<Part & { serverTime: string }> {
  const [asked, answered, marked] = await Promise.all([
    call('POST /app/user/exam/questions', { exam_id: examId, answer_id: answerId, noes, limit: 100 }).then(unwrap),
    fetchAnswers(answerId, noes),
    call('POST /app/user/exam/questions/marks', { exam_id: examId, answer_id: answerId, noes }).then(unwrap),
  ]);
  return {
    questions: asked.list,
    answers: answered.list,
    marks: marked.list,
    files: { ...asked.files, ...answered.files },
    answerFiles: answered.answer_files,
    serverTime: answered.server_time,
  };
}
