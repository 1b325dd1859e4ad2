// What operators do is written down in the transaction that does it, and stays.
import type { OperatorAbout, OperatorAction, OperatorActionName } from '@tiku/contract';
import { cutPage } from '../../../platform/db/keyset.ts';
import type { Db } from '../../../platform/db/database.ts';
import { searchQuery, searchVector } from '../../question-text/question-text.ts';
import { insertAction, selectActions } from './action.store.ts';
import type { ActionRow } from './action.store.ts';

/** Who does it: an account, or somebody at the command line of the server. */
export type ActingOperator = { accountId: number } | 'command line';

interface Done {
  action: OperatorActionName;
  about: OperatorAbout;
  aboutId: number | null;
  title: string;
  reason?: string | null;
  detail?: Record<string, unknown>;
}

export async function recordAction(tx: Db, operator: ActingOperator, done: Done): Promise<void> {
  const { action, about, aboutId, title, reason = null, detail = {} } = done;
  await insertAction(tx, {
    accountId: operator === 'command line' ? null : operator.accountId,
    action,
    about,
    aboutId,
    title,
    detail: reason === null ? detail : { ...detail, reason },
    search: searchVector([title, reason ?? '', aboutId === null ? '' : String(aboutId)]),
  });
}

interface Wanted {
  after?: string | undefined;
  limit: number;
  query_string: string;
  action?: OperatorActionName | undefined;
  about?: OperatorAbout | undefined;
  about_id?: number | undefined;
}

function presentAction(row: ActionRow): OperatorAction {
  const { id, account_id, actor_name, detail, created_at, ...rest } = row;
  return {
    ...rest,
    action_id: id,
    user_id: account_id,
    name: actor_name,
    reason: typeof detail.reason === 'string' ? detail.reason : null,
    created_at: created_at.toISOString(),
  };
}

export async function listActions(
  db: Db,
  { query_string, ...wanted }: Wanted,
): Promise<{ list: OperatorAction[]; next: string | null }> {
  const rows = await selectActions(db, { ...wanted, words: searchQuery(query_string) });
  const { rows: shown, next } = cutPage(rows, wanted.limit, ({ id }) => String(id));
  return { list: shown.map(presentAction), next };
}
