import { Buffer } from 'node:buffer';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { sendFile } from '../../testing/send-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { indexExams } from './exam.ts';

const test = useTestApp();
let reader: string;

beforeAll(async () => {
  reader = await test.tokenFor(await buildAccount(test.db));
});

const find = async (query_string: string) =>
  (await test.call('POST /publicexams', { query_string }, { token: reader })).body.list.map(({ id }) => id);

describe('the words an exam is found by', () => {
  it('are those of its description and of its author too', async () => {
    const author = await buildAccount(test.db, { name: 'Quirina Feather 羽毛' });
    const id = await buildExam(test.db, author, { title: 'Birds', description: 'For those who love ornithology' });
    for (const words of ['ornithology', 'quirina', '羽毛', 'birds feather']) expect(await find(words)).toEqual([id]);
    const token = await test.tokenFor(author);
    await test.call('PUT /app/exam/detail', { exam: { id, description: 'On plumage' } }, { token });
    expect([await find('ornithology'), await find('plumage')]).toEqual([[], [id]]);
  });

  it('follow when the author takes another name, and reach exams that never had them', async () => {
    const author = await buildAccount(test.db, { name: 'Zebulon Old' });
    const id = await buildExam(test.db, author, { title: 'Named' });
    const token = await test.tokenFor(author);
    await test.call('POST /app/account/info', { name: 'Xanthippe New' }, { token });
    await indexExams(test.db);
    expect([await find('zebulon'), await find('xanthippe')]).toEqual([[], [id]]);
    expect(await indexExams(test.db)).toBe(0);
  });
});

describe('a picture that is too large', () => {
  it.each([
    ['en', 'Image cannot exceed 1 MB.'],
    ['zh-CN', '图片不能超过 1 MB。'],
  ])('is refused with its limit in %s', async (language, message) => {
    const author = await buildAccount(test.db);
    const id = await buildExam(test.db, author);
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGM4ISd3Qk6OAUIBAB8mBBG4glMAAAAAAElFTkSuQmCC';
    const bytes = Buffer.concat([Buffer.from(dot, 'base64'), Buffer.alloc(1_100_000)]);
    const sent = await sendFile(
      test,
      'POST /exam/live_update/file',
      { name: 'large.png', bytes },
      { token: await test.tokenFor(author), query: { exam_id: String(id) }, language },
    );
    expect([sent.status, sent.body]).toEqual([413, { error_code: 3007, message }]);
  });
});
