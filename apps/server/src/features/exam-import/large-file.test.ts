import { writePaper } from '@tiku/papers';
import type { ImportView } from '@tiku/contract';
import { expect, it } from 'vitest';
import { samplePaper } from '../../../../../packages/papers/src/testing/sample-paper.ts';
import { useImportDesk } from '../../testing/import-desk.ts';

/** `TESTS=full` takes as many as people are promised. */
const count = process.env.TESTS === 'full' ? 50_000 : 3_000;
const timeout = 300_000;
const desk = useImportDesk();

async function importFile(bytes: Uint8Array, examId?: number): Promise<ImportView> {
  const file = { name: 'large.xlsx', bytes: Buffer.from(bytes) };
  return (await desk.sendImport(file, examId === undefined ? {} : { examId })).body;
}

it('comes in, goes out and comes in again as the same exam', { timeout }, async () => {
  const { bytes } = await writePaper(samplePaper(count), 'zh-CN');
  const first = await importFile(bytes);
  expect(first).toMatchObject({ status: 'ready', questions_count: count, problems_count: 0 });
  const { body: kept } = await desk.keep(first.import_id);
  expect(kept.exam.questions_count).toBe(count);
  const file = await desk.send({
    method: 'GET',
    url: '/api/1/exam/export',
    query: { os_type: '5', exam_id: String(kept.exam.id), language: 'es' },
    headers: { authorization: `Bearer ${desk.author}` },
  });
  const again = await importFile(file.body as Buffer, kept.exam.id);
  expect(again).toMatchObject({ status: 'ready', questions_count: count, problems_count: 0 });
  const { body } = await desk.call('GET /exam/import/changes', { import_id: again.import_id }, { token: desk.author });
  expect(body).toMatchObject({ unchanged_count: count, changed_count: 0, added_count: 0, removed_count: 0 });
});
