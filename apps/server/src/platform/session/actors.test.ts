import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../db/database.ts';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { createActors } from './actors.ts';
import type { Actors } from './actors.ts';
import { endSessionsOf } from './session.store.ts';

const test = useTestApp();
/** Of a process that hears of nothing but the database. */
let actors: Actors;
let now: number;

beforeEach(() => {
  now = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  actors = createActors(test.db);
});
afterEach(() => vi.restoreAllMocks());

async function signedIn() {
  const accountId = await buildAccount(test.db);
  return { accountId, token: await test.tokenFor(accountId) };
}

const setReviewStatus = (company: number, status: number) =>
  sql`update company set review_status = ${status} where id = ${company}`.execute(test.db);

const passSecond = () => void (now += 1_000);

/** For calls that must not ask the database. */
const unreachable = new Proxy({}, { get: () => expect.fail('the database was asked') }) as Db;

describe('somebody who is remembered', () => {
  it('is known again without asking the database', async () => {
    const { accountId, token } = await signedIn();
    expect(await actors.find(test.db, token, undefined)).toMatchObject({ accountId, company: null });
    expect(await actors.find(unreachable, token, undefined)).toMatchObject({ accountId });
  });

  it('is unknown a second after the session ended in another process', async () => {
    const { accountId, token } = await signedIn();
    await actors.find(test.db, token, undefined);
    await endSessionsOf(test.db, accountId);
    passSecond();
    expect(await actors.find(test.db, token, undefined)).toBeNull();
  });

  it('is unknown at once after this process may have ended the session', async () => {
    const { accountId, token } = await signedIn();
    await actors.find(test.db, token, undefined);
    await endSessionsOf(test.db, accountId);
    actors.invalidate();
    expect(await actors.find(test.db, token, undefined)).toBeNull();
  });

  it('is unknown also where the session is ended by a transaction that takes its time', async () => {
    const { accountId, token } = await signedIn();
    const other = await signedIn();
    await actors.find(test.db, token, undefined);
    await test.db.transaction().execute(async (tx) => {
      await endSessionsOf(tx, accountId);
      // Later transactions end, and are read, before this one does.
      await endSessionsOf(test.db, other.accountId);
      passSecond();
      expect(await actors.find(test.db, token, undefined)).not.toBeNull();
    });
    passSecond();
    expect(await actors.find(test.db, token, undefined)).toBeNull();
  });

  it('is unknown once the token expires', async () => {
    const { token } = await signedIn();
    await actors.find(test.db, token, undefined);
    await sql`update session_token set expires_at = now()`.execute(test.db);
    now += 2 * 60 * 60 * 1000;
    expect(await actors.find(test.db, token, undefined)).toBeNull();
  });

  it('is unknown once the account is disabled', async () => {
    const { accountId, token } = await signedIn();
    await actors.find(test.db, token, undefined);
    await sql`update account set is_disabled = true where id = ${accountId}`.execute(test.db);
    passSecond();
    expect(await actors.find(test.db, token, undefined)).toBeNull();
  });

  it('acts for a company only while belonging to it, and while it is approved', async () => {
    const { accountId, token } = await signedIn();
    const company = await buildCompany(test.db, await buildAccount(test.db));
    const find = async () => {
      passSecond();
      return (await actors.find(test.db, token, company))?.company ?? null;
    };
    expect(await find()).toBeNull();
    await test.db.insertInto('company_user').values({ company_id: company, account_id: accountId }).execute();
    expect(await find()).toMatchObject({ id: company });
    await setReviewStatus(company, reviewStatus.rejected);
    expect(await find()).toBeNull();
    await setReviewStatus(company, reviewStatus.approved);
    expect(await find()).toMatchObject({ id: company });
    await sql`delete from company_user where account_id = ${accountId}`.execute(test.db);
    expect(await find()).toBeNull();
  });
});

describe('two processes', () => {
  it('refuse what one of them has signed out: that one at once', async () => {
    vi.restoreAllMocks();
    const { token } = await signedIn();
    const info = () => test.call('GET /app/account/info', {}, { token });
    expect((await info()).status).toBe(200);
    expect((await actors.find(test.db, token, undefined))?.accountId).toBeDefined();
    expect((await test.call('POST /user/logout', {}, { token })).status).toBe(200);
    expect((await info()).status).toBe(401);
    await expect.poll(() => actors.find(test.db, token, undefined)).toBeNull();
  });
});
