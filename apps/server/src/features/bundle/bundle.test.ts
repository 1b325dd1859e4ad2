import { bundleStatus } from '@tiku/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { sendFile } from '../../testing/send-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { decide } from '../submission/submission.ts';

const test = useTestApp();
let authorId: number;
let author: string;
let reader: string;
let examIds: number[];

const description = 'Everything for the first year, in order.';

beforeEach(async () => {
  authorId = await buildAccount(test.db);
  author = await test.tokenFor(authorId);
  reader = await test.tokenFor(await buildAccount(test.db));
  examIds = [await buildExam(test.db, authorId), await buildExam(test.db, authorId)];
});

const begin = (changes: object = {}, token = author) =>
  test.call('POST /exam/bundle/begin', { title: 'First year', exams: examIds, description, ...changes }, { token });
const end = (bundle_id: number, token = author) => test.call('POST /exam/bundle/end', { bundle_id }, { token });
const detail = (bundle_id: number, token = reader) => test.call('GET /exam/bundle/detail', { bundle_id }, { token });

async function draw(width = 256): Promise<Buffer> {
  return sharp({ create: { width, height: width, channels: 3, background: '#36c' } })
    .png()
    .toBuffer();
}

async function sendLogo(bundleId: number, bytes: Buffer, token = author) {
  const query = { bundle_id: String(bundleId) };
  return sendFile(test, 'PUT /exam/bundle/logo', { name: 'logo.png', bytes }, { token, query });
}

async function publish(changes: object = {}): Promise<number> {
  const { bundle_id } = (await begin(changes)).body.bundle;
  await sendLogo(bundle_id, await draw());
  expect((await end(bundle_id)).status).toBe(200);
  return bundle_id;
}

describe('a bundle', () => {
  it('is made in three steps, which may be repeated, and opens for others after the last', async () => {
    const first = await begin({ create_key: 'key-of-this-one' });
    const { bundle_id, public_id } = first.body.bundle;
    expect(first.body.bundle).toMatchObject({ status: null, country_code: 'cn', exams_count: 2, logo_revision: 0 });
    expect((await begin({ create_key: 'key-of-this-one' })).body.bundle.bundle_id).toBe(bundle_id);
    expect((await detail(bundle_id)).status).toBe(404);
    expect((await end(bundle_id)).body).toMatchObject({ error_code: 6201 });
    expect((await sendLogo(bundle_id, await draw())).status).toBe(200);
    expect((await end(bundle_id)).body.bundle).toMatchObject({ status: bundleStatus.normal, logo_revision: 1 });
    expect((await end(bundle_id)).status).toBe(200);
    const { body } = await detail(bundle_id);
    expect(body.exams.map(({ id }) => id)).toEqual(examIds);
    const shared = await test.call('GET /exam/bundle/shareurl', { bundle_id }, { token: reader });
    expect(shared.body.url).toContain(`/bundle/detail?public_id=${public_id}`);
    const byLink = await test.call('GET /exam/bundle/detail', { public_id }, { token: reader });
    expect(byLink.body.bundle).toMatchObject({ bundle_id, is_mine: false });
  });

  it('is begun once, however many of the same requests come together', async () => {
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin({ create_key: 'together-now' })));
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200));
    expect(new Set(begun.map(({ body }) => body.bundle.bundle_id)).size).toBe(1);
  });

  it.each([
    [{ description: 'Too short' }, 'description'],
    [{ price_tier: 24 }, 'price_tier'],
    [{ price_tier: -1 }, 'price_tier'],
    [{ exams: [] }, 'exams'],
    [{ country_code: 'CHN' }, 'country_code'],
  ])('refuses %j and says which field', async (changes, field) => {
    const { status, body } = await begin(changes);
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { fields: object }).fields)).toContain(field);
  });

  it('holds exams of its author that everybody may open, and no others', async () => {
    const strange = await buildExam(test.db, await buildAccount(test.db));
    expect((await begin({ exams: [strange] })).status).toBe(404);
    const hidden = await buildExam(test.db, authorId, { isprivate: true });
    expect((await begin({ exams: [...examIds, hidden] })).status).toBe(404);
    const available = await test.call('POST /bundle/avaliableexams', { req_total: 1 }, { token: author });
    expect(available.body.total).toBe(2);
    const bundleId = await publish();
    await sql`update exam set isprivate = true where id = ${examIds[0]}`.execute(test.db);
    expect((await detail(bundleId)).body.exams.map(({ id }) => id)).toEqual([examIds[1]]);
    expect((await detail(bundleId, author)).body.exams).toHaveLength(2);
  });

  it('is nobody else’s to change, picture or delete', async () => {
    const bundleId = await publish();
    expect((await begin({ bundle_id: bundleId }, reader)).status).toBe(404);
    expect((await sendLogo(bundleId, await draw(), reader)).status).toBe(404);
    expect((await end(bundleId, reader)).status).toBe(404);
    const remove = (token: string) => test.call('DELETE /exam/bundle', { bundle_id: bundleId }, { token });
    expect((await remove(reader)).status).toBe(404);
    expect((await remove(author)).status).toBe(200);
    expect((await detail(bundleId, author)).status).toBe(404);
  });

  it('takes pictures alone, and none that is too large', async () => {
    const { bundle_id } = (await begin()).body.bundle;
    expect((await sendLogo(bundle_id, Buffer.from('<svg/>'))).body).toMatchObject({ error_code: 2003 });
    expect(await sendLogo(bundle_id, Buffer.alloc(301 * 1024))).toMatchObject({
      status: 413,
      body: { error_code: 3007, message: 'Image cannot exceed 300 KB.' },
    });
    for (const side of [255, 900]) {
      expect(await sendLogo(bundle_id, await draw(side))).toMatchObject({
        status: 400,
        body: {
          error_code: 2018,
          message: 'Image width or height does not meet the requirement: 256 × 256 pixels.',
        },
      });
    }
    await sendLogo(bundle_id, await draw());
    const { public_id } = (await end(bundle_id)).body.bundle;
    const logo = await test.call('GET /exam/bundle/logo', { public_id });
    expect(await sharp(logo.body as unknown as Buffer).metadata()).toMatchObject({
      width: 256,
      height: 256,
      format: 'jpeg',
    });
  });

  it('is found, kept and listed by its status', async () => {
    const bundleId = await publish({ title: 'Botany for everyone' });
    const found = await test.call('POST /publicbundles', { query_string: 'botany', req_total: 1 }, { token: reader });
    expect(found.body).toMatchObject({ total: 1, list: [{ bundle_id: bundleId }] });
    const keep = () => test.call('POST /exam/bundle/favorited', { bundle_id: bundleId }, { token: reader });
    await keep();
    await keep();
    const kept = await test.call('POST /exam/bundle/favorites', {}, { token: reader });
    expect(kept.body.list).toMatchObject([{ bundle_id: bundleId, is_favorited: true, favorites_count: 1 }]);
    await test.call('DELETE /exam/bundle/favorited', { bundle_id: bundleId }, { token: reader });
    expect((await detail(bundleId)).body.bundle).toMatchObject({ is_favorited: false, favorites_count: 0 });
    const mine = (filter_status?: 0 | 2) =>
      test.call('POST /user/uploadedbundles', { filter_status, req_total: 1 }, { token: author });
    expect((await mine(bundleStatus.normal)).body.total).toBe(1);
    expect((await mine(bundleStatus.reviewing)).body.total).toBe(0);
  });

  it('under review is decided once, and its author hears of it with the reason', async () => {
    const bundleId = await publish();
    await sql`update bundle set status = 2 where id = ${bundleId}`.execute(test.db);
    const review = { kind: 'bundle', id: bundleId } as const;
    const refusal = { isApproved: false, reason: 'The picture is blurred' };
    expect(await decide(test.db, review, refusal, null)).toBe('First year');
    await expect(decide(test.db, review, { isApproved: true }, null)).rejects.toMatchObject({
      errorName: 'nothing_to_review',
    });
    expect((await detail(bundleId, author)).body.bundle).toMatchObject({
      status: bundleStatus.notApproved,
      review_reason: 'The picture is blurred',
    });
    const { list } = (await test.call('GET /web/user/notices', {}, { token: author })).body;
    expect(list).toMatchObject([{ kind: null, title: '“First year” was not approved' }]);
    expect((await end(bundleId)).body.bundle).toMatchObject({ status: bundleStatus.normal, review_reason: null });
  });

  it('of a company is found by its people while they act for it, and by nobody else', async () => {
    const companyId = await buildCompany(test.db, authorId);
    const exams = [await buildExam(test.db, authorId, { company_id: companyId })];
    const wanted = { title: 'Safety', exams, description };
    const asCompany = { token: author, companyId };
    const begun = await test.call('POST /exam/bundle/begin', wanted, asCompany);
    const { bundle_id } = begun.body.bundle;
    const query = { bundle_id: String(bundle_id) };
    const file = { name: 'logo.png', bytes: await draw() };
    await sendFile(test, 'PUT /exam/bundle/logo', file, { ...asCompany, query });
    expect((await test.call('POST /exam/bundle/end', { bundle_id }, asCompany)).status).toBe(200);
    expect((await test.call('GET /exam/bundle/detail', { bundle_id }, asCompany)).status).toBe(200);
    expect((await detail(bundle_id)).status).toBe(404);
    expect((await detail(bundle_id, author)).status).toBe(404);
    expect((await end(bundle_id)).status).toBe(404);
    const found = await test.call('POST /publicbundles', { query_string: 'Safety', req_total: 1 }, { token: reader });
    expect(found.body.total).toBe(0);
    expect((await begin({ exams })).status).toBe(404);
  });

  it('that is suspended stays as it is', async () => {
    const bundleId = await publish();
    await sql`update bundle set status = 20 where id = ${bundleId}`.execute(test.db);
    expect((await detail(bundleId)).status).toBe(404);
    expect((await begin({ bundle_id: bundleId })).body).toMatchObject({ error_code: 6202 });
    expect((await end(bundleId)).body).toMatchObject({ error_code: 6202 });
  });
});
