// No key of a homework, and nothing that came out of it, reaches a member early: every call of the contract that tells
// something is asked with whatever it may be asked with, and every byte of the answers is searched.
import { apiBase, contract, examKinds, parseAddress, practiceTypes } from '@tiku/contract';
import type { Address, Call } from '@tiku/contract';
import { readWorkbookSafely } from '@tiku/papers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { buildAccount } from '../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../testing/build-attempt.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { hoursFromNow } from '../../testing/build-homework.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { countAnswers, sweepResults } from '../practice/practice.ts';

let test: TestApp;
let token: string;
let memberId: number;
let me: ReturnType<typeof learner>;
let source: number;
let paper: number;
let bank = 0;
let homeworkId: number;
let groupId: number;
const attempts: number[] = [];

const noes = allFamilies.map((_, at) => at + 1);
const secrets = ['secret-explanation', 'secret-one', 'secret-reference', 'He goes.'];
const telling = new Set(['correct_answer', 'explanation', 'earned', 'is_right', 'right_share']);

beforeAll(async () => {
  test = await createTestApp({ TIKU_RATE_LIMIT: '1000000' });
  const makerId = await buildAccount(test.db);
  memberId = await buildAccount(test.db);
  token = await test.tokenFor(memberId);
  me = learner(test, token);
  source = await buildExam(test.db, makerId, { title: 'Rain and primes', paper: paperOf(allFamilies) });
  groupId = await buildGroup(test.db, makerId, { members: [memberId] });
  const homework = { group_id: groupId, title: 'Secret', end_time: hoursFromNow(1), result_time: 1 as const };
  const exams = [{ exam_id: source, sel_qs: noes }];
  const maker = await test.tokenFor(makerId);
  const { body } = await test.call('PUT /mymanaged/group/homework', { homework, exams }, { token: maker });
  ({ exam_id: paper, homework_id: homeworkId } = body.homework);
});
afterAll(() => test.close());

/** What changes nothing that the scan needs, whatever it is asked with. */
function isAsked([address, call]: [Address, Call]): boolean {
  const isReading = address.startsWith('GET') || call.reads === true || /POST .*(s|ranks|home)$/.test(address);
  // What goes on and on says of nothing what it is: see `insertChanges`.
  const isAnswered = !call.upload && call.response !== 'events';
  return call.access === 'member' && isAnswered && isReading && !/exit|handin|switches|create_answer/.test(address);
}

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

/** Everything that a field of this name could be asked with. */
function valuesOf(name: string, schema: Schema): unknown[] {
  const known: Record<string, unknown[]> = {
    exam_id: [source, paper, bank],
    answer_id: attempts,
    homework_id: [homeworkId],
    group_id: [groupId],
    user_id: [memberId],
    noes: [noes],
    no: [1],
    question_ids: [noes, noes.join()],
    query_string: ['rain', 'prime', ''],
    limit: [100],
    req_total: [1],
    start: [0],
    show: [undefined],
  };
  if (known[name]) return known[name];
  return schema.enum ?? (schema.anyOf ?? []).flatMap((choice) => choice.enum ?? []).slice(0, 3);
}

/** Each field once with each of its values, the others with their first; and without what narrows it. */
function requestsOf(call: Call): Record<string, unknown>[] {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, valuesOf(name, part)] as const);
  const usual = Object.fromEntries(fields.flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])));
  const varied = fields.flatMap(([name, values]) =>
    values.slice(1).map((value) => Object.assign({}, usual, { [name]: value })),
  );
  const left = ['answer_id', 'noes', 'homework_id'].filter((name) => name in usual);
  return [usual, ...varied, ...left.map((name) => Object.assign({}, usual, { [name]: undefined }))];
}

async function ask(address: Address, input: Record<string, unknown>): Promise<{ status: number; body: unknown }> {
  const { method, path } = parseAddress(address);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const answer = await test.app.inject({
    method,
    url: apiBase + path,
    query: {
      os_type: '5',
      ...(method === 'GET'
        ? Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
        : {}),
    },
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { payload: given }),
  });
  const isSheet = String(answer.headers['content-type']).includes('spreadsheet');
  const body: unknown = isSheet ? await readWorkbookSafely(answer.rawPayload, 'list.xlsx') : answer.payload;
  return { status: answer.statusCode, body };
}

function findTelling(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findTelling);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const isOwnPaper = entries.some(([name, inner]) => name === 'answer_id' && attempts.includes(inner as number));
  const isTelling = (name: string) => telling.has(name) || (isOwnPaper && name === 'score');
  return entries.flatMap(([name, inner]) =>
    (isTelling(name) && inner !== null ? [name] : []).concat(findTelling(inner)),
  );
}

interface Scan {
  leaks: string[];
  answered: Set<string>;
}

async function scan(): Promise<Scan> {
  const leaks: string[] = [];
  const answered = new Set<string>();
  for (const [address, call] of (Object.entries(contract) as [Address, Call][]).filter(isAsked)) {
    for (const request of requestsOf(call)) {
      const { status, body } = await ask(address, request);
      if (![200, 400, 404, 409].includes(status)) leaks.push(`${address} answered ${status}`);
      if (status !== 200) continue;
      answered.add(address);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const parsed: unknown = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : body;
      const found = [...secrets.filter((secret) => text.includes(secret)), ...findTelling(parsed)];
      if (found.length > 0) leaks.push(`${address} ${JSON.stringify(request)}: ${found.join(', ')}`);
    }
  }
  return { leaks, answered };
}

/** The same questions elsewhere: practised, kept, noted and collected. */
async function goAround(): Promise<void> {
  const { answer_id } = await me.begin(source, practiceTypes.selection);
  attempts.push(answer_id);
  await me.save(
    answer_id,
    { no: 2, seq: 1, answer: false, check: true },
    { no: 1, seq: 2, answer: ['A'], check: true },
  );
  await me.details(answer_id, noes, true);
  for (const no of noes) {
    await test.call('POST /online/questions/favorite', { exam_id: source, no, mode: 0 }, { token });
    await test.call('POST /online/questions/note', { exam_id: source, no, note: 'Mine', mode: 0 }, { token });
  }
  await me.handIn(answer_id);
  await collect();
}

/** Taken into one's own bank, and practised there. */
async function collect(): Promise<void> {
  const taken = await test.call('POST /user_qdb/question/fromexam', { exam_id: source, noes }, { token });
  expect(taken.status).toBe(200);
  const kept = await test.db
    .selectFrom('exam')
    .select('id')
    .where('kind', '=', examKinds.bank)
    .executeTakeFirstOrThrow();
  bank = kept.id;
  const { answer_id } = await me.begin(bank, practiceTypes.selection);
  attempts.push(answer_id);
  await me.save(answer_id, { no: 1, seq: 1, answer: ['A'], check: true });
  await me.details(answer_id, noes, true);
}

it('tells nothing to a member who has not begun, sits it, or has handed it in', async () => {
  await goAround();
  expect((await scan()).leaks).toEqual([]);
  const { answer_id } = await me.begin(paper, practiceTypes.homework);
  attempts.push(answer_id);
  await me.save(answer_id, { no: 2, seq: 1, answer: true }, { no: 3, seq: 1, answer: ['x', 'y'] });
  expect((await scan()).leaks).toEqual([]);
  await me.handIn(answer_id);
  await countAnswers(test.db);
  await sweepResults(test.services);
  const { leaks, answered } = await scan();
  expect(leaks).toEqual([]);
  expect(answered.size).toBeGreaterThan(25);
}, 120_000);

it('would have found it: once the result is out, keys and scores are there', async () => {
  await sql`update homework set start_time = now() - interval '2 hours', end_time = now(), closes_at = now() where id = ${homeworkId}`.execute(
    test.db,
  );
  await sql`
    update attempt set rules = rules || jsonb_build_object('closes_at', '2026-01-01T00:00:00.000Z'::text)
    where homework_id = ${homeworkId}`.execute(test.db);
  await sweepResults(test.services);
  const { leaks } = await scan();
  const found = leaks.join('\n');
  expect(found).toContain('secret-explanation');
  expect(found).toContain('correct_answer');
  expect(found).toMatch(/history_answers.*score/);
}, 120_000);
