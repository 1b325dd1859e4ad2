import { accountCalls } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineRoutes } from '../../platform/http/routes.ts';
import { endSession } from '../../platform/session/session.store.ts';
import { endSessionLate, exchangeRefreshToken } from '../../platform/session/sessions.ts';
import { updateAccount } from './account.store.ts';
import { readAccount } from './account.ts';
import { changeTimeZone } from './time-zone.ts';
import { listDevices, signOutDevices } from './devices.ts';
import { countPayments, selectPayments } from './payment.store.ts';
import type { PaymentRow } from './payment.store.ts';
import { signIn } from './sign-in.ts';
import { readThumbnail, removeThumbnail, replaceThumbnail } from './thumbnail.ts';

type Payment = ResponseOf<'GET /user/pay/details'>['list'][number];

function presentPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    item: row.item,
    type: row.type as Payment['type'],
    amount: row.amount,
    currency: row.currency,
    date: row.paid_at.toISOString(),
  };
}

export const accountRoutes = defineRoutes(accountCalls, {
  'POST /app/user/login': async (context, input) => signIn(context, input),

  'POST /user/refreshtoken': async ({ db, keys }, { refresh_token }) => {
    const tokens = await exchangeRefreshToken(db, keys.signing, refresh_token);
    if (!tokens) throw new AppError('session_over');
    return tokens;
  },

  'POST /user/logout': async ({ db, actor }) => {
    await endSession(db, actor.sessionId);
    return {};
  },

  'POST /user/session/end': async ({ db, keys }, { logout_token }) => {
    await endSessionLate(db, keys.signing, logout_token);
    return {};
  },

  'GET /app/account/info': async (context) => ({ account: await readAccount(context, context.actor.accountId) }),

  'POST /app/account/info': async (context, { time_zone, browser_time_zone, ...change }) => {
    const { accountId } = context.actor;
    await changeTimeZone(context, { time_zone, browser_time_zone });
    await updateAccount(context.db, accountId, change);
    return { account: await readAccount(context, accountId) };
  },

  'POST /app/user/thumbnail': async (context, { file }) => ({ revision: await replaceThumbnail(context, file) }),

  'DELETE /app/user/thumbnail': async (context) => ({ revision: await removeThumbnail(context) }),

  'GET /app/user/thumbnail': async (context, { userid }) => readThumbnail(context, userid),

  'GET /user/sessions': async (context) => ({ list: await listDevices(context) }),

  'DELETE /user/sessions': async (context, { session_id }) => {
    await signOutDevices(context, session_id);
    return {};
  },

  'GET /user/pay/details': async ({ db, actor }, { start, limit, req_total }) => {
    // What a person has paid is none of the company's business.
    if (actor.company) throw new AppError('not_found');
    const payments = await selectPayments(db, actor.accountId, start, limit);
    return {
      list: payments.map(presentPayment),
      ...(req_total === 1 ? { total: await countPayments(db, actor.accountId) } : {}),
    };
  },
});
