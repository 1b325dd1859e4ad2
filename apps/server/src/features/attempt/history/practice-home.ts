import type { PracticeRecord, ResponseOf } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Context } from '../../../platform/http/context.ts';
import { isVip } from '../../account/account.ts';
import { selectOpenableExam } from '../../exam/access/access.ts';
import { countMarks, withMarks } from '../../question/question.ts';
import { selectPractices } from './history.store.ts';
import { presentPractice } from './history.ts';
import { findRank } from '../report/rank.store.ts';

type Home = ResponseOf<'GET /exam/user_online_prac/home'>;

const recentMax = 20;

/** In all exams, the last first. */
export async function readRecentPractices(db: Db, actor: Actor, limit: number): Promise<PracticeRecord[]> {
  return (await selectPractices(db, actor, undefined, limit)).map(presentPractice);
}

export async function readHome({ db, actor }: Context<'member'>, examId: number | undefined): Promise<Home> {
  if (examId === undefined) return { practices: await readRecentPractices(db, actor, recentMax) };
  const exam = await selectOpenableExam(db, actor, examId);
  const [practices, marks, rank, vip] = await Promise.all([
    selectPractices(db, actor, exam.id, recentMax),
    withMarks(db, exam, actor, (settled) => countMarks(settled, actor, exam.id)),
    findRank(db, exam.id, actor),
    isVip(db, actor.accountId),
  ]);
  return {
    practices: practices.map(presentPractice),
    exam: {
      questions_count: exam.questions_count,
      done_count: marks.done,
      wrong_count: marks.wrong,
      favorited_count: marks.favorited,
      noted_count: marks.noted,
      mastered_count: marks.mastered,
      rank,
      has_levels: exam.levels_count > 0,
      is_vip: vip,
    },
  };
}
