import { errors, practiceCalls } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineRoutes } from '../../platform/http/routes.ts';
import { texts } from '../../platform/texts/texts.ts';
import { readQuestions } from '../exam/questions/questions.ts';
import { addAnswerFile, removeAnswerFile } from './answers/answer-file.ts';
import { writeStates } from './answers/answer-states.ts';
import { clearAnswers } from './answers/answer.store.ts';
import { selectAsked } from './paper/asked.store.ts';
import { kindOf } from './kinds/kinds.ts';
import { readOpened } from './begin/read-opened.ts';
import { handIn, presentResult } from './hand-in/hand-in.ts';
import { highlightStem } from './paper/highlight.ts';
import { presentClock, readSheet } from './paper/read-attempt.ts';
import { presentStates, readAnswers, readAskedQuestions } from './paper/read-part.ts';
import { isTest } from './kinds/ways-to-practise.ts';
import { saveAnswers, whileRunning } from './answers/save-answers.ts';
import { saveAtOnce } from './answers/save-at-once.ts';
import type { Rejection } from './answers/sort-answers.ts';

function presentRejected(rejected: readonly Rejection[], language: Language) {
  return rejected.map(({ no, seq, reason }) => ({
    no,
    seq,
    error_code: errors[reason].code,
    message: texts[language].errors[reason],
  }));
}

export const attemptRoutes = defineRoutes(practiceCalls, {
  'POST /app/user/exam/questions': async (
    context,
    { exam_id, answer_id, start, limit, noes, type, req_total, with_answers = false },
  ) => {
    const wanted = { examId: exam_id, start, limit, noes, withTotal: Boolean(req_total) };
    return answer_id === undefined
      ? readQuestions(context, { ...wanted, type })
      : readAskedQuestions(context, { ...wanted, attemptId: answer_id, withAnswers: with_answers });
  },

  'POST /exam/user_online_prac/create_answer': async (context, request) => {
    const begun = await kindOf(request.prac_type).begin(context, request);
    const { sheet, part } = await readOpened(context, begun, Boolean(request.with_part));
    const { max_switches = 0, switch_seconds = 0 } = sheet.rules ?? {};
    return { ...sheet, is_resumed: begun.isResumed, max_switches, switch_seconds, ...(part && { part }) };
  },

  'GET /exam/user_online_prac/noes': async (context, { answer_id }) => readSheet(context, answer_id),

  'POST /exam/user_online_prac/get/answer_details': async (context, { answer_id, noes, show = false }) =>
    readAnswers(context, answer_id, noes, show),

  'POST /exam/user_online_prac/answer_details': async (context, { answer_id, answer_details }) => {
    const atOnce = await saveAtOnce(context, answer_id, answer_details);
    if (atOnce) {
      const saved = answer_details.map(({ no, seq }) => ({ no, seq }));
      return { saved, rejected: [], checked: [], files: {}, ...presentClock(atOnce) };
    }
    const { attempt, saved, rejected, checked } = await saveAnswers(context, answer_id, answer_details);
    const rows = checked.length > 0 ? await selectAsked(context.db, context, answer_id, checked) : [];
    const { list, files } = rows.length > 0 ? await presentStates(context, attempt, rows) : { list: [], files: {} };
    return {
      saved,
      rejected: presentRejected(rejected, context.language),
      checked: list,
      files,
      ...presentClock(attempt),
    };
  },

  'POST /exam/user_online_prac/answer_states': async (context, { answer_id, answer_states }) => ({
    list: await writeStates(context, answer_id, answer_states),
  }),

  'POST /exam/user_online_prac/clear_answer_details': async (context, { answer_id, mode }) =>
    whileRunning(context, answer_id, [], async (tx, attempt) => {
      if (isTest(attempt.prac_type)) throw new AppError('not_in_test');
      return { noes: await clearAnswers(tx, attempt.id, mode) };
    }),

  'POST /exam/user_online_prac/handin_answer': async (context, { answer_id, answer_details = [] }) => {
    const { attempt, rejected } = await handIn(context, answer_id, answer_details);
    return { ...presentResult(attempt), rejected: presentRejected(rejected, context.language) };
  },

  'POST /exam/user_online_prac/answer/file': async (context, { answer_id, no, file }) =>
    addAnswerFile(context, answer_id, no, file),

  'DELETE /exam/user_online_prac/answer/file': async (context, { answer_id, no, file_name }) => {
    await removeAnswerFile(context, answer_id, no, file_name);
    return {};
  },

  'POST /online/questions/deschls': async (context, { highlights, ...seen }) => {
    await highlightStem(context, seen, highlights);
    return { highlights };
  },
});
