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

export async function fetchPart(wanted: WantedPart): Promise<Part & { clock: Clock }> {
  const { answerId, examId, noes } = wanted;
  const [asked, answered, marked] = await Promise.all([
    call('POST /app/user/exam/questions', questionsOf(wanted)).then(unwrap),
    fetchAnswers(answerId, noes),
    call('POST /app/user/exam/questions/marks', { exam_id: examId, answer_id: answerId, noes }).then(unwrap),
  ]);
  return {
    questions: asked.list,
    answers: answered.list,
    marks: marked.list,
    files: { ...asked.files, ...answered.files },
    answerFiles: answered.answer_files,
    clock: { deadline: answered.deadline, server_time: answered.server_time },
  };
}
