import { examStatus } from '@tiku/contract';
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildExam, choiceQuestion } from '../../../testing/build-exam.ts';
import { usePeople } from '../../../testing/use-people.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
const people = usePeople(test);

const paperOf = (...stems: string[]) => ({
  items: stems.map((stem) => ({ question: choiceQuestion(stem), section: null, material: null })),
});

async function search(request: object, token = people.reader) {
  return (await test.call('POST /question/search', { req_total: 1, ...request }, { token })).body;
}

const noes = ({ list }: Awaited<ReturnType<typeof search>>) => list.map(({ exam, question }) => [exam.id, question.no]);

describe('POST /question/search', () => {
  it('finds questions of public exams in any script, without telling their keys', async () => {
    const stems = ['<p>下列关于<b>细</b>胞膜的说法</p>', '<p>La célula animal</p>', '<p>細胞のはたらき</p>'];
    const id = await buildExam(test.db, people.authorId, { title: 'Cells', paper: paperOf(...stems) });
    expect(noes(await search({ query_string: '细胞膜' }))).toEqual([[id, 1]]);
    expect(noes(await search({ query_string: 'celula anim' }))).toEqual([[id, 2]]);
    expect(noes(await search({ query_string: 'はたら' }))).toEqual([[id, 3]]);
    const found = await search({ query_string: '细胞膜' });
    expect(found).toMatchObject({
      total: 1,
      is_total_capped: false,
      list: [{ exam: { id, title: 'Cells' }, files: {} }],
    });
    expect(JSON.stringify(found)).not.toMatch(/correct_answer|explanation|Because/);
    expect(await search({ query_string: '！？' })).toEqual({ list: [], total: 0, is_total_capped: false });
  });

  it('knows nothing of words that stand only in keys, explanations, or exams one may not open', async () => {
    const question: Question = {
      type: 3,
      desc: '<p>The capital is ____</p>',
      correct_answer: [['Ouagadougou']],
      explanation: '<p>See Bobodioulasso</p>',
      score: 1,
      item_scores: [1],
      difficulty: null,
    };
    await buildExam(test.db, people.authorId, { paper: { items: [{ question, section: null, material: null }] } });
    const hidden = { paper: paperOf('<p>Xylophone</p>') };
    await buildExam(test.db, people.authorId, { ...hidden, isprivate: true });
    for (const status of [examStatus.draft, examStatus.reviewing, examStatus.deleted, examStatus.suspended]) {
      await buildExam(test.db, people.authorId, { ...hidden, status });
    }
    const nothing = { list: [], total: 0, is_total_capped: false };
    for (const query_string of ['Ouagadougou', 'Bobodioulasso', 'Xylophone']) {
      expect(await search({ query_string })).toEqual(nothing);
    }
    expect((await search({ query_string: 'Xylophone' }, people.author)).total).toBe(4);
  });

  it('follows an exam from private to public and back, at once', async () => {
    const id = await buildExam(test.db, people.authorId, { isprivate: true, paper: paperOf('<p>Yggdrasil</p>') });
    const show = (isprivate: boolean) =>
      test.call('PUT /app/exam/detail', { exam: { id, isprivate } }, { token: people.author });
    const marked = async () =>
      (
        await sql<{ marked: boolean }>`
        select search @@ '''=p'' & !''=a'':*'::tsquery as marked from exam_question where exam_id = ${id}`.execute(
          test.db,
        )
      ).rows[0]?.marked;
    expect([(await search({ query_string: 'yggdrasil' })).total, await marked()]).toEqual([0, false]);
    await show(false);
    expect([(await search({ query_string: 'yggdrasil' })).total, await marked()]).toEqual([1, true]);
    await sql`update exam set status = 20 where id = ${id}`.execute(test.db);
    expect([(await search({ query_string: 'yggdrasil' })).total, await marked()]).toEqual([0, false]);
  });

  it('reaches what a share link opened, for as long as the link holds', async () => {
    const exam_id = await buildExam(test.db, people.authorId, { isprivate: true, paper: paperOf('<p>Zeppelin</p>') });
    const { url } = (await test.call('GET /exam/shareurl', { exam_id }, { token: people.author })).body;
    const share = new URL(url).searchParams.get('share') ?? '';
    await test.call('GET /app/user/exam/detail2', { share }, { token: people.reader });
    expect((await search({ query_string: 'zeppelin' })).total).toBe(1);
    await test.call('PUT /app/exam/detail', { exam: { id: exam_id }, renew_share: true }, { token: people.author });
    expect((await search({ query_string: 'zeppelin' })).total).toBe(0);
  });

  it('pages from the newest on and stops counting where nobody reads on', async () => {
    const many = Array.from({ length: 80 }, (_, at) => `<p>Wombat ${at + 1}</p>`);
    const first = await buildExam(test.db, people.authorId, { paper: paperOf(...many) });
    const second = await buildExam(test.db, people.authorId, { paper: paperOf(...many) });
    const page = await search({ query_string: 'wombat', limit: 60, start: 60 });
    expect(page).toMatchObject({ total: 100, is_total_capped: true });
    expect(noes(page).slice(0, 1)).toEqual([[second, 20]]);
    expect(noes(page).slice(-1)).toEqual([[first, 41]]);
    const inOne = await search({ query_string: 'wombat', exam_id: first, limit: 10 });
    expect(noes(inOne)).toEqual(Array.from({ length: 10 }, (_, at) => [first, at + 1]));
    expect(inOne).toMatchObject({ total: 80, is_total_capped: false });
    expect((await test.call('POST /question/search', { start: 101 }, { token: people.reader })).status).toBe(400);
  });

  it('is not found any more when its author is disabled', async () => {
    const owner = await buildAccount(test.db);
    await buildExam(test.db, owner, { paper: paperOf('<p>Vuvuzela</p>') });
    expect((await search({ query_string: 'vuvuzela' })).total).toBe(1);
    await test.db.updateTable('account').set({ is_disabled: true }).where('id', '=', owner).execute();
    expect((await search({ query_string: 'vuvuzela' })).total).toBe(0);
  });
});
