import { selectTime } from '../../../platform/db/database-time.ts';
import { limits } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { countUse } from '../../../platform/limits/throttle.ts';
import { siteUrl } from '../../../platform/http/site-url.ts';
import { administrated } from '../administrate.ts';
import { selectDeclined, updateInvited } from '../membership/membership.store.ts';
import { lockUsers } from './user.store.ts';
import { selectCompanyName } from '../company.store.ts';

const DAY = 24 * 60 * 60;
/** Letters and SMS of one company in a day, and to one person from all companies. */
const perCompany = 5 * limits.companyUsersAtOnce;
const perPerson = 3;

/** Answers how many were written to. People who have joined, or were written to within a day, are skipped. */
export async function inviteUsers(context: Context<'company'>, userIds: readonly number[]): Promise<number> {
  const { db, actor, language, messages } = context;
  const { id: companyId } = administrated(actor);
  const url = `${siteUrl(context)}/register`;
  return db.transaction().execute(async (tx) => {
    const rows = await lockUsers(tx, companyId, userIds);
    if (rows.length < new Set(userIds).size) throw new AppError('not_found');
    const name = await selectCompanyName(tx, companyId);
    const declined = await selectDeclined(tx, userIds);
    const invited: number[] = [];
    const now = await selectTime(tx);
    for (const { id, state, email, mobile, invited_at } of rows) {
      const isRecent = invited_at !== null && now.getTime() - invited_at.getTime() < DAY * 1_000;
      const to = email ?? mobile;
      if (state !== 'waiting' || isRecent || to === null) continue;
      const wait = await countUse(tx, [{ key: `company-invite-to:${to.toLowerCase()}`, max: perPerson, seconds: DAY }]);
      if (wait !== null) continue;
      const used = await countUse(tx, [{ key: `company-invite:${companyId}`, max: perCompany, seconds: DAY }]);
      if (used !== null) throw new AppError('too_many_requests', { retryAfter: used });
      const channel = email === null ? 'sms' : 'email';
      // Somebody who declined is skipped, and the company is not told: it would learn who has an account.
      if (!declined.has(id))
        await messages.sendLater(tx, { channel, to, language, template: 'company-invitation', name, url });
      invited.push(id);
    }
    await updateInvited(tx, invited);
    return invited.length;
  });
}
