import type { ExamQuestion } from '@tiku/contract';
import type { Context } from '../../http/context.ts';
import { signMedia } from './exam-media.ts';
import { selectQuestions, selectQuestionsByNo } from './exam-question.store.ts';
import { mediaOf, presentPublic, presentWithKey } from './exam-question.ts';
import { selectOpenableExam } from './open-exam.ts';

interface Wanted {
  examId: number;
  start: number;
  limit: number;
  noes: readonly number[] | undefined;
  withTotal: boolean;
}

interface ReadQuestions {
  list: ExamQuestion[];
  files: Record<string, string>;
  with_keys: boolean;
  total?: number;
}

/** As an exam asks them now. */
export async function readQuestions(context: Context<'member'>, wanted: Wanted): Promise<ReadQuestions> {
  const { db, actor, keys } = context;
  const { noes, start, limit } = wanted;
  const exam = await selectOpenableExam(db, actor, wanted.examId);
  const rows = noes ? await selectQuestionsByNo(db, exam.id, noes) : await selectQuestions(db, exam.id, start, limit);
  const list = rows.map((row) =>
    exam.is_mine ? presentWithKey(row) : presentPublic(row, keys.signing, actor.accountId),
  );
  return {
    list,
    files: await signMedia(context, exam.id, mediaOf(list)),
    with_keys: exam.is_mine,
    ...(wanted.withTotal ? { total: exam.questions_count } : {}),
  };
}
