import { writePaper } from '@tiku/papers';
import type { Paper } from '@tiku/papers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { choiceQuestion } from '../../../testing/build-exam.ts';
import { openImportDesk } from '../../../testing/import-desk.ts';
import type { ImportDesk } from '../../../testing/import-desk.ts';
import { sendFile } from '../../../testing/send-file.ts';

const KB = 1024;

let desk: ImportDesk;
let authorId: number;
let token: string;

beforeAll(async () => {
  desk = await openImportDesk();
});
beforeEach(async () => {
  authorId = await buildAccount(desk.db);
  token = await desk.tokenFor(authorId);
});
afterAll(() => desk.close());

/** About 60 KB that cannot be made smaller. */
const drawNoise = () =>
  sharp(crypto.getRandomValues(new Uint8Array(140 * 140 * 3)), { raw: { width: 140, height: 140, channels: 3 } })
    .png()
    .toBuffer();

async function writeFile(pictures: number) {
  const files = new Map<string, Uint8Array>();
  for (let no = 1; no <= pictures; no++) files.set(`${no}.png`, await drawNoise());
  const paper: Paper = {
    title: 'Pictures',
    description: '',
    duration: 0,
    sections: [],
    materials: [],
    items: [...files.keys()].map((name) => ({
      question: choiceQuestion(`<p>See <img src="${name}"></p>`),
      section: null,
      material: null,
    })),
    files,
  };
  const { bytes, extension } = await writePaper(paper, 'en');
  return { name: `pictures.${extension}`, bytes };
}

async function readUsed(): Promise<number> {
  const { body } = await desk.call('GET /app/account/info', {}, { token });
  return body.account.storage_used;
}

it('counts the pictures of a file that was read, and gives their room back when the import is given up', async () => {
  const file = await writeFile(2);
  const { body } = await desk.sendImport(file, { token });
  expect(await readUsed()).toBeGreaterThan(100 * KB);
  expect(await readUsed()).toBeLessThan(file.bytes.length + 100 * KB);
  await desk.call('DELETE /exam/import', { import_id: body.import_id }, { token });
  expect(await readUsed()).toBe(0);
});

it('refuses a file that does not fit, and keeps nothing of it', async () => {
  desk.services.config.storage.free = 50 * KB;
  const refused = await desk.sendImport(await writeFile(1), { token });
  expect(refused).toMatchObject({ status: 413, body: { error_code: 5001 } });
  expect(await readUsed()).toBe(0);
});

it('refuses a file whose pictures do not fit, in words, and keeps nothing of them', async () => {
  const file = await writeFile(3);
  desk.services.config.storage.free = file.bytes.length + 100 * KB;
  const refused = await desk.sendImport(file, { token });
  expect(refused).toMatchObject({ status: 400, body: { fields: { file: expect.stringContaining('storage') } } });
  await expect.poll(readUsed, { timeout: 60_000 }).toBe(0);
  desk.services.config.storage.free = 2 * file.bytes.length + 100 * KB;
  expect((await desk.sendImport(file, { token })).status).toBe(200);
});

it('counts for the company that it is done for', async () => {
  const companyId = await buildCompany(desk.db, authorId);
  const { status } = await sendFile(desk, 'PUT /exam/import', await writeFile(1), { token, companyId });
  expect([200, 202]).toContain(status);
  expect(await readUsed()).toBe(0);
  const { used } = await desk.db
    .selectFrom('storage')
    .select('used')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  expect(used).toBeGreaterThan(0);
});
