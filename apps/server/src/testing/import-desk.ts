import { setTimeout as wait } from 'node:timers/promises';
import type { ImportView, ResponseOf } from '@tiku/contract';
import { afterAll, beforeAll } from 'vitest';
import { buildAccount } from './build-account.ts';
import { sendFile } from './send-file.ts';
import type { SentFile } from './send-file.ts';
import { createTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

interface Kept {
  status: number;
  body: ResponseOf<'PUT /exam/imported'>;
}

interface ImportOptions {
  token?: string;
  language?: string;
  /** Sheet 0 unless told otherwise. */
  sheets?: number[];
  examId?: number;
}

/** A running app with an author, who brings files. */
export interface ImportDesk extends Omit<TestApp, 'close'> {
  authorId: number;
  author: string;
  stranger: string;
  sendImport(file: SentFile, options?: ImportOptions): Promise<{ status: number; body: ImportView }>;
  keep(import_id: number, exam?: object, options?: { toPublish?: boolean; token?: string }): Promise<Kept>;
  close(): Promise<void>;
}

/** The desk of a test file: opened before its tests, and closed after them. */
export function useImportDesk(...options: Parameters<typeof openImportDesk>): ImportDesk {
  const desk = {} as ImportDesk;
  beforeAll(async () => void Object.assign(desk, await openImportDesk(...options)));
  afterAll(() => desk.close());
  return desk;
}

/** With the jobs running, unless told otherwise. */
export async function openImportDesk({ works = true } = {}): Promise<ImportDesk> {
  const test = await createTestApp();
  if (works) await test.startJobs();
  const authorId = await buildAccount(test.db);
  const author = await test.tokenFor(authorId);
  const stranger = await test.tokenFor(await buildAccount(test.db));
  return {
    ...test,
    authorId,
    author,
    stranger,
    sendImport: async (file, { token = author, language = 'en', sheets = [0], examId } = {}) => {
      const query = { sheet_no: sheets.map(String), ...(examId === undefined ? {} : { exam_id: String(examId) }) };
      let answer = await sendFile(test, 'PUT /exam/import', file, { token, language, query });
      // A busy machine makes any file a slow one.
      while (answer.status === 202) {
        if (!works) break;
        await wait(100);
        const { import_id } = answer.body as ImportView;
        answer = await sendFile(test, 'PUT /exam/import', null, {
          token,
          language,
          query: { import_id: String(import_id) },
        });
      }
      return { status: answer.status, body: answer.body as ImportView };
    },
    keep: (import_id, exam = {}, { toPublish = false, token = author } = {}) =>
      test.call('PUT /exam/imported', { to_publish: toPublish, exam: { import_id, ...exam } }, { token }),
  };
}
