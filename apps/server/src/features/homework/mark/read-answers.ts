import type { HiddenKey, ResponseOf } from '@tiku/contract';
import { addressFile } from '../../../platform/files/sign-address.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { shareMedia } from '../../exam/media/media.ts';
import { mapShownTexts, presentTo, selectQuestionsByNo, sourceOf } from '../../exam/questions/questions.ts';
import { markerKeyAt } from '../../question-key/question-key.ts';
import { refuseOwnPaper } from '../access/access.ts';
import { selectOffered } from '../comments/comments.ts';
import {
  countAnswersTo,
  findNextPaper,
  findNextQuestion,
  selectAnswersOf,
  selectAnswersTo,
  selectFilesOf,
} from './marked-answer.store.ts';
import type { WantedAnswers } from './marked-answer.store.ts';
import { selectChangesOn } from '../regrade/regrade.ts';
import { selectMarkerKeys } from '../marker-keys/marker-keys.ts';
import { selectMarked } from './marked-homework.ts';
import { presentAnswer } from './present-answer.ts';

interface Wanted extends Omit<WantedAnswers, 'no'> {
  homework_id: number;
  user_id?: number | undefined;
  answer_id?: number | undefined;
  no?: number | undefined;
  req_total: boolean | number;
}

type Answers = ResponseOf<'POST /group/homework/member/question/marks'>;

export async function readAnswers(context: Context<'member'>, wanted: Wanted): Promise<Answers> {
  const { db, actor } = context;
  const homework = await selectMarked(db, actor, wanted.homework_id);
  const { list, total, next } = await selectWanted(context, homework, wanted);
  const noes = [...new Set(list.map(({ no }) => no))];
  const answerIds = list.flatMap(({ answer, papers }) =>
    answer.files.length > 0 ? papers.map(({ answer_id }) => answer_id) : [],
  );
  const [shared, files, comments] = await Promise.all([
    readQuestions(context, homework.exam_id, noes),
    selectFilesOf(db, answerIds),
    selectOffered(db, actor.accountId, homework.id, noes),
  ]);
  return {
    list,
    ...(wanted.req_total ? { total } : {}),
    next,
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

type Homework = Awaited<ReturnType<typeof selectMarked>>;

async function selectWanted(context: Context<'member'>, homework: Homework, wanted: Wanted) {
  const { no, user_id, answer_id } = wanted;
  if (user_id !== undefined || answer_id !== undefined || no === undefined)
    return selectOfPaper(context, homework, wanted);
  return selectToQuestion(context, homework, { ...wanted, no });
}

async function selectOfPaper({ db, actor }: Context<'member'>, homework: Homework, wanted: Wanted) {
  const { no, user_id: userId, answer_id: answerId } = wanted;
  const rows = await selectAnswersOf(db, homework, { userId, answerId });
  const [first] = rows;
  if (!first) throw new AppError('not_found');
  refuseOwnPaper(actor, [first.user_id]);
  const meant = rows.filter((row) => no === undefined || row.no === no);
  const [changes, nextId] = await Promise.all([
    selectChangesOn(db, [first.answer_id]),
    first.is_completed ? null : findNextPaper(db, actor, homework.id, first.answer_id, wanted),
  ]);
  return {
    list: meant
      .filter(({ is_unmarked }) => is_unmarked || !wanted.is_unmarked)
      .map((row) => presentAnswer([row], changes, wanted)),
    total: meant.length,
    next: nextId === null ? null : { answer_id: nextId, start: 0 },
  };
}

interface WantedOfQuestion extends WantedAnswers {
  req_total: boolean | number;
}

async function selectToQuestion({ db, actor }: Context<'member'>, homework: Homework, wanted: WantedOfQuestion) {
  const rows = await selectAnswersTo(db, actor, homework, wanted);
  const completed = rows.filter(({ is_completed }) => is_completed).map(({ answer_id }) => answer_id);
  const list = Map.groupBy(rows, ({ place }) => place);
  const [changes, total, nextNo] = await Promise.all([
    selectChangesOn(db, completed),
    wanted.req_total ? countAnswersTo(db, actor, homework.id, wanted.no) : 0,
    list.size < wanted.limit ? findNextQuestion(db, actor, homework.id, wanted) : null,
  ]);
  const more = { no: wanted.no, start: rows.at(-1)?.place ?? wanted.start };
  const afterwards = nextNo === null ? null : { no: nextNo, start: 0 };
  return {
    list: Array.from(list.values(), (alike) => presentAnswer(alike, changes, wanted)),
    total,
    next: list.size === wanted.limit ? more : afterwards,
  };
}
