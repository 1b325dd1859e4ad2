import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { buildDocx } from '../../../../../../packages/papers/src/testing/office-files.ts';
import { samplePaper } from '../../../../../../packages/papers/src/testing/sample-paper.ts';
import { buildExam, choiceQuestion } from '../../../testing/build-exam.ts';
import { useImportDesk } from '../../../testing/import-desk.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { importTexts } from '../../../platform/texts/imports/imports.ts';
import { saveMedia } from '../../exam/media/media.ts';
import { purgeConversions } from '../exam-import.ts';

const desk = useImportDesk();

const download = async (path: string, query: Record<string, string>, token = desk.author) =>
  desk.send({
    method: 'GET',
    url: `/api/1/${path}`,
    query: { os_type: '5', ...query },
    headers: { authorization: `Bearer ${token}` },
  });

async function paperOf(examId: number) {
  const { body } = await desk.call(
    'POST /app/user/exam/questions',
    { exam_id: examId, limit: 100 },
    { token: desk.author },
  );
  // Materials have other ids in every exam.
  return body.list.map((question) => Object.assign(question, { main_id: null }));
}

describe('GET /exam/export', () => {
  it('gives a file that comes back as the same exam, pictures and all', async () => {
    const { sections, materials, items } = samplePaper(60);
    const withPicture = choiceQuestion('<p>Here</p><p><img src="circuit.png" alt="a"></p>');
    const picture = await readFile(join(import.meta.dirname, '../../../demo/exams/media/circuit.png'));
    const media = {
      accountId: desk.authorId,
      companyId: null,
      purpose: 'exam',
      name: 'circuit.png',
      bytes: picture,
    } as const;
    const saved = await saveMedia(desk.services, media, async (_tx, each) => each);
    const examId = await buildExam(desk.db, desk.authorId, {
      title: 'Round trip',
      description: 'There and back',
      duration: 90,
      paper: { sections, materials, items: items.with(3, { question: withPicture, section: 0, material: null }) },
      files: new Map([['circuit.png', saved]]),
    });
    const file = await download('exam/export', { exam_id: String(examId), language: 'ja' });
    expect(file.headers['content-disposition']).toBe('attachment; filename="Round trip.zip"');
    const { body } = await desk.sendImport({ name: 'back.zip', bytes: file.body as Buffer });
    expect(body).toMatchObject({
      exam: { title: 'Round trip', description: 'There and back', duration: 90 },
      questions_count: 60,
      files_count: 1,
      problems_count: 0,
    });
    const { body: kept } = await desk.keep(body.import_id);
    expect(await paperOf(kept.exam.id)).toEqual(await paperOf(examId));
    // Once more, as an upgrade: nothing has changed.
    const next = await desk.sendImport({ name: 'back.zip', bytes: file.body as Buffer }, { examId });
    const changes = await desk.call(
      'GET /exam/import/changes',
      { import_id: next.body.import_id },
      { token: desk.author },
    );
    expect(changes.body).toMatchObject({ unchanged_count: 60, changed_count: 0, added_count: 0, removed_count: 0 });
  });

  it('is for the author alone', async () => {
    const examId = await buildExam(desk.db, desk.authorId);
    const foreign = await download('exam/export', { exam_id: String(examId) }, desk.stranger);
    expect(foreign.status).toBe(404);
    const deleted = await buildExam(desk.db, desk.authorId, { status: 9 });
    expect((await download('exam/export', { exam_id: String(deleted) })).status).toBe(409);
  });
});

describe('GET /exam/import/template', () => {
  it('is there in every language, and can be imported as it is', async () => {
    for (const language of languages) {
      const { status, headers } = await download('exam/import/template', { language });
      expect(status).toBe(200);
      const name = decodeURIComponent(String(headers['content-disposition']));
      expect(name).toContain(`${importTexts[language].files.template}.xlsx`);
    }
    const { body: bytes } = await download('exam/import/template', { language: 'pt' });
    const { body } = await desk.sendImport({ name: 'template.xlsx', bytes: bytes as Buffer });
    expect(body).toMatchObject({ rejected_count: 0, problems_count: 0 });
    expect(Object.keys(body.counts ?? {})).toHaveLength(15);
  });
});

const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

const result = (key: string, token = desk.author) => desk.call('GET /convert/docx/result', { key }, { token });

describe('PUT /convert/docx', () => {
  const document = buildDocx(
    ['1. 中国的首都是？', 'A. 北京', 'B. 上海', '答案：A', '2. 天是蓝的。', '答案：对'].map(line).join(''),
  );
  async function convert(): Promise<{ key: string; body: ResponseOf<'GET /convert/docx/result'> }> {
    const sent = await sendFile(
      desk,
      'PUT /convert/docx',
      { name: '试卷.docx', bytes: document },
      { token: desk.author },
    );
    const { key } = sent.body as { key: string };
    const body = await vi.waitFor(
      async () => {
        const answer = await result(key);
        expect(answer.body.status).not.toBe('processing');
        return answer.body;
      },
      { timeout: 60_000, interval: 100 },
    );
    return { key, body };
  }

  it('turns a document into a spreadsheet that can be downloaded and imported', async () => {
    const { key, body } = await convert();
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(body).toMatchObject({ status: 'ready', questions_count: 2, file_name: '试卷.docx' });
    const sheet = await desk.send({ method: 'GET', url: body.url ?? '' });
    const fromSheet = await desk.sendImport({ name: 'a.xlsx', bytes: sheet.body as Buffer });
    expect(fromSheet.body).toMatchObject({ questions_count: 2, rejected_count: 0 });
    const fromKey = await sendFile(desk, 'PUT /exam/import', null, { token: desk.author, query: { key } });
    expect([200, 202]).toContain(fromKey.status);
    expect(fromKey.body).toMatchObject({ file_name: '试卷.docx' });
  });

  it('is there for its owner, for an hour', async () => {
    const { key, body } = await convert();
    expect((await result(key, desk.stranger)).status).toBe(404);
    expect((await result('x'.repeat(32))).status).toBe(404);
    await sql`update exam_conversion set expires_at = now() where key = ${key}`.execute(desk.db);
    expect((await result(key)).status).toBe(404);
    await purgeConversions(desk.services);
    expect((await desk.send({ method: 'GET', url: body.url ?? '' })).status).toBe(404);
  });

  it('says why a document cannot be read', async () => {
    const sent = await sendFile(
      desk,
      'PUT /convert/docx',
      { name: 'a.docx', bytes: 'no document' },
      { token: desk.author },
    );
    const { key } = sent.body as { key: string };
    await vi.waitFor(
      async () =>
        expect((await result(key)).body).toMatchObject({ status: 'failed', message: expect.any(String) as string }),
      { timeout: 60_000, interval: 100 },
    );
  });
});
