import { examKinds } from '@tiku/contract';
import type { ExamQuestion } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { maySeeKey, selectKeyReaders } from '../../question-key/question-key.ts';
import type { ExamRow } from '../exam-row.ts';
import { shareMedia, signMedia } from '../media/share-media.ts';
import {
  countQuestionsOfType,
  selectQuestions,
  selectQuestionsByNo,
  selectQuestionsOfType,
} from './exam-question.store.ts';
import type { QuestionRow } from './exam-question.store.ts';
import { mapShownTexts, mediaOf, presentPublic, presentWithKey, sourceOf } from './exam-question.ts';
import { selectShownExam } from '../access/open-exam.ts';

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
  const exam = await selectShownExam(db, actor, wanted.examId);
  const rows = await selectWanted(db, exam.id, wanted);
  const total = async () =>
    wanted.type === undefined ? exam.questions_count : countQuestionsOfType(db, exam.id, wanted.type);
  return {
    ...(await present(context, exam, rows)),
    ...(wanted.withTotal ? { total: await total() } : {}),
  };
}

type Presented = Pick<ReadQuestions, 'list' | 'files' | 'with_keys'>;

async function present(context: Context<'member'>, exam: ExamRow, rows: readonly QuestionRow[]): Promise<Presented> {
  if (!exam.is_mine) return presentOthers(context, rows, exam.id);
  if (exam.kind === examKinds.online || exam.kind === examKinds.change) return presentOwn(context, rows, exam.id);
  return presentCollected(context, rows, exam);
}

async function presentOwn(
  context: Context<'member'>,
  rows: readonly QuestionRow[],
  examId: number,
): Promise<Presented> {
  const list = rows.map(presentWithKey);
  return { list, files: await signMedia(context, examId, mediaOf(list)), with_keys: true };
}

/** What somebody has gathered may come from anywhere: not all keys are theirs to see, and names of files may meet. */
async function presentCollected(
  context: Context<'member'>,
  rows: readonly QuestionRow[],
  exam: ExamRow,
): Promise<Presented> {
  const { db, actor, keys } = context;
  const contentIds = rows.map(({ content_id }) => content_id);
  const readerOf = await selectKeyReaders(db, actor, exam, contentIds);
  const withKeys = contentIds.every((id) => maySeeKey(readerOf(id)));
  const list = rows.map((row) => {
    const withKey = maySeeKey(readerOf(row.content_id));
    return sourceOf(row, withKey ? presentWithKey(row) : presentPublic(row, keys.signing, actor.accountId));
  });
  return { ...(await shareMedia(context, exam.id, list, mapShownTexts)), with_keys: withKeys };
}

async function presentOthers(
  context: Context<'member'>,
  rows: readonly QuestionRow[],
  examId: number,
): Promise<Presented> {
  const list = rows.map((row) => sourceOf(row, presentPublic(row, context.keys.signing, context.actor.accountId)));
  return { ...(await shareMedia(context, examId, list, mapShownTexts)), with_keys: false };
}
