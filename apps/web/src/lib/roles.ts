import type { Session } from './session.ts';

export type Role = 'user' | 'partner' | 'ee_user' | 'ee_admin' | 'ee_super_admin' | 'operator';

/** What somebody is in the account they act for now; nothing while signed out. */
export function rolesOf({ token, user, companyId }: Pick<Session, 'token' | 'user' | 'companyId'>): Role[] {
  if (!token) return [];
  const roles: Role[] = [];
  const company = companyId === null ? null : user?.companies.find(({ id }) => id === companyId);
  if (company) {
    roles.push('ee_user');
    if (company.is_super_admin) roles.push('ee_super_admin');
    else if (company.is_admin) roles.push('ee_admin');
  } else {
    roles.push('user');
    if (user?.is_partner) roles.push('partner');
  }
  if (user?.is_operator) roles.push('operator');
  return roles;
}
