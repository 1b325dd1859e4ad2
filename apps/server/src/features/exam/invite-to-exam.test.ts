import { examStatus } from '@tiku/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let author: number;

beforeAll(async () => {
  author = await buildAccount(test.db);
});

const invite = (link: Record<string, string | number>) => test.call('GET /exam/invitation', link);

async function linksOf(exam_id: number) {
  const { public_id, share_token } = await test.db
    .selectFrom('exam')
    .select(['public_id', 'share_token'])
    .where('id', '=', exam_id)
    .executeTakeFirstOrThrow();
  return [{ exam_id }, { public_id }, { share: share_token }] as const;
}

describe('GET /exam/invitation', () => {
  it('tells of a public exam what it is, and shows no question unless its author allows it', async () => {
    const [byId, byPublicId] = await linksOf(await buildExam(test.db, author, { title: 'Colours' }));
    for (const link of [byId, byPublicId]) {
      expect((await invite(link)).body.exam).toMatchObject({
        title: 'Colours',
        is_secret: false,
        about: { questions_count: 3, preview: [] },
      });
    }
  });

  it('shows the first questions that words alone can show, without any key', async () => {
    const [byId] = await linksOf(await buildExam(test.db, author, { allow_preview: true }));
    const { body } = await invite(byId);
    expect(body.exam.about?.preview.map(({ text }) => text)).toEqual(['Which colour is grass?', 'Snow is ____.']);
    expect(body.exam.about?.preview[0]?.options.toSorted()).toEqual(['Blue', 'Green', 'Red']);
    expect(JSON.stringify(body)).not.toMatch(/white|Because|scatters/);
  });

  it('tells somebody who holds the link of a private exam its title', async () => {
    const id = await buildExam(test.db, author, { title: 'Mine', isprivate: true, allow_preview: true });
    const [byId, byPublicId, byToken] = await linksOf(id);
    expect((await invite(byToken)).body).toEqual({ exam: { title: 'Mine', is_secret: true, about: null } });
    for (const link of [byId, byPublicId]) expect((await invite(link)).status).toBe(404);
  });

  it('tells nothing of what is a company’s, suspended or deleted', async () => {
    const company_id = await buildCompany(test.db, author);
    const hidden = await Promise.all([
      buildExam(test.db, author, { company_id }),
      buildExam(test.db, author, { company_id, isprivate: true }),
      buildExam(test.db, author, { status: examStatus.suspended }),
      buildExam(test.db, author, { status: examStatus.deleted }),
    ]);
    for (const id of hidden) {
      for (const link of await linksOf(id)) expect((await invite(link)).status).toBe(404);
    }
  });

  it('asks for exactly one of the three', async () => {
    for (const link of [{}, { exam_id: 1, public_id: 'x' }]) expect((await invite(link)).status).toBe(400);
  });
});
