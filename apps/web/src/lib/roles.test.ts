import { describe, expect, it } from 'vitest';
import { rolesOf } from './roles.ts';
import { buildToken } from './testing/api-server.ts';

const company = { id: 7, name: 'Bluebird', review_status: 2, is_admin: false, is_super_admin: false } as const;

function roles(about: {
  is_partner?: boolean;
  is_operator?: boolean;
  admin?: boolean;
  superAdmin?: boolean;
  in?: number;
}) {
  const companies = [{ ...company, is_admin: about.admin ?? false, is_super_admin: about.superAdmin ?? false }];
  const user = {
    user_id: 1,
    user_name: 'demo',
    name: '',
    wx_nickname: '',
    is_partner: about.is_partner ?? false,
    is_operator: about.is_operator ?? false,
    companies,
    thumbnail_revision: 0,
  };
  return rolesOf({ token: buildToken('t'), user, companyId: about.in ?? null });
}

describe('roles', () => {
  it('are none while signed out', () => {
    expect(rolesOf({ token: null, user: null, companyId: null })).toEqual([]);
  });

  it('follow the personal account', () => {
    expect(roles({})).toEqual(['user']);
    expect(roles({ is_partner: true })).toEqual(['user', 'partner']);
    expect(roles({ is_operator: true })).toEqual(['user', 'operator']);
  });

  it('follow the company acted for', () => {
    expect(roles({ in: 7 })).toEqual(['ee_user']);
    expect(roles({ in: 7, admin: true })).toEqual(['ee_user', 'ee_admin']);
    expect(roles({ in: 7, admin: true, superAdmin: true })).toEqual(['ee_user', 'ee_super_admin']);
    expect(roles({ in: 7, is_partner: true })).toEqual(['ee_user']);
    expect(roles({ in: 7, is_operator: true })).toEqual(['ee_user', 'operator']);
  });

  it('are the personal ones when the company is none of theirs', () => {
    expect(roles({ in: 99 })).toEqual(['user']);
  });
});
