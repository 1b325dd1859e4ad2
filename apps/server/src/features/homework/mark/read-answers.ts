import type { HiddenKey, MarkedAnswer, ResponseOf, SavedMark } from '@tiku/contract';
import { addressFile } from '../../../platform/files/sign-address.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { shareMedia } from '../../exam/media/media.ts';
import { mapShownTexts, presentTo, selectQuestionsByNo, sourceOf } from '../../exam/questions/questions.ts';
import { markerKeyAt, selectMarkerKeys } from '../../marker-keys/marker-keys.ts';
import { refuseOwnPaper } from '../access/access.ts';
import {
  countAnswersTo,
  selectAnswersOf,
  selectAnswersTo,
  selectComments,
  selectFilesOf,
} from './marked-answer.store.ts';
import type { AnswerMarkRow } from './marked-answer.store.ts';
import { placeOf, selectChangesOn } from '../regrade/regrade.ts';
import { selectMarked } from './marked-homework.ts';

interface Wanted {
  homework_id: number;
  user_id?: number | undefined;
  answer_id?: number | undefined;
  no?: number | undefined;
  start: number;
  limit: number;
  req_total: boolean | number;
}

type Answers = ResponseOf<'POST /group/homework/member/question/marks'>;

export async function readAnswers(context: Context<'member'>, wanted: Wanted): Promise<Answers> {
  const { db, actor } = context;
  const homework = await selectMarked(db, actor, wanted.homework_id);
  const { list, total } = await selectWanted(context, homework, wanted);
  const noes = [...new Set(list.map(({ no }) => no))];
  const answerIds = list.flatMap(({ answer, papers }) =>
    answer.files.length > 0 ? papers.map(({ answer_id }) => answer_id) : [],
  );
  const [shared, files, comments] = await Promise.all([
    readQuestions(context, homework.exam_id, noes),
    selectFilesOf(db, answerIds),
    selectComments(db, actor.accountId),
  ]);
  return {
    list,
    ...(wanted.req_total ? { total } : {}),
    questions: shared.list,
    hidden_keys: shared.hidden,
    files: shared.files,
    answer_files: Object.fromEntries(
      files.map(({ name, file_key }) => [name, addressFile(context, 'answer', file_key)]),
    ),
    comments,
  };
}

/** With the keys that their marker may see, and why not with the others. */
async function readQuestions(context: Context<'member'>, examId: number, noes: readonly number[]) {
  const { db, actor, keys: secrets } = context;
  const [rows, keys] = await Promise.all([selectQuestionsByNo(db, examId, noes), selectMarkerKeys(db, actor, examId)]);
  const hidden: (HiddenKey & { no: number })[] = [];
  const questions = rows.map((row) => {
    const key = markerKeyAt(keys, row.no);
    if (key.hidden) hidden.push({ no: row.no, ...key.hidden });
    const shown = { isAuthor: key.isAuthor, withKey: key.hidden === null };
    return sourceOf(row, presentTo(row, shown, secrets.signing, actor.accountId));
  });
  return { ...(await shareMedia(context, examId, questions, mapShownTexts, 'attempt')), hidden };
}

export async function readMarkedQuestion(context: Context<'member'>, homeworkId: number, no: number) {
  const { exam_id } = await selectMarked(context.db, context.actor, homeworkId);
  const { list, files, hidden } = await readQuestions(context, exam_id, [no]);
  const [question] = list;
  const [key] = hidden;
  if (!question) throw new AppError('not_found');
  return { question, files, hidden_key: key ? { reason: key.reason, exam_id: key.exam_id } : null };
}

type Changes = Awaited<ReturnType<typeof selectChangesOn>>;
type Homework = Awaited<ReturnType<typeof selectMarked>>;

async function selectWanted({ db, actor }: Context<'member'>, homework: Homework, wanted: Wanted) {
  const { no, user_id: userId, answer_id: answerId } = wanted;
  if (userId !== undefined || answerId !== undefined || no === undefined) {
    const rows = await selectAnswersOf(db, homework, { userId, answerId });
    if (rows.length === 0) throw new AppError('not_found');
    refuseOwnPaper(
      actor,
      rows.map((row) => row.user_id),
    );
    const meant = rows.filter((row) => no === undefined || row.no === no);
    const changes = await selectChangesOn(db, [meant[0]?.answer_id ?? 0]);
    return { list: meant.map((row) => presentAnswer([row], changes)), total: meant.length };
  }
  const rows = await selectAnswersTo(db, actor, homework, no, wanted);
  const completed = rows.filter(({ is_completed }) => is_completed).map(({ answer_id }) => answer_id);
  const changes = await selectChangesOn(db, completed);
  return {
    list: Map.groupBy(rows, ({ place }) => place)
      .values()
      .map((alike) => presentAnswer(alike, changes))
      .toArray(),
    total: wanted.req_total ? await countAnswersTo(db, actor, homework.id, no) : 0,
  };
}

function presentAnswer(rows: readonly AnswerMarkRow[], changes: Changes): MarkedAnswer {
  const [first] = rows;
  if (!first) throw new Error('an answer that nobody gave');
  return {
    no: first.no,
    answer: first.answer,
    papers: rows.map((row) => ({
      answer_id: row.answer_id,
      user_id: row.user_id,
      name: row.name,
      round: row.round,
      is_completed: row.is_completed,
      ...presentMark(row),
      changes: changes.get(placeOf({ attempt_id: row.answer_id, no: row.no })) ?? [],
    })),
  };
}

type MarkRow = Pick<AnswerMarkRow, 'm_s' | 'm_c' | 'version' | 'marker_id' | 'marker_name' | 'marked_at'>;

export function presentMark(row: MarkRow): Omit<SavedMark, 'answer_id' | 'no'> {
  return {
    m_s: row.m_s,
    m_c: row.m_c,
    version: row.version,
    marker: row.marker_id === null ? null : { user_id: row.marker_id, name: row.marker_name ?? '' },
    marked_at: row.marked_at?.toISOString() ?? null,
  };
}
