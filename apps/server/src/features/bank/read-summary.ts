// What is in a bank, at a glance.
import { bankStates, limits } from '@tiku/contract';
import type { BankState, BankSummary } from '@tiku/contract';
import type { Context } from '../../platform/http/context.ts';
import { readAccount } from '../account/account.ts';
import { selectDifficultyCounts, selectTypeCounts } from '../exam/questions/questions.ts';
import { countMarks } from '../question/question.ts';
import { selectCategories } from './categories/category.store.ts';
import { limitOf, openBank } from './open-bank.ts';
import { selectSourceCounts } from './summary.store.ts';
import { countTwins } from './twins/twin.store.ts';

export async function readSummary(context: Context<'member'>): Promise<BankSummary> {
  const { db, actor } = context;
  const bank = await openBank(context);
  const [{ limit, isVip }, account, categories, types, difficulties, marks, sources, twinsCount] = await Promise.all([
    limitOf(context, db),
    readAccount(context, actor.accountId),
    selectCategories(db, bank.id),
    selectTypeCounts(db, bank.id),
    selectDifficultyCounts(db, bank.id),
    countMarks(db, actor, bank.id),
    selectSourceCounts(db, bank.id),
    countTwins(db, bank.id, limits.bankTotalMax),
  ]);
  const counts: Record<BankState, number> = { ...marks, new: bank.questions_count - marks.done };
  const categorised = categories.reduce((sum, category) => sum + category.questions_count, 0);
  return {
    exam_id: bank.id,
    questions_count: bank.questions_count,
    limit,
    is_vip: isVip,
    storage_used: account.storage_used,
    storage_limit: account.storage_limit,
    categories_count: categories.length,
    twins_count: twinsCount,
    uncategorized_count: bank.questions_count - categorised,
    types: types.map(({ type, questions_count }) => ({ type, questions_count })),
    difficulties: difficulties.map((row) => ({
      difficulty_level: row.difficulty,
      questions_count: row.questions_count,
    })),
    states: Object.fromEntries(bankStates.map((state) => [state, counts[state]])) as Record<BankState, number>,
    sources,
  };
}
