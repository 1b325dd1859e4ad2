import type { StudyPlan } from '@tiku/contract';
import { lockPlan, writePlan } from './review.store.ts';
import type { Context } from '../../platform/http/context.ts';

/** As the database fills them in. */
const usual: StudyPlan = { review_amount: 30, daily_goal: 20, has_streak: true, reminder_hour: null };

/** What somebody has set, or what everybody begins with. */
export function planOf(row: StudyPlan | null): StudyPlan {
  const { review_amount, daily_goal, has_streak, reminder_hour } = row ?? usual;
  return { review_amount, daily_goal, has_streak, reminder_hour };
}

type Change = { [K in keyof StudyPlan]?: StudyPlan[K] | undefined };

export async function changePlan({ db, actor }: Context<'member'>, change: Change): Promise<{ plan: StudyPlan }> {
  return db.transaction().execute(async (tx) => {
    const before = planOf(await lockPlan(tx, actor.accountId));
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const plan = { ...before, ...given };
    await writePlan(tx, actor.accountId, plan);
    return { plan };
  });
}
