import { AppError } from '../../platform/errors/app-error.ts';
import type { CompanyActor } from '../../platform/session/actor.ts';

/** The company of somebody who runs it. To everybody else in it there is no such place. */
export function administrated({ company }: Pick<CompanyActor, 'company'>): CompanyActor['company'] {
  if (!company.isAdmin && !company.isSuperAdmin) throw new AppError('not_found');
  return company;
}
