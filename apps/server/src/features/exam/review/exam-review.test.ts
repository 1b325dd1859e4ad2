import { beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { usePerson } from '../../../testing/use-person.ts';

const test = useTestApp();
const author = usePerson(test);
const reader = usePerson(test, { name: 'Reader' });
let server_id: number;

beforeAll(async () => {
  server_id = await buildExam(test.db, author.id);
});

const rate = (rating: number, token: string, text = {}) =>
  test.call('POST /exam/userreview', { server_id, rating, ...text }, { token });
const reply = (text: string, token: string, user_id = reader.id) =>
  test.call('POST /exam/userreview/reply', { server_id, user_id, reply: text }, { token });
const sums = async () => {
  const { exam } = (await test.call('GET /app/user/exam/detail2', { exam_id: server_id }, { token: reader.token }))
    .body;
  return { rating: exam.rating, reviews_count: exam.reviews_count };
};

it('is one for each person, however often and however quickly they write', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => rate(rating, reader.token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await sums()).reviews_count).toBe(1);
  const { body } = await rate(4, reader.token, { title: 'Good', review: 'Two\nlines' });
  expect(body.review).toMatchObject({ user_id: reader.id, name: 'Reader', rating: 4, title: 'Good', is_mine: true });
  const second = await test.tokenFor(await buildAccount(test.db));
  await rate(5, second);
  expect(await sums()).toEqual({ rating: 4.5, reviews_count: 2 });
  const mine = await test.call('GET /exam/userreview', { exam_id: server_id }, { token: reader.token });
  expect(mine.body.review).toEqual(body.review);
});

it('lists what people say, the newest first', async () => {
  const { body } = await test.call('GET /exam/reviews', { exam_id: server_id, req_total: 1 }, { token: author.token });
  expect(body.list.map(({ rating, is_mine }) => [rating, is_mine])).toEqual([
    [5, false],
    [4, false],
  ]);
  expect(body.total).toBe(2);
});

it('cannot be written about an exam of one’s own', async () => {
  expect(await rate(5, author.token)).toMatchObject({ status: 409, body: { error_code: 3001 } });
  expect(
    (await test.call('GET /exam/userreview', { exam_id: server_id }, { token: author.token })).body.review,
  ).toBeNull();
});

it('is answered by the author alone, who may take the answer back', async () => {
  expect((await reply('Thanks to myself', reader.token)).status).toBe(404);
  const answered = await reply('Thank you', author.token);
  expect(answered.body.review).toMatchObject({ reply: 'Thank you', replied_at: expect.any(String), rating: 4 });
  expect((await reply('Nobody', author.token, 999_999)).status).toBe(404);
  expect((await reply('', author.token)).body.review).toMatchObject({ reply: null, replied_at: null });
});

it('can be taken back, and its stars go with it', async () => {
  for (let times = 0; times < 2; times++) {
    expect((await test.call('DELETE /exam/userreview', { server_id }, { token: reader.token })).status).toBe(200);
  }
  expect(await sums()).toEqual({ rating: 5, reviews_count: 1 });
});

it.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: 5, title: 'x'.repeat(101) }])(
  'refuses %j',
  async (review) => {
    expect((await test.call('POST /exam/userreview', { server_id, ...review }, { token: reader.token })).status).toBe(
      400,
    );
  },
);
