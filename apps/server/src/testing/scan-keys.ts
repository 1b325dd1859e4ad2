// Asks every call that can tell a key with everything it may be asked with, and searches every byte of the answers. Which calls
// those are follows from the shapes of their answers: a new one joins by itself.
import { inflateRawSync } from 'node:zlib';
import { apiBase, contract, parseAddress } from '@tiku/contract';
import type { Address, Call } from '@tiku/contract';
import { isJudgedByPeople, questionTypes } from '@tiku/questions';
import { z } from 'zod';
import { allFamilies } from './build-attempt.ts';
import type { TestApp } from './test-app.ts';

/** What one person may name when they ask. */
export interface World {
  token: string;
  userIds: number[];
  /** The exam with the secrets, the papers and banks that ask the same. */
  exams: number[];
  /** Attempts, of theirs and of those whom they mark. */
  attempts: number[];
  /** Of theirs alone. */
  own: number[];
  homeworks: number[];
  groups: number[];
}

export const noes = allFamilies.map((_, at) => at + 1);
const secrets = ['secret-explanation', 'secret-one', 'secret-reference', 'He goes.'];

const keyFields = ['correct_answer', 'explanation'];
/** Whether an answer is right, and what says so. */
const verdictFields = [
  'earned',
  'is_right',
  'is_correct',
  'right',
  'right_share',
  'score_share',
  'discrimination',
  'hints',
  'last_answer',
  'new_score',
];
const rightStates = new Set<unknown>(['right', 'partly', 'wrong']);

interface Schema {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

function hasTelling(schema: Schema): boolean {
  const inner = Object.entries(schema.properties ?? {});
  return (
    inner.some(([name, part]) => keyFields.includes(name) || verdictFields.includes(name) || hasTelling(part)) ||
    (schema.enum?.includes('partly') ?? false) ||
    [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].some(hasTelling)
  );
}

/** Calls whose answer has a place for a key, an explanation or a right-mark, and files, which may hold anything. */
export const tellingCalls = (Object.entries(contract) as [Address, Call][]).filter(([, { response }]) => {
  if (typeof response === 'string') return response === 'bytes';
  return hasTelling(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as Schema);
});

/** Everything that a field of this name could be asked with. */
function valuesOf(world: World, name: string, schema: Schema): unknown[] {
  const known: Record<string, unknown[]> = {
    exam_id: world.exams,
    answer_id: world.attempts,
    homework_id: world.homeworks,
    group_id: world.groups,
    group_ids: [world.groups],
    user_id: world.userIds,
    noes: [noes],
    no: [1, 2],
    question_id: [1],
    question_ids: [noes],
    query_string: ['prime', 'rain'],
    limit: [100],
    start: [0],
    preview: [true],
    everybody: ['right'],
    show: [true],
    with_answers: [true],
    with_part: [1],
  };
  if (schema.const !== undefined) return [schema.const];
  return known[name] ?? schema.enum ?? (schema.anyOf ?? []).flatMap((choice) => choice.enum ?? []).slice(0, 3);
}

const rewritten = { ...allFamilies[1], explanation: '<p>Mine.</p>', question_id: 1 };
let seq = 1_000;

/** What the shape of a request does not say. */
const given: Partial<Record<Address, (world: World) => object[]>> = {
  'POST /exam/user_online_prac/answer_details': ({ own }) =>
    own.map((answer_id) => ({ answer_id, answer_details: [{ no: 2, seq: (seq += 1), answer: false, check: true }] })),
  // Practice: a test that is begun would hide what the others are to tell.
  'POST /exam/user_online_prac/create_answer': ({ exams }) =>
    exams.map((exam_id) => ({ exam_id, prac_type: 2, with_part: true })),
  'GET /exam/export': ({ exams }) => exams.slice(0, 1).map((exam_id) => ({ exam_id })),
  'PUT /user_qdb/live_update/question': () => [{ question: rewritten }],
  'GET /app/user/exam/questions/excel': ({ exams }) =>
    exams.flatMap((exam_id) => ['wrong', 'favorited', 'noted'].map((kind) => ({ exam_id, kind }))),
  'POST /mymanaged/group/homework/regrade': ({ homeworks }) =>
    homeworks.flatMap((homework_id) => [
      { homework_id, no: 2, correct_answer: false, preview: true },
      { homework_id, no: 2, everybody: 'right', preview: true },
    ]),
};

/** Each field once with each of its values, the others with their first; and without what narrows it. */
function requestsOf(world: World, address: Address, call: Call): object[] {
  const listed = given[address];
  if (listed) return listed(world);
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, valuesOf(world, name, part)] as const,
  );
  const usual = Object.fromEntries(fields.flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])));
  const changed = (name: string, value: unknown) => Object.assign({}, usual, { [name]: value });
  const varied = fields.flatMap(([name, values]) => values.slice(1).map((value) => changed(name, value)));
  const left = ['answer_id', 'noes', 'user_id'].filter((name) => name in usual);
  return [usual, ...varied, ...left.map((name) => changed(name, undefined))];
}

async function ask(test: TestApp, token: string, address: Address, request: object) {
  const { method, path } = parseAddress(address);
  const fields = Object.entries(request).filter(([, value]) => value !== undefined);
  const answer = await test.app.inject({
    method,
    url: apiBase + path,
    query: {
      os_type: '5',
      ...(method === 'GET' ? Object.fromEntries(fields.map(([name, value]) => [name, String(value)])) : {}),
    },
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { payload: Object.fromEntries(fields) }),
  });
  const isSheet = String(answer.headers['content-type']).includes('spreadsheet');
  return { status: answer.statusCode, text: isSheet ? readZip(answer.rawPayload) : answer.payload };
}

/** The texts of all files in an archive, one after the other. */
function readZip(bytes: Buffer): string {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  let text = '';
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = bytes.readUInt32LE(at + 20);
    const head = bytes.readUInt32LE(at + 42);
    const from = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const part = bytes.subarray(from, from + size);
    text += bytes.readUInt16LE(at + 10) === 0 ? part.toString() : inflateRawSync(part).toString();
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return text;
}

/** What people said of an open answer is no key. */
const openTypes = new Set<unknown>(Object.values(questionTypes).filter(isJudgedByPeople));

function findTelling(world: World, value: unknown, fields: ReadonlySet<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => findTelling(world, inner, fields));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const has = (wanted: string, test: (inner: unknown) => boolean) =>
    entries.some(([name, inner]) => name === wanted && test(inner));
  const isMarked = has('status', (status) => status === 'needs-person') || has('type', (type) => openTypes.has(type));
  const isOwn = has('answer_id', (id) => world.own.includes(Number(id)));
  return entries.flatMap(([name, inner]) => {
    const isEmpty = inner === null || (Array.isArray(inner) && inner.length === 0);
    const isVerdict = verdictFields.includes(name) || (name === 'state' && rightStates.has(inner));
    const tells = isVerdict
      ? fields.has('is_right') && !isMarked
      : fields.has(name) || (fields.has('is_right') && name === 'score' && isOwn);
    return (tells && !isEmpty ? [name] : []).concat(findTelling(world, inner, fields));
  });
}

export interface Scan {
  /** Which call told what, asked how. */
  leaks: string[];
  /** By call: it answered something. */
  answered: Set<Address>;
  /** By call: what it told. */
  told: Map<Address, Set<string>>;
}

/** `keys`: right-marks are no secret, the keys are. */
export async function scanKeys(
  test: TestApp,
  world: World,
  calls: readonly [Address, Call][],
  hidden: 'all' | 'keys' = 'all',
): Promise<Scan> {
  const fields = new Set(hidden === 'all' ? [...keyFields, ...verdictFields] : keyFields);
  const scan: Scan = { leaks: [], answered: new Set(), told: new Map() };
  for (const [address, call] of calls) {
    for (const request of requestsOf(world, address, call)) {
      const { status, text } = await ask(test, world.token, address, request);
      if (![200, 302, 400, 404, 409].includes(status)) scan.leaks.push(`${address} answered ${status}`);
      if (status !== 200) continue;
      scan.answered.add(address);
      const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : null;
      const found = [...secrets.filter((secret) => text.includes(secret)), ...findTelling(world, parsed, fields)];
      if (found.length === 0) continue;
      scan.told.set(address, (scan.told.get(address) ?? new Set()).union(new Set(found)));
      scan.leaks.push(`${address} ${JSON.stringify(request)}: ${[...new Set(found)].join(', ')}`);
    }
  }
  return scan;
}
