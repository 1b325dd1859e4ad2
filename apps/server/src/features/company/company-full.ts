import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { selectMemberLimit } from './company.store.ts';

/** The database counts the people of a company, so that no two who add some at once pass its limit together. */
export async function orFull<T>(tx: Db, companyId: number, work: () => Promise<T>): Promise<T> {
  const limit = await selectMemberLimit(tx, companyId);
  try {
    return await work();
  } catch (error) {
    const isFull = error instanceof Error && 'constraint' in error && error.constraint === 'company_full';
    throw isFull ? new AppError('company_full', { counts: { limit }, cause: error }) : error;
  }
}
