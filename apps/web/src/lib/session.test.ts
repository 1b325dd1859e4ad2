import { describe, expect, it } from 'vitest';
import { createSessionStore } from './session.ts';
import { buildStorage, buildToken } from './testing/api-server.ts';

const company = { id: 7, name: 'Bluebird', review_status: 2, is_admin: true, is_super_admin: true } as const;

const signInAnswer = {
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 7200,
  logout_token: '1.a',
  seal_key: '',
  userid: 3,
  username: 'demo',
  name: 'Lin',
  wx_nickname: '',
  is_partner: false,
  is_operator: false,
  companies: [company],
  notice_unread_count: 4,
};

const account = {
  id: 3,
  username: 'demo',
  name: 'Lin',
  wx_nickname: '',
  description: '',
  is_partner: true,
  is_operator: false,
  companies: [company],
  hide_exam_rank: false,
  time_zone: 'UTC',
  is_time_zone_chosen: false,
  mobile: null,
  email: null,
  vip_until: null,
  storage_used: 0,
  storage_limit: 1,
  thumbnail_revision: 2,
  notice_unread_count: 1,
};

describe('the session', () => {
  it('is there again after a reload', () => {
    const storage = buildStorage();
    const before = Date.now();
    createSessionStore(storage).signIn(signInAnswer);
    const { token, user, noticeUnreadCount } = createSessionStore(storage).getState();
    expect(token?.expired_time).toBeGreaterThanOrEqual(before + 7_200_000);
    expect([user?.user_id, user?.user_name, noticeUnreadCount]).toEqual([3, 'demo', 4]);
  });

  it('starts signed out when what was kept cannot be read', () => {
    for (const text of ['{', 'null', '"x"']) {
      const session = createSessionStore({ read: () => text, write: () => {} });
      expect(session.getState().token).toBeNull();
    }
  });

  it('works for as long as the page is open where nothing can be kept', () => {
    const session = createSessionStore({ read: () => null, write: () => {} });
    session.signIn(signInAnswer);
    session.update({ noticeUnreadCount: 2 });
    expect(session.getState()).toMatchObject({ token: { access_token: 'a' }, noticeUnreadCount: 2 });
  });

  it('never writes an old token over one that another tab has refreshed', () => {
    const storage = buildStorage();
    const here = createSessionStore(storage);
    here.signIn(signInAnswer);
    const there = createSessionStore(storage);
    there.update({ token: buildToken('newer') });
    here.update({ noticeUnreadCount: 0 });
    expect(createSessionStore(storage).getState().token?.access_token).toBe('newer');
    expect(here.getState().token?.access_token).toBe('newer');
  });

  it('leaves nothing of one account behind for the next', () => {
    const session = createSessionStore(buildStorage());
    session.signIn(signInAnswer);
    session.update({ companyId: 7, practiceExamId: 12 });
    session.signIn({ ...signInAnswer, userid: 4, companies: [] });
    expect(session.getState()).toMatchObject({ user: { user_id: 4 }, companyId: null, practiceExamId: null });
  });
});

describe('what the server says of the account now', () => {
  it('replaces what was remembered', () => {
    const session = createSessionStore(buildStorage());
    session.signIn(signInAnswer);
    session.update({ companyId: 7 });
    session.updateAccount(account);
    expect(session.getState()).toMatchObject({
      user: { is_partner: true, thumbnail_revision: 2 },
      companyId: 7,
      noticeUnreadCount: 1,
    });
  });

  it.each([
    ['was left', []],
    ['lost its approval', [{ ...company, review_status: 3 as const }]],
  ])('ends acting for a company that %s', (_, companies) => {
    const session = createSessionStore(buildStorage());
    session.signIn(signInAnswer);
    session.update({ companyId: 7 });
    session.updateAccount({ ...account, companies });
    expect(session.getState().companyId).toBeNull();
  });

  it('is ignored when it arrives after signing out', () => {
    const session = createSessionStore(buildStorage());
    session.signIn(signInAnswer);
    session.clear();
    session.updateAccount(account);
    expect(session.getState().user).toBeNull();
  });
});
