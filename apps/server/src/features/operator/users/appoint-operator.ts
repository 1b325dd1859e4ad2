import type { Db } from '../../../platform/db/database.ts';
import { recordAction } from '../actions/actions.ts';
import { insertOperator, lockNamed, updateOperator } from './appoint-operator.store.ts';
import type { Person } from './appoint-operator.store.ts';

/** Somebody who has an account keeps it as it is, password included. Answers whether it is new. */
export async function appointOperator(tx: Db, person: Person): Promise<boolean> {
  const account = await lockNamed(tx, person.username);
  if (account?.is_operator) return false;
  const aboutId = account ? await updateOperator(tx, account.id) : await insertOperator(tx, person);
  await recordAction(tx, 'command line', {
    action: 'create_operator',
    about: 'account',
    aboutId,
    title: person.username,
  });
  return !account;
}
