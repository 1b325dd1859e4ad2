import type { ResponseOf } from '@tiku/contract';
import { call } from '../../../lib/api/api.ts';
import { unwrap } from '../../../lib/api/failure.ts';
import type { Clock, Part } from './attempt.ts';
import { questionsOf } from './parts.ts';
import type { WantedPart } from './parts.ts';

export async function fetchAnswers(answer_id: number, noes: number[], show = false) {
  return unwrap(
    await call('POST /exam/user_online_prac/get/answer_details', { answer_id, noes, ...(show && { show: true }) }),
  );
}

export type FetchedPart = Part & { clock: Clock };

export async function fetchPart(wanted: WantedPart): Promise<FetchedPart> {
  return readPart(unwrap(await call('POST /app/user/exam/questions', questionsOf(wanted))));
}

/** As the server says it. */
export function readPart({
  list: questions,
  files,
  answered,
}: ResponseOf<'POST /app/user/exam/questions'>): FetchedPart {
  if (!answered) throw new Error('The answers did not come along with their questions.');
  const { list: answers, marks, answer_files: answerFiles, ...clock } = answered;
  return { questions, answers, marks, files, answerFiles, clock };
}
