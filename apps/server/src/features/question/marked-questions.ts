// Lists of marked questions. Their keys go to their author, and to whoever has answered them or been shown the key.
import { limits } from '@tiku/contract';
import type { ExamQuestion, QuestionMark } from '@tiku/contract';
import type { Context } from '../../http/context.ts';
import {
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
  const readerOf = await selectKeyReaders(
    db,
    actor,
    exam,
    rows.map(({ content_id }) => content_id),
  );
  const markOf = new Map(marks.map((mark) => [mark.no, mark]));
  const present = (row: QuestionRow, withKey: boolean) => {
    if (exam.is_mine && withKey) return presentWithKey(row);
    return (withKey ? presentSeen : presentPublic)(row, keys.signing, actor.accountId);
  };
  const list = rows.flatMap((row) => {
    const mark = markOf.get(row.no);
    if (!mark) return [];
    const withKey = maySeeKey(readerOf(row.content_id));
    return [sourceOf(row, { question: present(row, withKey), mark: presentMark(mark), with_key: withKey })];
  });
  return shareMedia(context, exam.id, list, (item, change, changeMaterial) => ({
    ...item,
    question: mapShownTexts(item.question, change, changeMaterial),
  }));
}
