import { limits } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../../platform/http/context.ts';
import { openBank } from '../open-bank.ts';
import { presentQuestions } from '../questions/list-questions.ts';
import { countTwins, hasUnlooked, selectTwins } from './twin.store.ts';

interface Page {
  start: number;
  limit: number;
  req_total: 0 | 1;
}

/** Side by side, each as its owner may see it. */
export async function listTwins(
  context: Context<'member'>,
  { start, limit, req_total }: Page,
): Promise<ResponseOf<'GET /user_qdb/twins'>> {
  const { db } = context;
  const bank = await openBank(context);
  const pairs = await selectTwins(db, bank.id, start, limit);
  const noes = new Set(pairs.flatMap(({ no, twin_no }) => [no, twin_no]));
  const { list, files } = await presentQuestions(context, bank, [...noes]);
  const questionOf = new Map(list.map((question) => [question.question_id, question]));
  return {
    list: pairs.flatMap(({ no, twin_no }) => {
      const [question, twin] = [questionOf.get(twin_no), questionOf.get(no)];
      return question && twin ? [{ question, twin }] : [];
    }),
    files,
    is_looking: await hasUnlooked(db, bank.id),
    ...(req_total === 1 ? { total: await countTwins(db, bank.id, limits.bankTotalMax) } : {}),
  };
}
