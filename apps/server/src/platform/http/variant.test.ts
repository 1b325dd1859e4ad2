import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp({ TIKU_VARIANT: 'B' });
let token: string;
let companyId: number;

beforeAll(async () => {
  const boss = await buildAccount(test.db, { is_partner: true });
  companyId = await buildCompany(test.db, boss);
  token = await test.tokenFor(boss);
});

describe('variant B', () => {
  it('refuses company_id in every call', async () => {
    const inCompany = await test.call('POST /uploadedexams', {}, { token, companyId });
    expect([inCompany.status, inCompany.body]).toEqual([
      400,
      expect.objectContaining({ error_code: 1000, fields: { company_id: expect.any(String) } }),
    ]);
    expect((await test.call('POST /uploadedexams', {}, { token })).status).toBe(200);
  });

  it('lists no companies and no partners', async () => {
    const { account } = (await test.call('GET /app/account/info', {}, { token })).body;
    expect(account).toMatchObject({ companies: [], is_partner: false });
  });

  it('has no calls about companies', async () => {
    expect((await test.call('GET /ee/company/info/first', {}, { token })).status).toBe(404);
    expect((await test.call('GET /ee/company/info', {}, { token })).status).toBe(404);
  });
});

describe('HEAD', () => {
  it.each(['/api/1/web/config', '/api/1/openapi.json', '/api/1/user/myexams/total?os_type=5'])(
    'tells of %s what GET does, without the body',
    async (url) => {
      const headers = { authorization: `Bearer ${token}` };
      const got = await test.send({ method: 'GET', url, headers });
      const told = await test.app.inject({ method: 'HEAD', url, headers });
      expect([told.statusCode, told.headers['content-type']]).toEqual([got.status, got.headers['content-type']]);
      expect(told.body).toBe('');
      expect(got.status).toBe(200);
    },
  );
});

describe('the description of variant B', () => {
  it('tells of no call that it does not have', async () => {
    const { body } = await test.send({ method: 'GET', url: '/api/1/openapi.json' });
    const { paths } = body as { paths: object };
    expect(Object.keys(paths).filter((path) => /^\/(ee|partner)\//.test(path))).toEqual([]);
    expect(paths).toHaveProperty(['/app/user/login']);
  });
});
