import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** The database counts the people of a company, so that no two who add some at once pass its limit together. */
export async function orFull<T>(tx: Db, companyId: number, work: () => Promise<T>): Promise<T> {
  const company = tx.selectFrom('company').select('member_limit').where('id', '=', companyId);
  const { member_limit: limit } = await company.executeTakeFirstOrThrow();
  try {
    return await work();
  } catch (error) {
    const isFull = error instanceof Error && 'constraint' in error && error.constraint === 'company_full';
    throw isFull ? new AppError('company_full', { counts: { limit }, cause: error }) : error;
  }
}
