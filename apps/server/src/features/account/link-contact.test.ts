import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { codeSentTo, messagesTo, otherCode, secretSentTo } from '../../testing/read-messages.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let lastNumber = 15900000000;

beforeEach(() => sql`delete from throttle`.execute(test.db));

const newMobile = () => String(++lastNumber);
const newToken = async () => test.tokenFor(await buildAccount(test.db));
const contactsOf = async (token: string) => {
  const { mobile, email } = (await test.call('GET /app/account/info', {}, { token })).body.account;
  return { mobile, email };
};

const askForCode = (token: string, mobile: string) =>
  test.call('POST /app/linkmobile/verifycode', { mobile }, { token });
const linkMobile = (token: string, mobile: string, verify_code: string) =>
  test.call('PUT /user/mobile', { mobile, verify_code }, { token });
const askForLink = (token: string, email: string) => test.call('PUT /user/email', { email }, { token });
const openLink = (code: string) => test.call('POST /link/account/email/verifycode', { code });

describe('linking a mobile number', () => {
  it('works with the code sent to it, once', async () => {
    const token = await newToken();
    const mobile = newMobile();
    expect((await askForCode(token, mobile)).status).toBe(200);
    const code = await codeSentTo(test.db, mobile);
    expect((await linkMobile(token, mobile, code)).status).toBe(200);
    expect(await contactsOf(token)).toMatchObject({ mobile });
    expect((await linkMobile(token, mobile, code)).status).toBe(400);
  });

  it('changes nothing with a wrong code, or without one', async () => {
    const token = await newToken();
    const mobile = newMobile();
    await askForCode(token, mobile);
    const code = await codeSentTo(test.db, mobile);
    expect((await linkMobile(token, mobile, otherCode(code))).status).toBe(400);
    expect((await test.call('PUT /user/mobile', { mobile } as never, { token })).status).toBe(400);
    expect((await linkMobile(token, newMobile(), code)).status).toBe(400);
    expect(await contactsOf(token)).toMatchObject({ mobile: null });
  });

  it('takes no code that was sent for somebody else, and costs them no try', async () => {
    const [mine, theirs] = [await newToken(), await newToken()];
    const mobile = newMobile();
    await askForCode(theirs, mobile);
    const code = await codeSentTo(test.db, mobile);
    for (let turn = 0; turn < 6; turn++) expect((await linkMobile(mine, mobile, code)).status).toBe(400);
    expect((await linkMobile(theirs, mobile, code)).status).toBe(200);
  });

  it("refuses somebody's number with 409, and only somebody who reads its code learns that", async () => {
    const mobile = newMobile();
    await buildAccount(test.db, { mobile });
    const token = await newToken();
    expect(await askForCode(token, mobile)).toMatchObject({ status: 200, body: {} });
    expect((await linkMobile(token, mobile, '000000')).status).toBe(400);
    const answer = await linkMobile(token, mobile, await codeSentTo(test.db, mobile));
    expect(answer).toMatchObject({ status: 409, body: { error_code: 2011 } });
    expect(await contactsOf(token)).toMatchObject({ mobile: null });
  });
});

describe('linking an e-mail address', () => {
  it('works with the link sent there, once, in a browser that is not signed in', async () => {
    const token = await newToken();
    expect((await askForLink(token, 'Link@example.org')).status).toBe(200);
    expect(await contactsOf(token)).toMatchObject({ email: null });
    const code = await secretSentTo(test.db, 'Link@example.org');
    const [message] = await messagesTo(test.db, 'Link@example.org');
    expect(message?.body).toMatch(/http:\/\/localhost(:\d+)?\/account\/linkemail\?code=/);
    expect((await openLink(code)).status).toBe(200);
    expect(await contactsOf(token)).toMatchObject({ email: 'Link@example.org' });
    expect(await openLink(code)).toMatchObject({ status: 400, body: { error_code: 2008 } });
    expect(await openLink('x')).toMatchObject({ status: 400, body: { error_code: 2007 } });
  });

  it('is refused to somebody who is signed in to another account, and waits for the one who asked', async () => {
    const [mallory, victim] = [await buildAccount(test.db), await buildAccount(test.db)];
    const token = await test.tokenFor(mallory);
    await askForLink(token, 'victim@example.org');
    const code = await secretSentTo(test.db, 'victim@example.org');
    const open = (user_id: number) => test.call('POST /link/account/email/verifycode', { code, user_id });
    expect(await open(victim)).toMatchObject({ status: 409, body: { error_code: 2017 } });
    expect(await contactsOf(token)).toMatchObject({ email: null });
    expect((await open(mallory)).status).toBe(200);
  });

  it('follows the newest request: an older link is worthless', async () => {
    const token = await newToken();
    await askForLink(token, 'first@example.org');
    await askForLink(token, 'second@example.org');
    expect((await openLink(await secretSentTo(test.db, 'second@example.org'))).status).toBe(200);
    expect(await openLink(await secretSentTo(test.db, 'first@example.org'))).toMatchObject({
      status: 400,
      body: { error_code: 2009 },
    });
    expect(await contactsOf(token)).toMatchObject({ email: 'second@example.org' });
  });

  it('gives an address that two opened at once to one of them', async () => {
    const tokens = [await newToken(), await newToken()];
    const codes: string[] = [];
    for (const token of tokens) {
      await askForLink(token, 'shared@example.org');
      codes.push(await secretSentTo(test.db, 'shared@example.org'));
      await sql`delete from throttle`.execute(test.db);
    }
    const statuses = await Promise.all(codes.map(async (code) => (await openLink(code)).status));
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  it('writes to five addresses an hour for one account, wherever it is', async () => {
    const token = await newToken();
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn++) statuses.push((await askForLink(token, `many${turn}@example.org`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('needs a token to ask', async () => {
    expect((await askForLink('', 'nobody@example.org')).status).toBe(401);
  });
});
