// With review switched on, nothing that an author sends changes what others see of what was reviewed. Every call of the
// contract that names an exam or a bundle is walked; a new one joins by itself, with a request made from its schema.
import { contract, examStatus } from '@tiku/contract';
import type { CallAddress } from '@tiku/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { upsertLevel } from '../level/exam-level.store.ts';

const test = useTestApp({ TIKU_REVIEW_EXAMS: '1' });
let authorId: number;
let author: string;
let stranger: string;

beforeAll(async () => {
  await test.startJobs();
});

const level = { no: 1, title: 'First level', sel_q_c: 1, sel_m: 0, ans_m: 0, rank_m: 0, l_du: 0, q_du: 0 } as const;
const draw = (background: string) =>
  sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer();

interface Reviewed {
  examId: number;
  otherId: number;
  bundleId: number;
  bundlePublicId: string;
  updatedAt: string;
  importId: number;
}

let made = 0;

/** What operators have looked at: an exam with sections and a level, and a bundle of it, by somebody who has done nothing yet. */
async function buildReviewed(): Promise<Reviewed> {
  made += 1;
  authorId = await buildAccount(test.db);
  author = await test.tokenFor(authorId);
  stranger = await test.tokenFor(await buildAccount(test.db));
  const examId = await buildExam(test.db, authorId, { title: `Reviewed ${made}`, description: 'As reviewed.' });
  const otherId = await buildExam(test.db, authorId, { title: 'Another of mine' });
  await upsertLevel(test.db, examId, { ...level, l_rule: { max_wrongs: 1 } });
  const begun = await test.call(
    'POST /exam/bundle/begin',
    { title: `Bundle ${made}`, exams: [examId], description: 'A bundle that was looked at.' },
    { token: author },
  );
  const { bundle_id: bundleId, public_id: bundlePublicId } = begun.body.bundle;
  const query = { bundle_id: String(bundleId) };
  await sendFile(
    test,
    'PUT /exam/bundle/logo',
    { name: 'logo.png', bytes: await draw('#fff') },
    { token: author, query },
  );
  await test.call('POST /exam/bundle/end', { bundle_id: bundleId }, { token: author });
  await test.db.updateTable('bundle').set({ status: 0 }).where('id', '=', bundleId).execute();
  const detail = await test.call('GET /app/user/exam/detail2', { exam_id: examId }, { token: author });
  const bytes = 'Question,Type,Option 1,Option 2,Answer\nUnreviewed upgrade?,Single choice,yes,no,A';
  let sent = await sendFile(
    test,
    'PUT /exam/import',
    { name: 'next.csv', bytes },
    { token: author, query: { sheet_no: ['0'], exam_id: String(examId) } },
  );
  const { import_id: importId } = sent.body as { import_id: number };
  // A busy machine makes any file a slow one.
  while (sent.status === 202) {
    sent = await sendFile(test, 'PUT /exam/import', null, { token: author, query: { import_id: String(importId) } });
  }
  return { examId, otherId, bundleId, bundlePublicId, updatedAt: detail.body.exam.updated_at, importId };
}

/** As its author has it now, with what they changed. */
async function refresh(reviewed: Reviewed): Promise<Reviewed> {
  const { body } = await test.call('GET /app/user/exam/detail2', { exam_id: reviewed.examId }, { token: author });
  return { ...reviewed, updatedAt: body.exam.change?.updated_at ?? body.exam.updated_at };
}

const counters = new Set(['opened_count', 'favorites_count', 'reviews_count', 'rating', 'updated_at']);

function withoutCounters(seen: unknown): unknown {
  return JSON.parse(JSON.stringify(seen, (name, value: unknown) => (counters.has(name) ? undefined : value)));
}

async function glanceAt({ examId, bundleId }: Reviewed): Promise<unknown> {
  const as = { token: stranger };
  return withoutCounters({
    exam: (await test.call('GET /app/user/exam/detail2', { exam_id: examId }, as)).body,
    questions: (await test.call('POST /app/user/exam/questions', { exam_id: examId, start: 0, limit: 100 }, as)).body,
    bundle: (await test.call('GET /exam/bundle/detail', { bundle_id: bundleId }, as)).body,
  });
}

/** Everything somebody else can ask about it, without what counts them. */
async function viewOf({ examId, bundleId, bundlePublicId }: Reviewed): Promise<unknown> {
  const as = { token: stranger };
  const exam = await test.call('GET /app/user/exam/detail2', { exam_id: examId }, as);
  const found = await test.call('POST /publicexams', { query_string: 'Reviewed', limit: 100 }, as);
  const unreviewed = await test.call('POST /question/search', { query_string: 'Unreviewed' }, as);
  const bundle = await test.call('GET /exam/bundle/detail', { bundle_id: bundleId }, as);
  const logo = await test.send({
    method: 'GET',
    url: '/api/1/exam/bundle/logo',
    query: { os_type: '5', public_id: bundlePublicId },
  });
  return withoutCounters({
    exam: exam.body,
    struct: (await test.call('GET /exam/struct', { exam_id: examId }, as)).body,
    sections: (await test.call('GET /app/user/exam/sections', { exam_id: examId }, as)).body,
    levels: (await test.call('GET /exam/levels', { exam_id: examId }, as)).body,
    questions: (await test.call('POST /app/user/exam/questions', { exam_id: examId, start: 0, limit: 100 }, as)).body,
    invitation: (await test.call('GET /exam/invitation', { exam_id: examId }, {})).body,
    listed: found.body.list.filter(({ id }) => id === examId),
    unreviewed: unreviewed.body.list.length,
    bundle: bundle.body,
    bundles: (await test.call('POST /publicbundles', { limit: 100 }, as)).body.list.filter(
      ({ bundle_id }) => bundle_id === bundleId,
    ),
    bundleInvitation: (await test.call('GET /exam/bundle/invitation', { bundle_id: bundleId }, {})).body,
    logo: Buffer.isBuffer(logo.body) ? logo.body.toString('base64') : logo.body,
  });
}

const question = {
  type: 2,
  desc: '<p>Unreviewed question</p>',
  options: ['<p>yes</p>', '<p>no</p>'],
  correct_answer: ['A'],
  explanation: '',
  score: 1,
  difficulty: null,
};

/** Where a request made from the schema would be refused before it does anything. */
const samples: Partial<Record<CallAddress, (reviewed: Reviewed) => object>> = {
  'PUT /app/exam/detail': ({ examId }) => ({
    exam: { id: examId, title: 'Unreviewed title', description: 'Unreviewed', keywords: 'Unreviewed', duration: 7 },
    to_publish: true,
  }),
  'PUT /exam/level/rule': ({ examId }) => ({ exam_id: examId, ...level, title: 'Unreviewed level' }),
  'PUT /exam/live_update/question': ({ examId }) => ({ exam_id: examId, question: { no: 1, ...question } }),
  'POST /exam/live_update/question': ({ examId }) => ({ exam_id: examId, question }),
  'PUT /exam/live_update/place': ({ examId, updatedAt }) => ({
    exam_id: examId,
    no: 1,
    to_no: 3,
    updated_at: updatedAt,
  }),
  'PUT /exam/live_update/section': ({ examId }) => ({ exam_id: examId, no: 1, title: 'Unreviewed', description: '' }),
  'PUT /exam/imported': ({ importId }) => ({
    to_publish: true,
    exam: { import_id: importId, title: 'Unreviewed upgrade', description: 'Unreviewed' },
  }),
  'PUT /exam/import/question': ({ importId }) => ({ import_id: importId, no: 1, question }),
  'PUT /exam/import/columns': ({ importId }) => ({
    import_id: importId,
    sheets: [{ sheet_no: 0, roles: [] }],
  }),
  'POST /exam/bundle/begin': ({ bundleId, otherId, examId }) => ({
    bundle_id: bundleId,
    title: 'Unreviewed bundle',
    exams: [otherId, examId],
    description: 'An unreviewed description, Unreviewed.',
    price_tier: 3,
  }),
  'POST /exam/user_online_prac/create_answer': ({ examId }) => ({ exam_id: examId, prac_type: 1 }),
  'DELETE /exam/user_online_prac/history_answers': ({ examId }) => ({ exam_id: examId, answer_ids: [1] }),
  'PUT /mymanaged/group/share/exams': ({ examId }) => ({ group_ids: [1], exam_ids: [examId] }),
  'PUT /mymanaged/group/homework': ({ examId }) => ({
    homework: { group_id: 1, title: 'Homework', end_time: '2040-01-01T00:00:00Z' },
    exams: [{ exam_id: examId, sel_qs: [1] }],
  }),
  'POST /exam/userreview': ({ examId }) => ({ server_id: examId, rating: 5, title: 'Good', review: 'Good' }),
};

/** The author of an exam or a bundle decides at once who may see it. */
const closing: CallAddress[] = ['DELETE /app/exams', 'DELETE /exam/bundle'];

type JsonSchema = { type?: string; enum?: unknown[]; const?: unknown; anyOf?: JsonSchema[]; minimum?: number };

function sampleValue(name: string, schema: JsonSchema, reviewed: Reviewed): unknown {
  const { examId, bundleId, importId, updatedAt } = reviewed;
  const known: Record<string, unknown> = {
    exam_id: examId,
    server_id: examId,
    exam_ids: [examId],
    bundle_id: bundleId,
    import_id: importId,
    updated_at: updatedAt,
    noes: [1],
    no: 1,
  };
  if (name in known) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleValue(name, schema.anyOf[0] ?? {}, reviewed);
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  return schema.type === 'object' ? {} : 'Unreviewed';
}

const naming = /^(?:exam|exams|exam_id|exam_ids|server_id|bundle_id|import_id)$/;

function requestFor(address: CallAddress, reviewed: Reviewed): object {
  const given = samples[address]?.(reviewed);
  if (given) return given;
  const schema = z.toJSONSchema(contract[address].request, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name]) => naming.test(name) || schema.required?.includes(name),
  );
  return Object.fromEntries(wanted.map(([name, field]) => [name, sampleValue(name, field, reviewed)]));
}

async function send(address: CallAddress, reviewed: Reviewed): Promise<number> {
  const request = requestFor(address, reviewed);
  if ('upload' in contract[address]) {
    const query = Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]));
    const file = { name: 'Unreviewed.png', bytes: await draw('#f00') };
    return (await sendFile(test, address, file, { token: author, query })).status;
  }
  return (await test.call(address, request, { token: author })).status;
}

const addresses = (Object.keys(contract) as CallAddress[]).filter((address) => {
  const call = contract[address];
  const writes = !address.startsWith('GET ') && !('reads' in call) && call.access === 'member';
  return writes && Object.keys(call.request.shape).some((name) => naming.test(name));
});

describe('what others see of a reviewed exam and bundle', () => {
  let reviewed: Reviewed;
  let before: unknown;
  let glimpse: unknown;

  beforeAll(async () => {
    reviewed = await buildReviewed();
    before = await viewOf(reviewed);
    glimpse = await glanceAt(reviewed);
  });

  it('is there to begin with', () => {
    expect(JSON.stringify(glimpse)).toContain('Reviewed');
  });

  it.each(addresses.filter((address) => !closing.includes(address)))('stays as it is after %s', async (address) => {
    const status = await send(address, await refresh(reviewed));
    // What was not understood proves nothing: it needs a sample of its own.
    expect({ address, isUnderstood: status !== 400 }).toEqual({ address, isUnderstood: true });
    expect(await glanceAt(reviewed)).toEqual(glimpse);
  });

  it('stays as it is after all of them, wherever they look', async () => {
    expect(await viewOf(reviewed)).toEqual(before);
  });

  it.each(closing)('is gone after %s, which is its author’s to decide', async (address) => {
    const closed = await buildReviewed();
    expect(await send(address, closed)).toBe(200);
    const view = (await glanceAt(closed)) as { exam: object; bundle: object };
    expect(Object.keys(address === 'DELETE /app/exams' ? view.exam : view.bundle)).toContain('error_code');
  });

  it('comes from calls that do change something', async () => {
    const edited = await buildReviewed();
    const edits: CallAddress[] = [
      'PUT /app/exam/detail',
      'PUT /exam/level/rule',
      'PUT /exam/live_update/section',
      'POST /exam/live_update/file',
      'POST /exam/live_update/question',
      'PUT /exam/imported',
      'POST /exam/bundle/begin',
      'PUT /exam/bundle/logo',
    ];
    for (const address of edits) expect([address, await send(address, edited)]).toEqual([address, 200]);
    const { body } = await test.call('GET /exam/change', { exam_id: edited.examId }, { token: author });
    expect(body.comparison).toMatchObject({
      before: { title: expect.stringContaining('Reviewed') as string, status: examStatus.normal },
      after: { title: 'Unreviewed upgrade', keywords: 'Unreviewed', duration: 7 },
      levels: { before: [{ title: 'First level' }], after: [{ title: 'Unreviewed level' }] },
      added_count: 1,
      removed_count: 3,
    });
    expect(Object.keys(body.comparison.added_files)).toHaveLength(1);
    const bundle = await test.call('GET /exam/bundle/detail', { bundle_id: edited.bundleId }, { token: author });
    expect(bundle.body.change).toMatchObject({ title: 'Unreviewed bundle', price_tier: 3, reason: null });
    expect(bundle.body.change?.exams.map(({ id }) => id)).toEqual([edited.otherId, edited.examId]);
    expect(bundle.body.change?.logo_url).toContain('use=bundle');
  });
});
