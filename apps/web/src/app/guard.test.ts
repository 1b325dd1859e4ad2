import { describe, expect, it } from 'vitest';
import type { Page } from '../lib/navigation/page.ts';
import type { Session } from '../lib/session.ts';
import { buildToken } from '../lib/testing/api-server.ts';
import { detourFrom } from './guard.ts';

const page: Page = {
  path: '/company/users',
  layout: 'sidebar',
  variant: 'A',
  roles: ['ee_super_admin'],
  title: 'page.company-info',
  texts: ['company'],
  load: () => Promise.reject(new Error('not needed')),
};

const signedOut: Session = { token: null, user: null, companyId: null, noticeUnreadCount: 0, practiceExamId: null };

function acting(isSuperAdmin: boolean): Session {
  const company = { id: 7, name: '', review_status: 2, is_admin: true, is_super_admin: isSuperAdmin } as const;
  const user = {
    user_id: 1,
    user_name: '',
    name: '',
    wx_nickname: '',
    is_partner: false,
    is_operator: false,
    companies: [company],
    thumbnail_revision: 0,
  };
  return { ...signedOut, token: buildToken('t'), user, companyId: 7 };
}

describe('the guard', () => {
  it('lets in somebody who has the role', () => {
    expect(detourFrom(page, acting(true), 'A')).toBeNull();
  });

  it('sends others to their home', () => {
    expect(detourFrom(page, acting(false), 'A')).toBe('/user-home');
    expect(detourFrom(page, { ...acting(true), companyId: null }, 'A')).toBe('/user-home');
  });

  it('stops nobody who is signed out: the first call will', () => {
    expect(detourFrom(page, signedOut, 'A')).toBeNull();
  });

  it('knows no pages of another variant', () => {
    expect(detourFrom(page, acting(true), 'B')).toBe('/user-home');
    expect(detourFrom(page, signedOut, 'B')).toBe('/404');
  });

  it('knows no pages of operators to anybody else', () => {
    const { variant: _variant, ...rest } = page;
    const console: Page = { ...rest, path: '/operator', roles: ['operator'] };
    expect(detourFrom(console, signedOut, 'A')).toBe('/404');
    expect(detourFrom(console, acting(true), 'A')).toBe('/404');
    const operator = acting(false);
    if (operator.user) operator.user.is_operator = true;
    expect(detourFrom(console, operator, 'A')).toBeNull();
  });

  it('opens a page without roles to everybody', () => {
    const { roles: _roles, variant: _variant, ...open } = page;
    expect(detourFrom(open, acting(false), 'B')).toBeNull();
  });
});
