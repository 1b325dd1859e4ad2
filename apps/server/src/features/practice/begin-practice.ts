// Practising an exam by oneself.
import { examKinds, practiceTypes, questionSelection } from '@tiku/contract';
import type { QuestionSelection } from '@tiku/contract';
import { sumScores } from '@tiku/questions';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { describeField, describeIssues } from '../../platform/errors/describe-issues.ts';
import { isVip } from '../account/account.ts';
import { selectOpenableExam } from '../exam/access/access.ts';
import { settleMarks } from '../exam/upgrade/upgrade.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { ExamRow } from '../exam/exam.ts';
import { closeAttempt, lockRunning } from '../attempt/attempt.ts';
import type { ReadAttempt } from '../attempt/attempt.ts';
import { findByKey, findRunning, insertAttempt, insertPractised, lockPractice } from '../attempt/begin/begin.ts';
import type { FirstAttempt } from '../attempt/begin/begin.ts';
import type { BeginRequest, Begun } from '../attempt/kinds/kinds.ts';
import { questionChoosers } from './choose-questions.ts';
import type { PractisedKind } from './choose-questions.ts';

export async function beginPractice(context: Context<'member'>, request: BeginRequest): Promise<Begun> {
  const { db, actor } = context;
  const exam = await selectOpenableExam(db, actor, request.exam_id);
  if (!isPractised(exam)) throw new AppError('not_found');
  if (exam.levels_count > 0) throw new AppError('level_exam');
  if (request.prac_type === practiceTypes.mastery && !(await isVip(db, actor.accountId)))
    throw new AppError('vip_only');
  const selection = readSelection(context, request.sel_qs_json);
  const untouched = isPlain(exam, request) ? await beginAtOnce(context, exam, request, selection) : null;
  if (untouched) return { attemptId: untouched.id, isResumed: false, untouched };
  for (;;) {
    const begun = await db.transaction().execute((tx) => tryToBegin(tx, context, exam, request, selection));
    if (begun) return begun;
  }
}

/** Nothing has to be ended, moved or gone on with before it begins. */
function isPlain(exam: PractisedExam, { prac_type }: BeginRequest): boolean {
  return prac_type !== practiceTypes.sequential && !exam.is_merging;
}

const uniqueViolation = '23505';

/** In one statement; null where this very request began one before, which only the database can tell. */
async function beginAtOnce(
  context: Context<'member'>,
  exam: PractisedExam,
  request: BeginRequest,
  selection: QuestionSelection,
): Promise<ReadAttempt | null> {
  const { db, actor } = context;
  const attempt = await describeAttempt(db, actor, exam, null, request, selection);
  try {
    return await insertPractised(db, context, actor, attempt);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return null;
    throw error;
  }
}

type PractisedExam = ExamRow & { kind: PractisedKind };

function isPractised(exam: ExamRow): exam is PractisedExam {
  return exam.kind !== examKinds.paper && exam.kind !== examKinds.change;
}

/** Null where somebody else began anew in between: theirs has to be held before the practice is, so from the start. */
async function tryToBegin(
  tx: Db,
  context: Context<'member'>,
  exam: PractisedExam,
  request: BeginRequest,
  selection: QuestionSelection,
): Promise<Begun | null> {
  const { actor } = context;
  const isSequential = request.prac_type === practiceTypes.sequential;
  const ending = isSequential && request.restart ? await lockRunning(tx, actor, exam.id) : null;
  const practiceId = await lockPractice(tx, actor, exam.id, request.prac_type);
  const known = await findBegun(tx, actor, practiceId, request.create_key);
  if (known !== null) return { attemptId: known, isResumed: true };
  const running = isSequential ? await findRunning(tx, practiceId) : null;
  if (running !== null && !request.restart) return { attemptId: running, isResumed: true };
  if (running !== (ending?.id ?? null)) return null;
  if (ending) await closeAttempt(tx, context, ending);
  return { attemptId: await beginAttempt(tx, context, exam, practiceId, request, selection), isResumed: false };
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

/** The attempt that this very request began before. */
async function findBegun(
  tx: Db,
  { accountId }: Actor,
  practiceId: number,
  createKey: string | undefined,
): Promise<number | null> {
  if (createKey === undefined) return null;
  const begun = await findByKey(tx, accountId, createKey);
  if (begun && begun.practice_id !== practiceId) throw new AppError('conflict');
  return begun?.id ?? null;
}

async function beginAttempt(
  tx: Db,
  { actor }: Context<'member'>,
  exam: PractisedExam,
  practiceId: number,
  request: BeginRequest,
  selection: QuestionSelection,
): Promise<number> {
  if (exam.is_merging) await settleMarks(tx, exam.id, [actor.accountId]);
  return insertAttempt(tx, actor, {
    practiceId,
    ...(await describeAttempt(tx, actor, exam, practiceId, request, selection)),
  });
}

async function describeAttempt(
  db: Db,
  actor: Actor,
  exam: PractisedExam,
  practiceId: number | null,
  request: BeginRequest,
  selection: QuestionSelection,
): Promise<FirstAttempt> {
  const { prac_type: pracType } = request;
  const isShuffledByAuthor = exam.random_questions && pracType !== practiceTypes.sequential;
  const isRandom = selection.order === undefined ? isShuffledByAuthor : selection.order === 'random';
  const choose = questionChoosers.value[exam.kind];
  const questions = await choose(db, actor, { examId: exam.id, practiceId, pracType, selection, isRandom });
  const [first] = questions;
  if (!first) throw new AppError('nothing_to_practise');
  return {
    examId: exam.id,
    // Not of the exam as it was opened: it may have been upgraded since.
    examVersion: first.exam_version,
    pracType,
    fullScore: sumScores(questions.map(({ score }) => score)),
    retireWrong: request.retire_wrong ?? false,
    createKey: request.create_key ?? null,
    minutes: pracType === practiceTypes.test ? limitMinutes(exam.duration, request.minutes ?? 0) : null,
    sitting: null,
    selection,
    questions,
    hasOwnScores: false,
  };
}

/** The shorter of what the author allows and what somebody wants; 0 stands for no limit. Null where there is none. */
function limitMinutes(allowed: number, wanted: number): number | null {
  const limits = [allowed, wanted].filter((minutes) => minutes > 0);
  return limits.length > 0 ? Math.min(...limits) : null;
}
