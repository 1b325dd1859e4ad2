// Every way into an exam × every list that shows exams: shown where the exam is open and the list is for it, and nowhere else.
// The lists come from the contract, so that a new one fails until it says here what it is for.
import { apiBase, contract, parseAddress } from '@tiku/contract';
import type { Call, CallAddress, RequestOf } from '@tiku/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contexts, openWorld, optionsIn, situations, titleOf } from '../../../testing/ways-in.ts';
import type { Context, Facts, World } from '../../../testing/ways-in.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.test.close());

/** What a list is for. */
const purposes = {
  /** Exams to open: as they are published, and not deleted. */
  listed: ({ open, paper, deleted }: Facts) => open === true && !paper && !deleted,
  /** All that may be opened, of any kind. */
  opened: ({ open }: Facts) => open === true,
  /** The same where a question is practised again: not in the papers of homework. */
  practised: ({ open, paper }: Facts) => open === true && !paper,
  public: (facts: Facts) => facts.public === true,
  /** What visitors may know of. */
  visitors: (facts: Facts) => facts.public === true && !facts.company,
  own: ({ own, deleted }: Facts) => own === true && !deleted,
  /** For its author, who may recover it. */
  authored: ({ own }: Facts) => own === true,
  /** Also those that are in a bundle with a price already. */
  bundled: (facts: Facts) => facts.own === true && (facts.public === true || facts.sold === true),
  /** Members of the group see what it was given, also while the group is suspended. */
  homework: ({ given }: Facts) => given === true,
  /** What somebody did stays on record, whatever became of the exam. */
  done: () => true,
  /** For the people who run a company. */
  companys: ({ company }: Facts) => company === true,
  /** The reader has nothing of the kind. */
  none: () => false,
} satisfies Record<string, (facts: Facts) => boolean>;

interface List<A extends CallAddress = CallAddress> {
  purpose: keyof typeof purposes;
  /** One or several, whose answers are taken together. */
  requests: (world: World) => readonly RequestOf<A>[];
  /** There is no such list in the other context. */
  in?: Context;
  /** Shows the first few of them alone. */
  isCut?: true;
  /** Situations that it is not about, although its purpose would have them. */
  without?: (name: string, facts: Facts) => boolean;
}

const all = { limit: 100 } as const;
const page = () => [all];
const nothing = () => [{}];
const today = () => new Date().toISOString().slice(0, 10);
const days = () => [{ from: today(), to: today() }];
const perGroup = ({ groups }: World) => groups.map((group_id) => ({ group_id, ...all }));
/** Never touched, so that nothing of it is on record. */
const untouched = (name: string) => situations[name]?.isUntouched === true;

type Lists = { [A in CallAddress]?: Record<string, List<A>> };

const lists: Lists = {
  'GET /user/webhome': {
    'home.practices': { purpose: 'done', requests: nothing, isCut: true },
    'home.homework': { purpose: 'homework', requests: nothing, isCut: true },
    'home.exams': { purpose: 'own', requests: nothing, isCut: true },
    'home.suggestions': { purpose: 'public', requests: nothing, isCut: true },
    'home.authoring.reports': { purpose: 'authored', requests: nothing, isCut: true },
    'home.authoring.imports': { purpose: 'none', requests: nothing },
  },
  'POST /uploadedexams': { list: { purpose: 'own', requests: page } },
  'POST /favoritedexams': { list: { purpose: 'listed', requests: page } },
  'POST /publicexams': { list: { purpose: 'public', requests: page } },
  'GET /app/hotexams': { list: { purpose: 'visitors', requests: () => [{ limit: 100 }] } },
  'GET /exam/imports': { list: { purpose: 'none', requests: nothing } },
  'POST /question/search': {
    list: { purpose: 'listed', requests: () => [{ query_string: 'wayfinding', limit: 100 }] },
  },
  'GET /exam/user_online_prac/home': {
    practices: { purpose: 'opened', requests: ({ exams }) => [...exams.values()].map((exam_id) => ({ exam_id })) },
  },
  'POST /exam/user_online_prac/history_answers': {
    list: { purpose: 'done', requests: page, without: untouched },
  },
  'POST /user/exams/wrong': { list: { purpose: 'opened', requests: page } },
  'POST /user/exams/favorite': { list: { purpose: 'opened', requests: page } },
  'POST /user/exams/note': { list: { purpose: 'opened', requests: page } },
  'POST /exam/question/reports': { list: { purpose: 'authored', requests: page } },
  'POST /exam/question/report/exams': { list: { purpose: 'authored', requests: page } },
  'POST /ee/company/exams': { list: { purpose: 'companys', requests: page } },
  'GET /ee/company/study/statistics/log/details': {
    exams: { purpose: 'done', requests: () => [{ date: today() }], without: untouched, in: 'company' },
  },
  'GET /ee/company/study/statistics/exams': {
    list: { purpose: 'done', requests: days, without: untouched, in: 'company' },
  },
  'GET /ee/company/user/home': {
    exams: { purpose: 'done', requests: () => [{ user_id: world.companyUserId }], without: untouched, in: 'company' },
  },
  'POST /group/share/exams': {
    list: { purpose: 'listed', requests: perGroup, without: (name) => !name.startsWith('shared') },
  },
  'GET /user_qdb/summary': { 'summary.sources': { purpose: 'done', requests: nothing, isCut: true } },
  'GET /user_qdb/questions': {
    list: { purpose: 'done', requests: () => [{ limit: 100 }], without: untouched, in: 'personal' },
  },
  'GET /user_qdb/twins': { list: { purpose: 'done', requests: () => [{ limit: 100 }], isCut: true } },
  'GET /exam/bundle/detail': {
    exams: {
      purpose: 'public',
      requests: ({ bundle_id }) => [{ bundle_id }],
      without: (name) => name === 'the company’s, mine',
    },
  },
  'GET /exam/bundle/invitation': {
    'bundle.exams': { purpose: 'visitors', requests: ({ bundle_id }) => [{ bundle_id }] },
  },
  'POST /bundle/avaliableexams': { list: { purpose: 'bundled', requests: page } },
  'POST /joined/group/homeworks': { list: { purpose: 'homework', requests: perGroup } },
  'GET /user/recent/group/homeworks': { list: { purpose: 'homework', requests: nothing } },
  'POST /mymanaged/group/homeworks': { list: { purpose: 'none', requests: perGroup } },
  'POST /mymanaged/group/member/homeworks': {
    list: {
      purpose: 'none',
      requests: ({ groups, readerId }) => groups.map((group_id) => ({ group_id, user_id: readerId })),
    },
  },
  'GET /mymanaged/group/homework/detail': { exams: { purpose: 'none', requests: () => [{ homework_id: 1 }] } },
  'GET /review/queue': { list: { purpose: 'practised', requests: nothing } },
  'GET /review/answered': { list: { purpose: 'practised', requests: nothing } },
  'GET /review/suspended': { list: { purpose: 'practised', requests: nothing } },
  'GET /user/study/statistics/log/details': {
    list: { purpose: 'done', requests: () => [{ date: today() }], without: untouched },
  },
  'GET /user/study/statistics/overview': { exams: { purpose: 'done', requests: days, isCut: true } },
};

/** Answers of what somebody changes: they name what was changed, and list nothing. */
const changes = new Set<string>(['PUT /mymanaged/group/homework', 'PUT /mymanaged/group/homeworks/recover']);

const rows = Object.entries(lists).flatMap(([address, ofCall]) =>
  Object.entries(ofCall).map(([path, list]) => ({ address: address as CallAddress, path, list: list as List })),
);

interface Schema {
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
}

/** The outermost arrays of an answer whose items name an exam. */
function findLists({ items, properties = {}, anyOf = [] }: Schema, path: readonly string[] = []): string[] {
  if (items !== undefined) return namesExam(items) ? [path.join('.')] : [];
  const own = Object.entries(properties).filter(([name]) => !pointers.has(name));
  const parts = own.flatMap(([name, part]) => findLists(part, [...path, name]));
  return [...parts, ...anyOf.flatMap((part) => findLists(part, path))];
}

/** Where a key is hidden from a marker, the exam is named that they may practise to see it: they may open it. */
const pointers = new Set(['hidden_key', 'hidden_keys']);

function namesExam({ items, properties: given = {}, anyOf = [] }: Schema): boolean {
  const properties = Object.fromEntries(Object.entries(given).filter(([name]) => !pointers.has(name)));
  const isEntry = 'public_id' in properties && 'title' in properties && !('bundle_id' in properties);
  const isNamed = isEntry || 'exam' in properties || 'exam_id' in properties;
  const parts = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return isNamed || parts.some(namesExam);
}

it('knows what every list of the contract is for that shows exams', () => {
  const found = (Object.entries(contract) as [CallAddress, Call][])
    .filter(([address, { access }]) => access !== 'operator' && !changes.has(address))
    .flatMap(([address, { response }]) =>
      typeof response === 'string'
        ? []
        : findLists(z.toJSONSchema(response, { unrepresentable: 'any' }) as Schema).map((path) => `${address} ${path}`),
    );
  expect(rows.map(({ address, path }) => `${address} ${path}`).toSorted()).toEqual([...new Set(found)].toSorted());
});

function partAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], body);
}

/** The situations whose exams the list shows. */
async function readShown(address: CallAddress, path: string, list: List, context: Context): Promise<string[]> {
  const shown: string[] = [];
  let isAnswered = false;
  const { method, path: url } = parseAddress(address);
  const { token, companyId } = optionsIn(world, context);
  for (const request of list.requests(world)) {
    const envelope = { os_type: '5', ...(companyId === undefined ? {} : { company_id: String(companyId) }) };
    const texts = Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]));
    const { status, body } = await world.test.send({
      method,
      url: apiBase + url,
      query: { ...envelope, ...(method === 'GET' ? texts : {}) },
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'GET' ? {} : { payload: request }),
    });
    expect([200, 404]).toContain(status);
    isAnswered ||= status === 200;
    shown.push(JSON.stringify(partAt(body, path) ?? []));
  }
  expect(isAnswered || list.purpose === 'none' || context === 'company' || address.includes('/ee/')).toBe(true);
  return Object.keys(situations).filter((name) => shown.join().includes(`"${titleOf(name)}"`));
}

function expectedIn(context: Context, list: List): string[] {
  const { purpose, without } = list;
  return Object.entries(situations)
    .filter(() => list.in === undefined || list.in === context)
    .filter(([name, { facts }]) => facts.in.includes(context) && purposes[purpose](facts) && !without?.(name, facts))
    .map(([name]) => name);
}

describe.each(contexts)('in the %s context', (context) => {
  it.each(Object.keys(situations))('opens, or does not: %s', async (name) => {
    const facts = situations[name]?.facts;
    const exam_id = world.exams.get(name) ?? 0;
    const { status } = await world.test.call('GET /app/user/exam/detail2', { exam_id }, optionsIn(world, context));
    expect(status).toBe(facts?.in.includes(context) && facts.open ? 200 : 404);
  });

  it.each(rows)('$address shows in $path what it is for', async ({ address, path, list }) => {
    const shown = await readShown(address, path, list, context);
    const expected = expectedIn(context, list);
    expect(shown).toEqual(list.isCut ? expected.filter((name) => shown.includes(name)) : expected);
  });
});
