// Lists of marked questions. Their keys go to their author, and to people who have answered them or been shown the key.
import { limits } from '@tiku/contract';
import type { ExamQuestion, LastAnswer, QuestionMark } from '@tiku/contract';
import { gradeQuestion } from '@tiku/questions';
import type { Answer } from '@tiku/questions';
import type { Context } from '../../platform/http/context.ts';
import {
  answerInOwnOrder,
  mapShownTexts,
  presentPublic,
  presentSeen,
  presentWithKey,
  selectQuestionsByNo,
  sourceOf,
} from '../exam/questions/questions.ts';
import { selectOpenableExam } from '../exam/access/access.ts';
import { shareMedia } from '../exam/media/media.ts';
import type { ExamRow } from '../exam/exam.ts';
import type { QuestionRow } from '../exam/questions/questions.ts';
import { maySeeKey, selectKeyReaders } from '../question-key/question-key.ts';
import { selectMarkedNoes, selectMarks } from './mark.store.ts';
import type { MarkKind, MarkRow } from './mark.store.ts';
import { presentGrading } from './present-grading.ts';
import { questionHistory } from './question-history.ts';
import type { LastAnswerRow } from './question-history.ts';
import { withMarks } from './settled-marks.ts';

export function presentMark(row: MarkRow): QuestionMark {
  return {
    wrong_at: row.wrong_at?.toISOString() ?? null,
    wrong_count: row.wrong_count,
    favorited_at: row.favorited_at?.toISOString() ?? null,
    mastered_at: row.mastered_at?.toISOString() ?? null,
    note: row.note,
    noted_at: row.noted_at?.toISOString() ?? null,
    highlights: row.highlights ?? [],
    answered_count: row.answered_count,
    right_count: row.right_count,
  };
}

interface Wanted {
  exam_id: number;
  start: number;
  limit: number;
  noes?: readonly number[] | undefined;
}

interface MarkedQuestion {
  question: ExamQuestion;
  mark: QuestionMark;
  with_key: boolean;
  last_answer: LastAnswer | null;
}

interface MarkedQuestions {
  list: MarkedQuestion[];
  files: Record<string, string>;
  total: number;
}

export async function readMarkedQuestions(
  context: Context<'member'>,
  kind: MarkKind,
  wanted: Wanted,
): Promise<MarkedQuestions> {
  const { db, actor } = context;
  const exam = await selectOpenableExam(db, actor, wanted.exam_id);
  const marked = await withMarks(db, exam, actor, (settled) => selectMarkedNoes(settled, actor, exam.id, kind));
  const chosen = wanted.noes
    ? marked.filter((no) => wanted.noes?.includes(no))
    : marked.slice(wanted.start, wanted.start + wanted.limit);
  return { ...(await readQuestionsOf(context, exam, chosen)), total: marked.length };
}

/** All of a list, in pieces that a request could have asked for. */
export async function* readWholeList(
  context: Context<'member'>,
  exam: ExamRow,
  kind: MarkKind,
): AsyncIterable<MarkedQuestion[]> {
  const { db, actor } = context;
  const marked = await withMarks(db, exam, actor, (settled) => selectMarkedNoes(settled, actor, exam.id, kind));
  for (let start = 0; start < marked.length; start += limits.noesMax) {
    const { list } = await readQuestionsOf(context, exam, marked.slice(start, start + limits.noesMax));
    yield list;
  }
}

async function readQuestionsOf(
  context: Context<'member'>,
  exam: ExamRow,
  noes: readonly number[],
): Promise<Omit<MarkedQuestions, 'total'>> {
  const { db, actor, keys } = context;
  const [rows, marks] = await Promise.all([
    selectQuestionsByNo(db, exam.id, noes),
    selectMarks(db, actor, exam.id, noes),
  ]);
  const contentIds = rows.map(({ content_id }) => content_id);
  const [readerOf, answers] = await Promise.all([
    selectKeyReaders(db, actor, exam, contentIds),
    questionHistory.value.selectLastAnswers(db, actor, exam.id, contentIds),
  ]);
  const answerOf = new Map(answers.map((answer) => [answer.content_id, answer]));
  const markOf = new Map(marks.map((mark) => [mark.no, mark]));
  const ownOrder = (row: QuestionRow, answer: Answer) =>
    exam.is_mine ? answer : answerInOwnOrder(row, keys.signing, actor.accountId, answer);
  const present = (row: QuestionRow, withKey: boolean) => {
    if (exam.is_mine && withKey) return presentWithKey(row);
    return (withKey ? presentSeen : presentPublic)(row, keys.signing, actor.accountId);
  };
  const list = rows.flatMap((row) => {
    const mark = markOf.get(row.no);
    if (!mark) return [];
    const withKey = maySeeKey(readerOf(row.content_id));
    const answer = answerOf.get(row.content_id);
    // Beside how often it was right, an own answer tells as much as the key.
    const last_answer = withKey && answer ? presentLastAnswer(row, answer, ownOrder) : null;
    return [
      sourceOf(row, { question: present(row, withKey), mark: presentMark(mark), with_key: withKey, last_answer }),
    ];
  });
  return shareMedia(context, exam.id, list, (item, change, changeMaterial) => ({
    ...item,
    question: mapShownTexts(item.question, change, changeMaterial),
  }));
}

function presentLastAnswer(
  row: QuestionRow,
  { answer, saved_at, is_right, self_score, given_by }: LastAnswerRow,
  toShown: (row: QuestionRow, answer: Answer) => Answer,
): LastAnswer {
  const { content } = row;
  const grading = gradeQuestion(content, answer);
  const isGiven = is_right && grading.status === 'graded' && !grading.right;
  return {
    answer: toShown(row, answer),
    answered_at: saved_at.toISOString(),
    result: presentGrading({ content, answer, is_right, self_score, given_by, isGiven }),
    self_score: given_by === 'learner' ? self_score : null,
  };
}
