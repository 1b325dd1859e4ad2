import type { ExamQuestion } from '@tiku/contract';
import type { Db } from '../../../db/database.ts';
import type { Context } from '../../../http/context.ts';
import { shareMedia, signMedia } from '../media/share-media.ts';
import {
  countQuestionsOfType,
  selectQuestions,
  selectQuestionsByNo,
  selectQuestionsOfType,
} from './exam-question.store.ts';
import type { QuestionRow } from './exam-question.store.ts';
import { mapShownTexts, mediaOf, presentPublic, presentWithKey } from './exam-question.ts';
import { selectOpenableExam } from '../access/open-exam.ts';

interface Wanted {
  examId: number;
  start: number;
  limit: number;
  noes: readonly number[] | undefined;
  /** Narrows a range. */
  type: number | undefined;
  withTotal: boolean;
}

interface ReadQuestions {
  list: ExamQuestion[];
  files: Record<string, string>;
  with_keys: boolean;
  total?: number;
}

async function selectWanted(db: Db, examId: number, { noes, type, start, limit }: Wanted): Promise<QuestionRow[]> {
  if (noes) return selectQuestionsByNo(db, examId, noes);
  if (type !== undefined) return selectQuestionsOfType(db, examId, type, { start, limit });
  return selectQuestions(db, examId, start, limit);
}

/** As an exam asks them now. */
export async function readQuestions(context: Context<'member'>, wanted: Wanted): Promise<ReadQuestions> {
  const { db, actor } = context;
  const exam = await selectOpenableExam(db, actor, wanted.examId);
  const rows = await selectWanted(db, exam.id, wanted);
  const total = async () =>
    wanted.type === undefined ? exam.questions_count : countQuestionsOfType(db, exam.id, wanted.type);
  return {
    ...(exam.is_mine ? await presentOwn(context, rows, exam.id) : await presentOthers(context, rows, exam.id)),
    with_keys: exam.is_mine,
    ...(wanted.withTotal ? { total: await total() } : {}),
  };
}

type Presented = Pick<ReadQuestions, 'list' | 'files'>;

async function presentOwn(
  context: Context<'member'>,
  rows: readonly QuestionRow[],
  examId: number,
): Promise<Presented> {
  const list = rows.map(presentWithKey);
  return { list, files: await signMedia(context, examId, mediaOf(list)) };
}

async function presentOthers(
  context: Context<'member'>,
  rows: readonly QuestionRow[],
  examId: number,
): Promise<Presented> {
  const list = rows.map((row) => presentPublic(row, context.keys.signing, context.actor.accountId));
  return shareMedia(context, examId, list, mapShownTexts);
}
