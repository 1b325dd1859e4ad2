import { bundleStatus, errors } from '@tiku/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { sendFile } from '../../testing/send-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp({ TIKU_REVIEW_EXAMS: '1' });
let author: string;
let reader: string;
let operator: string;
let examIds: number[];
let id: number;

const description = 'Everything for the first year, in order.';

beforeAll(async () => {
  operator = await test.tokenFor(await buildAccount(test.db, { is_operator: true }));
  reader = await test.tokenFor(await buildAccount(test.db));
});
beforeEach(async () => {
  const authorId = await buildAccount(test.db);
  author = await test.tokenFor(authorId);
  examIds = [await buildExam(test.db, authorId), await buildExam(test.db, authorId)];
  const begun = { title: 'First year', description, exams: examIds.slice(0, 1) };
  id = (await test.call('POST /exam/bundle/begin', begun, { token: author })).body.bundle.bundle_id;
  await sendLogo('#fff');
  await test.call('POST /exam/bundle/end', { bundle_id: id }, { token: author });
  await decide(true);
});

async function sendLogo(background: string) {
  const bytes = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer();
  const query = { bundle_id: String(id) };
  return sendFile(test, 'PUT /exam/bundle/logo', { name: 'logo.png', bytes }, { token: author, query });
}
const change = (more: object = {}) =>
  test.call(
    'POST /exam/bundle/begin',
    { bundle_id: id, title: 'Second year', description, exams: examIds.toReversed(), price_tier: 2, ...more },
    { token: author },
  );
const detail = async (token = reader) =>
  (await test.call('GET /exam/bundle/detail', { bundle_id: id }, { token })).body;
const review = async () => (await test.call('GET /operator/review', { kind: 'bundle', id }, { token: operator })).body;
const decide = (is_approved: boolean, more: { reason?: string; seen_at?: string } = {}) =>
  test.call('POST /operator/review/decide', { kind: 'bundle', id, is_approved, ...more }, { token: operator });
const waiting = async () => {
  const { body } = await test.call('POST /operator/reviews', { kind: 'bundle', limit: 100 }, { token: operator });
  return body.list.filter((each) => each.id === id);
};

it('waits beside the bundle that others see, is shown to operators, and replaces it when it is approved as they saw it', async () => {
  const before = await detail();
  expect((await change()).body.bundle).toMatchObject({ title: 'First year', status: bundleStatus.normal });
  const { seen_at } = await review();
  await sendLogo('#f00');
  expect(await detail()).toEqual(before);
  expect((await detail(author)).change).toMatchObject({ title: 'Second year', price_tier: 2 });
  expect(await waiting()).toMatchObject([{ id, title: 'Second year', is_change: true, parts_count: 2 }]);
  expect(await decide(true, { seen_at })).toMatchObject({ body: { error_code: errors.review_changed.code } });
  const shown = await review();
  expect(shown).toMatchObject({ bundle: { title: 'First year' }, bundle_change: { title: 'Second year' } });
  const picture = await test.send({ method: 'GET', url: shown.bundle_change?.logo_url ?? '' });
  expect(picture.status).toBe(200);
  expect((await decide(true, { seen_at: shown.seen_at })).status).toBe(200);
  const after = await detail();
  expect(after.bundle).toMatchObject({ title: 'Second year', price_tier: 2, logo_revision: 2 });
  expect(after.exams.map((exam) => exam.id)).toEqual(examIds.toReversed());
  expect((await detail(author)).change).toBeNull();
  expect(await waiting()).toEqual([]);
});

it('is kept for its author with the reason when it is refused, waits again once it is mended, and can be withdrawn', async () => {
  await change();
  expect((await decide(false, { reason: 'Too dear' })).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect((await detail(author)).change).toMatchObject({ reason: 'Too dear', waiting_since: null });
  await change({ price_tier: 0 });
  expect((await detail(author)).change).toMatchObject({ reason: null, price_tier: 0 });
  expect(await waiting()).toHaveLength(1);
  const withdraw = (token = author) => test.call('DELETE /exam/bundle/change', { bundle_id: id }, { token });
  expect((await withdraw(reader)).status).toBe(404);
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw()).status).toBe(409);
  expect((await decide(true)).status).toBe(409);
  expect((await detail(author)).bundle.title).toBe('First year');
});
