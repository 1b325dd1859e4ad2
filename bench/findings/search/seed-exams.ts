// So many exams that the size of the tables is what is measured: written in bulk, but in the form that the product
// itself gives them, tokens and all.
import { Client } from 'pg';
import { describeQuestion } from '../../../apps/server/src/features/exam/insert-paper.ts';
import { searchVector } from '../../../apps/server/src/features/exam/search-tokens.ts';
import type { Connection } from '../../product.ts';
import { seedRandom, writeText } from './vocabulary.ts';
import type { Random, Vocabulary } from './vocabulary.ts';

export const questionsPerExam = 50;
const examsPerAuthor = 20;
const examsPerBatch = 40;

/** Answers the ids of those that anybody may open. */
export async function seedExams(
  connection: Connection,
  vocabulary: Vocabulary,
  count: number,
  asker: number,
): Promise<number[]> {
  const client = new Client({ ...connection });
  client.on('error', () => {});
  await client.connect();
  try {
    await prepareBulk(client);
    const random = seedRandom(count);
    const examIds = await insertExams(client, vocabulary, count, random, asker);
    const rebuilding = await dropIndexes(client);
    let writing: Promise<unknown> = Promise.resolve();
    for (let at = 0; at < count; at += examsPerBatch) {
      const batch = buildQuestions(examIds.slice(at, at + examsPerBatch), vocabulary, random);
      // PostgreSQL writes one batch while this process makes up the next.
      await writing;
      writing = insertQuestions(client, batch);
    }
    await writing;
    for (const statement of rebuilding) await client.query(statement);
    await insertSurroundings(client, examIds, asker);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    return await selectOpen(client, examIds);
  } finally {
    await client.end();
  }
}

async function prepareBulk(client: Client): Promise<void> {
  await client.query(`alter system set max_wal_size = '16GB'`);
  await client.query('select pg_reload_conf()');
  await client.query('set synchronous_commit = off');
  await client.query(`set maintenance_work_mem = '1GB'`);
  // References hold by the way the rows are made.
  await client.query('set session_replication_role = replica');
}

/** Answers the statements that build them again, in one go each, which is many times as fast. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('exam_question'::regclass, 'question_content'::regclass) and not indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function insertExams(
  client: Client,
  vocabulary: Vocabulary,
  count: number,
  random: Random,
  asker: number,
): Promise<number[]> {
  const titles = Array.from({ length: count }, (_, at) => writeText(vocabulary, at, 6, random));
  const vectors = titles.map((title) => searchVector([title]));
  const { rows } = await client.query<{ id: string }>(
    `with author as (
       select id, row_number() over (order by id <> $4, id) - 1 as place from account where username like 'bench%')
     insert into exam (account_id, title, status, isprivate, public_id, share_token, published_at, updated_at,
       opened_count, category_id, questions_count, full_score, sections_count, reviews_count, rating_sum, search)
     select author.id, title, case when n % 50 = 0 then 2 else 0 end, n % 5 = 0, 'bench' || n, 'bench-share-' || n,
       now() - n * interval '1 minute', now() - n * interval '1 minute', (1000000 / n)::int, 1 + n % 11,
       $3, $3, 1, n % 7, (n % 7) * (1 + n % 5), vector::tsvector
     from unnest($1::text[], $2::text[]) with ordinality as t (title, vector, n)
     join author on author.place = n % $5::int
     order by n
     returning id`,
    [titles, vectors, questionsPerExam, asker, Math.ceil(count / examsPerAuthor)],
  );
  return rows.map(({ id }) => Number(id));
}

type Row = ReturnType<typeof describeQuestion> & { exam_id: number; no: number };

function buildQuestions(examIds: readonly number[], vocabulary: Vocabulary, random: Random): Row[] {
  return examIds.flatMap((exam_id) =>
    Array.from({ length: questionsPerExam }, (_, at) => ({
      exam_id,
      no: at + 1,
      ...describeQuestion({
        type: 1,
        desc: writeText(vocabulary, exam_id, 8 + Math.floor(random() * 8), random),
        options: Array.from({ length: 4 }, () => writeText(vocabulary, exam_id, 2, random)),
        correct_answer: ['A'],
        score: 1,
        partial_score: null,
        explanation: '',
        difficulty: null,
      }),
    })),
  );
}

async function insertQuestions(client: Client, rows: readonly Row[]): Promise<void> {
  const column = <K extends keyof Row>(name: K) => rows.map((row) => row[name]);
  await client.query(
    `with input as materialized (
       select nextval(pg_get_serial_sequence('question_content', 'id')) as id, r.*
       from unnest($1::bigint[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::text[])
         as r (exam_id, no, content, content_hash, stem_hash, search)),
     stored as (
       insert into question_content (id, exam_id, type, content, content_hash, stem_hash) overriding system value
       select id, exam_id, 1, content::jsonb, decode(content_hash, 'hex'), decode(stem_hash, 'hex') from input)
     insert into exam_question (exam_id, no, content_id, section_no, type, score, search)
     select q.exam_id, q.no, q.id, 1, 1, 1, q.search::tsvector || place_marks(q.id, e)
     from input q join exam e on e.id = q.exam_id`,
    [column('exam_id'), column('no'), column('content'), column('content_hash'), column('stem_hash'), column('search')],
  );
}

/** Sections, and what the asker has kept and been given. */
async function insertSurroundings(client: Client, examIds: readonly number[], asker: number): Promise<void> {
  await client.query(
    `insert into exam_section (exam_id, no, title, first_no, questions_count)
     select id, 1, 'All', 1, $2 from unnest($1::bigint[]) id`,
    [examIds, questionsPerExam],
  );
  await client.query(
    `insert into exam_favorite (account_id, exam_id)
     select $2, id from exam where id = any($1) and not isprivate order by id limit 50`,
    [examIds, asker],
  );
  await client.query(
    `insert into exam_guest (account_id, exam_id, share_token)
     select $2, id, share_token from exam where id = any($1) and isprivate and account_id <> $2 order by id limit 10`,
    [examIds, asker],
  );
}

async function selectOpen(client: Client, examIds: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from exam where id = any($1) and status = 0 and not isprivate order by id',
    [examIds],
  );
  return rows.map(({ id }) => Number(id));
}
