// What operators may change about somebody's account. Everything is safe to repeat, and only what changed is written down.
import type { OperatedUser, OperatorActionName } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/db/keyset.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { endSessionsOf } from '../../../platform/session/session.store.ts';
import { siteUrl } from '../../../platform/http/site-url.ts';
import { canMail } from '../../../platform/messages/messages.ts';
import { recordAction } from '../actions/actions.ts';
import { findUser, lockUser, selectUsers, writeDisabled, writeVip } from './user.store.ts';
import type { UserRow } from './user.store.ts';

type Operator = Context<'operator'>;

function presentUser(row: UserRow): OperatedUser {
  return {
    user_id: row.id,
    name: row.name,
    username: row.username,
    mobile: row.mobile,
    email: row.email,
    vip_until: row.vip_until?.toISOString() ?? null,
    is_vip: row.is_vip,
    is_disabled: row.is_disabled,
    is_operator: row.is_operator,
    created_at: row.created_at.toISOString(),
  };
}

interface Wanted {
  after?: string | undefined;
  limit: number;
  query_string: string;
}

export async function listUsers(
  db: Db,
  { query_string, ...page }: Wanted,
): Promise<{ list: OperatedUser[]; next: string | null }> {
  const found = await selectUsers(db, { text: query_string.trim(), ...page });
  const { rows, next } = cutPage(found, page.limit, ({ id }) => String(id));
  return { list: rows.map(presentUser), next };
}

export async function openUser({ db, config }: Operator, accountId: number) {
  const row = await findUser(db, accountId);
  if (!row) throw new AppError('not_found');
  return {
    user: presentUser(row),
    companies: config.variant === 'A' ? row.companies : [],
    exams_count: row.exams_count,
    sessions_count: row.sessions_count,
    storage_bytes: row.storage_bytes,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    can_be_mailed: row.email !== null && canMail(config),
  };
}

interface Change<T> {
  action: OperatorActionName;
  reason?: string;
  detail?: Record<string, unknown>;
  /** Answers null if nothing changed. */
  apply: (tx: Db, user: UserRow) => Promise<T | null>;
}

async function change<T>({ db, actor }: Operator, accountId: number, step: Change<T>): Promise<T | null> {
  const { action, apply, reason, detail } = step;
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, accountId);
    if (!user) throw new AppError('not_found');
    const changed = await apply(tx, user);
    if (changed === null) return null;
    await recordAction(tx, actor, {
      action,
      about: 'account',
      aboutId: accountId,
      title: user.username,
      ...(reason !== undefined && { reason }),
      ...(detail && { detail }),
    });
    return changed;
  });
}

export async function setVip(context: Operator, accountId: number, until: string | null): Promise<void> {
  await change(context, accountId, {
    action: 'set_vip',
    detail: { until },
    apply: async (tx, { vip_until }) => {
      if ((vip_until?.getTime() ?? null) === (until === null ? null : Date.parse(until))) return null;
      await writeVip(tx, accountId, until);
      return true;
    },
  });
}

export async function setDisabled(
  context: Operator,
  accountId: number,
  { isDisabled, reason }: { isDisabled: boolean; reason?: string },
): Promise<void> {
  if (isDisabled && accountId === context.actor.accountId) throw new AppError('own_account');
  await change(context, accountId, {
    action: isDisabled ? 'disable' : 'enable',
    ...(reason !== undefined && { reason }),
    apply: async (tx, user) => {
      if (user.is_disabled === isDisabled) return null;
      await writeDisabled(tx, accountId, isDisabled);
      if (isDisabled) await endSessionsOf(tx, accountId);
      return true;
    },
  });
}

export async function endSessions(context: Operator, accountId: number): Promise<number> {
  const ended = await change(context, accountId, {
    action: 'end_sessions',
    apply: async (tx) => (await endSessionsOf(tx, accountId)) || null,
  });
  return ended ?? 0;
}

/** The same link that somebody who forgot their password asks for. */
export async function sendResetLink(context: Operator, accountId: number): Promise<void> {
  const { db, jobs, language } = context;
  const user = await findUser(db, accountId);
  if (!user) throw new AppError('not_found');
  const { email } = user;
  if (email === null) throw new AppError('no_email');
  await change(context, accountId, { action: 'reset_password', apply: async () => true });
  const request = { channel: 'email', target: email, language: user.language ?? language } as const;
  await jobs.enqueue('send-reset', { ...request, site_url: siteUrl(context) });
}
