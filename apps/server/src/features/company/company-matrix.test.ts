// Who may do what in a company: two of them, six roles, every call about companies; and every call there is with a company
// that is not one's own.
import { apiBase, contract, parseAddress } from '@tiku/contract';
import type { Address, CallAddress, RequestOf } from '@tiku/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { buildCompanyUser } from '../../testing/build-company-user.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const roles = ['superAdmin', 'admin', 'user', 'expired', 'removed', 'outsider'] as const;
type Role = (typeof roles)[number];

/** What a company has that a request can name. */
interface World {
  company_id: number;
  user_id: number;
  group_id: number;
  exam_id: number;
}

type Expected = Partial<Record<Role, number>>;

interface Row<A extends CallAddress> {
  request: (world: World) => RequestOf<A>;
  expected: Expected;
  /** Names something of a company: one of another company is not there. */
  isNamed?: true;
}

const forSuperAdmin: Expected = { superAdmin: 200 };
const forAdmins: Expected = { ...forSuperAdmin, admin: 200 };
const forPeople: Expected = { ...forAdmins, user: 200 };

const days = { from: '2026-11-01', to: '2026-11-30' };
const months = { from: '2026-10', to: '2026-11' };
const nothing = () => ({});
const ofUser = ({ user_id }: World) => ({ user_id });
const ofGroup = ({ group_id }: World) => ({ group_id });

/** Those that take a file, or end the role that somebody has, have tests of their own. */
const elsewhere = [
  'POST /ee/company/image',
  'POST /ee/company/users/excel',
  'DELETE /ee/company/membership',
  'PUT /ee/company/super-admin',
] as const;
type CompanyAddress = Exclude<Extract<CallAddress, `${string} /ee/${string}`>, (typeof elsewhere)[number]>;

const rows: { [A in CompanyAddress]: Row<A> } = {
  'GET /ee/company/info': { request: nothing, expected: forPeople },
  'GET /ee/company/info/first': { request: nothing, expected: forPeople },
  'POST /ee/company/info': {
    request: () => ({ company: { name: 'Renamed', member_limit: 10_000, is_draft: true } }),
    expected: forSuperAdmin,
  },
  // There is none: the tests of pictures say who may see one.
  'GET /ee/company/logo': { request: ({ company_id }) => ({ id: company_id }), expected: {}, isNamed: true },
  'GET /ee/company/image': {
    request: ({ company_id }) => ({ id: company_id, type: 1, is_draft: 1 }),
    expected: {},
    isNamed: true,
  },
  'DELETE /ee/company/image': {
    request: ({ company_id }) => ({ id: company_id, type: 1 }),
    expected: forSuperAdmin,
    isNamed: true,
  },
  'POST /ee/company/users': { request: nothing, expected: forAdmins },
  'GET /ee/company/departments': { request: nothing, expected: forAdmins },
  'POST /ee/company/user': {
    request: ({ user_id }) => ({ name: 'New', mobile: `137${String(10_000_000 + user_id).slice(-8)}` }),
    expected: forAdmins,
  },
  'GET /ee/company/user': { request: ({ user_id }) => ({ id: user_id }), expected: forAdmins, isNamed: true },
  'PUT /ee/company/user': {
    request: ({ user_id }) => ({ id: user_id, name: 'Renamed' }),
    expected: forAdmins,
    isNamed: true,
  },
  'DELETE /ee/company/user': { request: ({ user_id }) => ({ id: user_id }), expected: forAdmins, isNamed: true },
  'PUT /ee/company/users': {
    request: ({ user_id }) => ({ user_ids: [user_id], department: 'Sales' }),
    expected: forAdmins,
    isNamed: true,
  },
  'DELETE /ee/company/users': {
    request: ({ user_id }) => ({ user_ids: [user_id] }),
    expected: forAdmins,
    isNamed: true,
  },
  'POST /ee/company/users/invite': {
    request: ({ user_id }) => ({ user_ids: [user_id] }),
    expected: forAdmins,
    isNamed: true,
  },
  'GET /ee/company/memberships': { request: nothing, expected: forPeople },
  // Only the account with that person's number is asked.
  'PUT /ee/company/invitation': {
    request: ({ user_id }) => ({ id: user_id, is_accepted: true }),
    expected: {},
    isNamed: true,
  },
  'GET /ee/company/users/excel/template': { request: nothing, expected: forAdmins },
  'POST /ee/company/users/excel/export': { request: nothing, expected: forAdmins },
  'POST /ee/company/groups': { request: nothing, expected: forAdmins },
  'GET /ee/company/group/home': { request: ofGroup, expected: forAdmins, isNamed: true },
  'POST /ee/company/group/users': { request: ofGroup, expected: forAdmins, isNamed: true },
  'POST /ee/company/group/users/excel/export': { request: ofGroup, expected: forAdmins, isNamed: true },
  'PUT /ee/company/group/manager': { request: ofGroup, expected: forAdmins, isNamed: true },
  'POST /ee/company/exams': { request: nothing, expected: forAdmins },
  'PUT /ee/company/exam/author': {
    request: ({ exam_id }) => ({ exam_id }),
    expected: forAdmins,
    isNamed: true,
  },
  'GET /ee/company/study/statistics/logs': { request: () => days, expected: forAdmins },
  'GET /ee/company/study/statistics/month/logs': { request: () => months, expected: forAdmins },
  'GET /ee/company/study/statistics/log/details': {
    request: (world) => ({ date: '2026-11-01', ...ofUser(world) }),
    expected: forAdmins,
    isNamed: true,
  },
  'GET /ee/company/study/statistics/users': { request: () => days, expected: forAdmins },
  'GET /ee/company/study/statistics/exams': {
    request: (world) => ({ ...days, ...ofUser(world) }),
    expected: forAdmins,
    isNamed: true,
  },
  'GET /ee/company/user/home': { request: ofUser, expected: forAdmins, isNamed: true },
  'GET /ee/company/study/statistics/logs/excel': {
    request: (world) => ({ ...days, ...ofUser(world) }),
    expected: forAdmins,
    isNamed: true,
  },
  'GET /ee/company/study/statistics/month/logs/excel': {
    request: (world) => ({ ...months, ...ofUser(world) }),
    expected: forAdmins,
    isNamed: true,
  },
  'GET /ee/company/study/statistics/log/details/excel': {
    request: (world) => ({ date: '2026-11-01', ...ofUser(world) }),
    expected: forAdmins,
    isNamed: true,
  },
  'GET /ee/company/study/statistics/exams/excel': {
    request: (world) => ({ ...days, ...ofUser(world) }),
    expected: forAdmins,
    isNamed: true,
  },
  'GET /ee/company/study/statistics/users/excel': { request: () => days, expected: forAdmins },
};

const addresses = (Object.keys(contract) as CallAddress[]).filter(
  (address) => address.includes(' /ee/') && !elsewhere.some((each) => each === address),
) as CompanyAddress[];

const test = useTestApp();
const tokens = new Map<Role, string>();
const mine = {} as World;
const theirs = {} as World;

async function buildWorld(companyId: number, ownerId: number): Promise<World> {
  const gone = await buildAccount(test.db);
  await buildCompanyUser(test.db, companyId, { accountId: gone, has: 'left' });
  const exam_id = await buildExam(test.db, gone);
  await test.db.updateTable('exam').set({ company_id: companyId }).where('id', '=', exam_id).execute();
  const group_id = await buildGroup(test.db, ownerId);
  await test.db.updateTable('study_group').set({ company_id: companyId }).where('id', '=', group_id).execute();
  const mobile = `139${String(10_000_000 + group_id)}`;
  return { company_id: companyId, user_id: await buildCompanyUser(test.db, companyId, { mobile }), group_id, exam_id };
}

beforeAll(async () => {
  const superAdminId = await buildAccount(test.db);
  const companyId = await buildCompany(test.db, superAdminId, { name: 'Mine' });
  const foreignOwner = await buildAccount(test.db);
  const foreignId = await buildCompany(test.db, foreignOwner, { name: 'Theirs' });
  await test.db.updateTable('company').set({ member_limit: 10_000 }).execute();
  tokens.set('superAdmin', await test.tokenFor(superAdminId));
  for (const role of roles.slice(1)) {
    const accountId = await buildAccount(test.db);
    tokens.set(role, await test.tokenFor(accountId));
    if (role === 'outsider') continue;
    await buildCompanyUser(test.db, companyId, {
      accountId,
      is_admin: role === 'admin',
      ...(role === 'expired' && { has: 'expired' }),
      ...(role === 'removed' && { has: 'left' }),
    });
  }
  Object.assign(theirs, await buildWorld(foreignId, foreignOwner));
  Object.assign(mine, { company_id: companyId, user_id: 0, group_id: 0, exam_id: 0, superAdminId });
});

const freshWorld = () => buildWorld(mine.company_id, (mine as World & { superAdminId: number }).superAdminId);

async function ask(address: Address, input: object, role: Role, companyId: string | string[] | undefined) {
  const { method, path } = parseAddress(address);
  const query = method === 'GET' ? Object.entries(input).map(([name, value]) => [name, String(value)]) : [];
  const answer = await test.app.inject({
    method,
    url: apiBase + path,
    query: {
      os_type: '5',
      ...(companyId === undefined ? {} : { company_id: companyId }),
      ...Object.fromEntries(query),
    },
    headers: { authorization: `Bearer ${tokens.get(role) ?? ''}` },
    ...(method === 'GET' ? {} : { payload: input }),
  });
  return { status: answer.statusCode, bytes: answer.payload };
}

/** All rows that a request must not touch. */
async function readForeign(): Promise<string> {
  const tables = ['company', 'company_user', 'company_draft', 'study_group', 'group_member', 'exam'] as const;
  const rowsOf = await Promise.all(
    tables.map((table) =>
      test.db
        .selectFrom(table)
        .selectAll()
        .where(
          table === 'company' ? 'id' : table === 'group_member' ? 'group_id' : 'company_id',
          '=',
          table === 'group_member' ? theirs.group_id : theirs.company_id,
        )
        .execute(),
    ),
  );
  return JSON.stringify(rowsOf);
}

it('has a row for every call about companies', () => {
  expect(Object.keys(rows).toSorted()).toEqual(addresses.toSorted());
});

describe.each(addresses)('%s', (address) => {
  const { request, expected, isNamed } = rows[address];

  it('answers each role as it should, and leaves the other company alone', async () => {
    const before = await readForeign();
    for (const role of roles) {
      const world = await freshWorld();
      const answer = await ask(address, request(world), role, String(world.company_id));
      const name = `${role}: ${answer.bytes.slice(0, 200)}`;
      expect({ name, status: answer.status }).toEqual({ name, status: expected[role] ?? 404 });
      if (answer.status === 200) continue;
      const never = { company_id: 999_999_999, user_id: 999_999_999, group_id: 999_999_999, exam_id: 999_999_999 };
      expect(await ask(address, request(never), role, String(world.company_id))).toEqual(answer);
    }
    expect(await readForeign()).toBe(before);
  });

  it.runIf(isNamed)('finds nothing of another company for anybody, whichever company they act for', async () => {
    const before = await readForeign();
    for (const role of roles) {
      for (const company of [mine.company_id, theirs.company_id]) {
        const answer = await ask(address, request(theirs), role, String(company));
        expect({ role, ...answer }).toMatchObject({ role, status: 404 });
        expect(answer.bytes).not.toContain('Theirs');
      }
    }
    expect(await readForeign()).toBe(before);
  });
});

const withToken = (Object.keys(contract) as CallAddress[]).filter((address) => contract[address].access !== 'public');

describe('every call', () => {
  it('answers people who are not in the company as if it did not exist', async () => {
    for (const address of withToken) {
      const isKept = 'urgent' in contract[address];
      for (const role of ['expired', 'removed', 'outsider'] as const) {
        const answer = await ask(address, {}, role, String(mine.company_id));
        // What was begun may still be handed in: these look for an attempt of one's own.
        const statuses = isKept && role !== 'outsider' ? [400, 404] : [404];
        if (!statuses.includes(answer.status)) throw new Error(`${address} answers ${role} with ${answer.status}`);
      }
      const foreign = await ask(address, {}, 'superAdmin', String(theirs.company_id));
      expect({ address, status: foreign.status }).toEqual({ address, status: 404 });
    }
  });

  it('refuses a company that is doubled, empty, null, an array or no number', async () => {
    for (const address of withToken) {
      const { method, path } = parseAddress(address);
      const id = mine.company_id;
      for (const query of [
        `company_id=${id}&company_id=${id}`,
        'company_id=',
        'company_id=null',
        `company_id[]=${id}`,
        'company_id=1.5',
      ]) {
        const answer = await test.app.inject({
          method,
          url: `${apiBase}${path}?os_type=5&${query}`,
          headers: { authorization: `Bearer ${tokens.get('superAdmin') ?? ''}` },
        });
        // Those of operators are not there, whatever is asked of them.
        const status = contract[address].access === 'operator' ? 404 : 400;
        expect({ address, query, status: answer.statusCode }).toEqual({ address, query, status });
      }
    }
  });

  it('acts for nobody where a company is needed and none is named', async () => {
    for (const address of withToken.filter((each) => contract[each].access === 'company')) {
      const { status } = await ask(address, {}, 'superAdmin', undefined);
      expect({ address, status }).toEqual({ address, status: 404 });
    }
  });
});
