import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../../platform/http/context.ts';
import { selectOpenableExam } from '../../exam/access/access.ts';
import { findRank, selectFirstRanks, selectOwnTest } from './rank.store.ts';

const placesShown = 10;

export async function readRanks(
  { db, actor }: Context<'member'>,
  wantedId: number,
): Promise<ResponseOf<'GET /exam/ranks'>> {
  const { id } = await selectOpenableExam(db, actor, wantedId);
  const [rows, place, own] = await Promise.all([
    selectFirstRanks(db, actor, id, placesShown),
    findRank(db, id, actor),
    selectOwnTest(db, id, actor),
  ]);
  return {
    list: rows.map(({ account_id, name, rank, points, seconds }) => ({
      rank,
      points,
      seconds,
      user_id: account_id,
      name,
      is_mine: account_id === actor.accountId,
    })),
    mine: place && own.best && { ...place, ...own.best },
    is_hidden: own.hide_exam_rank,
  };
}
