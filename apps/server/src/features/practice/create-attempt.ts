import { randomInt } from 'node:crypto';
import { practiceTypes, questionSelection } from '@tiku/contract';
import type { PracticeType, QuestionSelection } from '@tiku/contract';
import { sumScores } from '@tiku/questions';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { describeField, describeIssues } from '../../http/describe-issues.ts';
import { isVip } from '../account/account.ts';
import { selectOpenableExam, settleMarks } from '../exam/exam.ts';
import type { ExamRow } from '../exam/exam.ts';
import { lockAttempt } from './attempt.store.ts';
import { chooseQuestions } from './choose-questions.ts';
import { closeAttempt } from './close-attempt.ts';
import { findByKey, findRunning, insertAttempt, lockPractice, selectCandidates } from './new-attempt.store.ts';

interface Wish {
  exam_id: number;
  prac_type: PracticeType;
  sel_qs_json?: string | undefined;
  restart?: boolean | undefined;
  retire_wrong?: boolean | undefined;
  create_key?: string | undefined;
}

interface Begun {
  attemptId: number;
  isResumed: boolean;
}

export async function createAttempt(context: Context<'member'>, wish: Wish): Promise<Begun> {
  const { db, actor } = context;
  const exam = await selectOpenableExam(db, actor, wish.exam_id);
  if (exam.levels_count > 0) throw new AppError('level_exam');
  if (wish.prac_type === practiceTypes.mastery && !(await isVip(db, actor.accountId))) throw new AppError('vip_only');
  const selection = readSelection(context, wish.sel_qs_json);
  return db.transaction().execute(async (tx) => {
    const practiceId = await lockPractice(tx, actor, exam.id, wish.prac_type);
    const resumed = await findBegun(tx, context, practiceId, wish);
    if (resumed !== null) return { attemptId: resumed, isResumed: true };
    const attemptId = await beginAttempt(tx, context, exam, practiceId, wish, selection);
    return { attemptId, isResumed: false };
  });
}

function readSelection({ language }: Context<'member'>, text: string | undefined): QuestionSelection {
  if (text === undefined || text.trim() === '') return {};
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new AppError('invalid_request', { fields: describeField('sel_qs_json', 'invalid', language) });
  }
  const parsed = questionSelection.safeParse(raw, { reportInput: true });
  if (parsed.success) return parsed.data;
  const fields = Object.entries(describeIssues(parsed.error, language));
  throw new AppError('invalid_request', {
    fields: Object.fromEntries(fields.map(([name, reason]) => [`sel_qs_json.${name}`, reason])),
  });
}

/** The attempt that this very request began before, or the sequential one that is still running. */
async function findBegun(tx: Db, context: Context<'member'>, practiceId: number, wish: Wish): Promise<number | null> {
  const { actor } = context;
  if (wish.create_key !== undefined) {
    const begun = await findByKey(tx, actor.accountId, wish.create_key);
    if (begun && begun.practice_id !== practiceId) throw new AppError('conflict');
    if (begun) return begun.id;
  }
  if (wish.prac_type !== practiceTypes.sequential) return null;
  const running = await findRunning(tx, practiceId);
  if (running === null || !wish.restart) return running;
  const attempt = await lockAttempt(tx, actor, running);
  if (attempt) await closeAttempt(tx, attempt);
  return null;
}

async function beginAttempt(
  tx: Db,
  { actor }: Context<'member'>,
  exam: ExamRow,
  practiceId: number,
  wish: Wish,
  selection: QuestionSelection,
): Promise<number> {
  const { prac_type: pracType } = wish;
  if (exam.is_merging) await settleMarks(tx, exam.id, [actor.accountId]);
  const candidates = await selectCandidates(tx, actor.accountId, exam.id, pracType, selection);
  const isShuffledByAuthor = exam.random_questions && pracType !== practiceTypes.sequential;
  const isRandom = selection.order === undefined ? isShuffledByAuthor : selection.order === 'random';
  const questions = chooseQuestions(candidates, { isRandom, count: selection.count });
  if (questions.length === 0) throw new AppError('nothing_to_practise');
  return insertAttempt(tx, actor, {
    practiceId,
    examId: exam.id,
    examVersion: exam.version,
    pracType,
    seed: randomInt(2 ** 31),
    fullScore: sumScores(questions.map(({ score }) => score)),
    retireWrong: wish.retire_wrong ?? false,
    createKey: wish.create_key ?? null,
    minutes: pracType === practiceTypes.test && exam.duration > 0 ? exam.duration : null,
    selection,
    questions,
  });
}
