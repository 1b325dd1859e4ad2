import { describe, expect, it, vi } from 'vitest';
import { newFileKey } from '../../files/file-store.ts';
import { addressExpiry, signAddress } from '../../files/sign-address.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const proxy = '192.0.2.1';
const test = useTestApp({ TIKU_RATE_LIMIT: '5', TIKU_TRUSTED_PROXIES: proxy });

async function statuses(
  times: number,
  options: (turn: number) => { token: string; ip: string; forwardedFor?: string },
) {
  const answers: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const { token, ip, forwardedFor } = options(turn);
    const headers = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {};
    answers.push((await test.call('GET /app/account/info', {}, { token, ip, headers })).status);
  }
  return answers;
}

describe('the limit per account and address', () => {
  it('refuses with 429 and tells when to come back', async () => {
    const token = await test.tokenFor(await buildAccount(test.db));
    expect(await statuses(7, () => ({ token, ip: '198.51.100.1' }))).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await test.call('GET /app/account/info', {}, { token, ip: '198.51.100.1' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('cannot be escaped by inventing forwarded addresses', async () => {
    const token = await test.tokenFor(await buildAccount(test.db));
    const answers = await statuses(7, (turn) => ({ token, ip: '198.51.100.2', forwardedFor: `203.0.113.${turn}` }));
    expect(answers.slice(5)).toEqual([429, 429]);
  });

  it('cannot be escaped behind the trusted proxy either, whatever the client claims first', async () => {
    const token = await test.tokenFor(await buildAccount(test.db));
    const answers = await statuses(7, (turn) => ({
      token,
      ip: proxy,
      forwardedFor: `203.0.113.${turn}, 198.51.100.3`,
    }));
    expect(answers.slice(5)).toEqual([429, 429]);
  });

  it('counts all the addresses of one IPv6 network as one', async () => {
    const token = await test.tokenFor(await buildAccount(test.db));
    const answers = await statuses(7, (turn) => ({ token, ip: `2001:db8:1:2:${turn}::1` }));
    expect(answers.slice(5)).toEqual([429, 429]);
    expect(await statuses(1, () => ({ token, ip: '2001:db8:1:3::1' }))).toEqual([200]);
  });

  it('does not make a school behind one address wait for one of its pupils', async () => {
    const busy = await test.tokenFor(await buildAccount(test.db));
    const calm = await test.tokenFor(await buildAccount(test.db));
    await statuses(7, () => ({ token: busy, ip: '198.51.100.4' }));
    expect(await statuses(2, () => ({ token: calm, ip: '198.51.100.4' }))).toEqual([200, 200]);
  });
});

/** What an address alone may do in a minute, under the limit of this file. */
const ceiling = 500;

async function sendMany(times: number, url: (turn: number) => string, ip: (turn: number) => string, token?: string) {
  const answers = Array.from({ length: times }, (_, turn) =>
    test.send({
      method: 'GET',
      url: url(turn),
      remoteAddress: ip(turn),
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    }),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** Ever another address of one IPv6 network. */
const addressesIn = (network: number) => (turn: number) => `2001:db8:0:${network}::${turn.toString(16)}`;
const unsigned = (turn: number) => `/files/${newFileKey()}?signature=${turn}`;
const info = () => '/api/1/app/account/info?os_type=5';

describe('bad tokens', () => {
  it('are counted by network, looked up no more when there were too many, and lock out nobody who is in', async () => {
    const network = addressesIn(9);
    const token = await test.tokenFor(await buildAccount(test.db));
    expect(await sendMany(1, info, network, token)).toEqual([200]);
    expect(new Set(await sendMany(ceiling, info, network, 'x'.repeat(43)))).toEqual(new Set([401]));
    expect(await sendMany(2, info, network, 'x'.repeat(43))).toEqual([429, 429]);

    const query = vi.spyOn(test.services.pool, 'connect');
    expect(await sendMany(2, info, network, 'x'.repeat(43))).toEqual([429, 429]);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();

    expect(await sendMany(1, info, network, token)).toEqual([200]);
    expect(await sendMany(1, info, () => '198.51.100.9', 'x'.repeat(43))).toEqual([401]);
  });
});

describe('files', () => {
  it('are limited by network where the address is no good', async () => {
    const network = addressesIn(8);
    expect(new Set(await sendMany(ceiling, unsigned, network))).toEqual(new Set([404]));
    expect(await sendMany(2, unsigned, network)).toEqual([429, 429]);
    expect(await sendMany(1, unsigned, () => '198.51.100.9')).toEqual([404]);
  });

  it('are limited by account where it is, and take nothing away from calls', async () => {
    const accountId = await buildAccount(test.db);
    const { signing } = test.services.keys;
    const key = newFileKey();
    const grant = {
      use: 'exam',
      sessionId: 1,
      companyId: null,
      disposition: 'inline',
      expiresAt: addressExpiry(new Date()),
    } as const;
    const address = () => signAddress(signing, key, { ...grant, accountId });
    const network = addressesIn(7);
    expect(await sendMany(5, address, network)).toEqual([404, 404, 404, 404, 404]);
    expect(await sendMany(2, address, network)).toEqual([429, 429]);
    const other = signAddress(signing, key, { ...grant, accountId: await buildAccount(test.db) });
    expect(await sendMany(1, () => other, network)).toEqual([404]);
    expect(await sendMany(1, info, network, await test.tokenFor(accountId))).toEqual([200]);
  });
});
