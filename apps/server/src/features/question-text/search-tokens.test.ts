import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { searchQuery, searchVector } from './search-tokens.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** Whether PostgreSQL finds each query in its text: what is meant, and of that nothing that the tokens would miss. */
async function findAll(pairs: readonly { text: string; query: string }[]): Promise<boolean[]> {
  const queries = pairs.map(({ query }) => searchQuery(query));
  const { rows } = await sql<{ exact: boolean; tokens: boolean }>`
    select coalesce(v::tsvector @@ exact::tsquery, false) as exact, coalesce(v::tsvector @@ tokens::tsquery, false) as tokens
    from unnest(
      ${pairs.map(({ text }) => searchVector([text]))}::text[],
      ${queries.map((query) => query?.exact ?? null)}::text[],
      ${queries.map((query) => query?.tokens.map((token) => `'${token}'`).join(' & ') ?? null)}::text[]) with ordinality as u (v, exact, tokens, place)
    order by place`.execute(test.db);
  expect(pairs.filter((_pair, at) => rows[at]?.exact && !rows[at]?.tokens)).toEqual([]);
  return rows.map(({ exact }) => exact);
}

describe('search', () => {
  it.each([
    ['中华人民共和国', '人民', true],
    ['中华人民共和国', '国', true],
    ['中华人民共和国', '华人民共', true],
    ['中华人民共和国', '中国', false],
    ['人民币和中华民国', '中华人民', false],
    ['日本語のテストです', 'ﾃｽﾄ', true],
    ['日本語のテストです', 'デスト', false],
    ['がんばって', 'かん', false],
    ['La Educación Española', 'educacion espan', true],
    ['La Educación Española', 'EDUCACIÓN', true],
    ['Coração', 'coracao', true],
    ['The mitochondria', 'chondria', false],
    ['vitamin A and B', 'a', true],
    ['vitamin and', 'v', false],
    ['第３章　ＤＮＡ', 'dna 3', true],
    ['HTML标签', 'html标签', true],
    ['x', '', false],
  ])('in %s for %s', async (text, query, expected) => {
    expect(await findAll([{ text, query }])).toEqual([expected]);
  });

  const word = fc.stringMatching(/^[a-zA-Zéñüßçõ0-9]{2,12}$/);
  const han = fc
    .array(fc.integer({ min: 0x4e00, max: 0x4e40 }), { minLength: 1, maxLength: 6 })
    .map((codes) => String.fromCodePoint(...codes));
  const kana = fc.stringMatching(/^[ぁ-んァ-ヶー]{1,6}$/);
  const phrase = fc.array(fc.oneof(word, han, kana, fc.constant('，')), { minLength: 1, maxLength: 12 });

  it('finds every word by its beginning, and exactly the texts that hold a run of characters', async () => {
    const cases = fc.sample(fc.tuple(phrase, fc.nat(), fc.nat(), han), 400).flatMap(([parts, pick, cut, other]) => {
      const text = parts.join(' ');
      const part = parts[pick % parts.length] ?? '';
      const beginning = part.slice(0, Math.max(/^[\p{Script=Latin}\d]/u.test(part) ? 2 : 1, cut % (part.length + 1)));
      return [
        { text, query: beginning, expected: beginning !== '，' },
        { text, query: other, expected: parts.some((each) => each.includes(other)) },
      ];
    });
    const found = await findAll(cases);
    expect(cases.filter(({ expected }, at) => found[at] !== expected)).toEqual([]);
  });

  it('makes something PostgreSQL understands of any text', async () => {
    const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), 500);
    const pairs = texts.map((text) => ({ text: text.toWellFormed(), query: text }));
    const found = await findAll(pairs);
    // A text with something to look for is found in itself.
    expect(pairs.filter(({ query }, at) => searchQuery(query) !== null && !found[at])).toEqual([]);
  });
});
