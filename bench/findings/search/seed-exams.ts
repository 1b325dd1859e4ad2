// So many exams that the run measures the size of the tables. Their texts and tokens are the product's; PostgreSQL puts
// them together to questions, or the seeding would take longer than the measuring.
import { Client } from 'pg';
import type { Connection } from '../../product.ts';
import { searchVector } from '../../../apps/server/src/features/question-text/search-tokens.ts';
import { languageCount, seedRandom, writeText } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

export const questionsPerExam = 50;
const examsPerAuthor = 20;
const writers = 2;
/** Of stems, and of sets of options. */
const partsPerLanguage = 15_000;

interface Part {
  stem: string;
  stemVector: string;
  options: string;
  optionsVector: string;
}

export interface Seed {
  vocabulary: Vocabulary;
  /** Of each language. */
  parts: readonly (readonly Part[])[];
  exams: number;
  actor: number;
}

/** What questions are made of, with the tokens that the product makes of it. */
export function buildParts(vocabulary: Vocabulary): Part[][] {
  const random = seedRandom(2);
  const buildPart = (language: number): Part => {
    const stem = writeText(vocabulary, language, 6 + Math.floor(random() * 8), random);
    const options = Array.from({ length: 4 }, () => writeText(vocabulary, language, 1, random));
    return {
      stem,
      stemVector: searchVector([stem]),
      options: JSON.stringify(options),
      optionsVector: searchVector(options),
    };
  };
  return Array.from({ length: languageCount }, (_, language) =>
    Array.from({ length: partsPerLanguage }, () => buildPart(language)),
  );
}

/** Answers the ids of those that anybody may open. */
export async function seedExams(connection: Connection, seed: Seed): Promise<number[]> {
  const clients = await Promise.all(Array.from({ length: writers }, () => connect(connection)));
  const [client] = clients;
  if (!client) throw new Error('There is nobody to write.');
  try {
    await client.query(`alter system set max_wal_size = '16GB'`);
    await client.query('select pg_reload_conf()');
    const examIds = await insertExams(client, seed);
    await insertParts(client, seed.parts);
    const rebuilding = await dropIndexes(client);
    await Promise.all(
      clients.map((each, turn) =>
        insertQuestions(
          each,
          examIds.filter((_, at) => at % writers === turn),
        ),
      ),
    );
    for (const statement of rebuilding) await client.query(statement);
    await insertSurroundings(client, examIds, seed.actor);
    await client.query('drop table part');
    await client.query('vacuum analyze exam, exam_question, question_content, exam_section, exam_favorite, exam_guest');
    await client.query('checkpoint');
    return await selectOpen(client, examIds);
  } finally {
    await Promise.all(clients.map((each) => each.end()));
  }
}

async function connect(connection: Connection): Promise<Client> {
  const client = new Client({ ...connection });
  client.on('error', () => {});
  await client.connect();
  await client.query('set synchronous_commit = off');
  await client.query(`set maintenance_work_mem = '1GB'`);
  // References hold by the way the rows are made.
  await client.query('set session_replication_role = replica');
  return client;
}

async function insertExams(client: Client, { vocabulary, exams, actor }: Seed): Promise<number[]> {
  const random = seedRandom(3);
  const titles = Array.from({ length: exams }, (_, at) => writeText(vocabulary, at % languageCount, 6, random));
  const vectors = titles.map((title) => searchVector([title]));
  const { rows } = await client.query<{ id: string }>(
    `with author as (
       select id, row_number() over (order by id <> $4, id) - 1 as place from account where username like 'bench%')
     insert into exam (account_id, title, status, isprivate, public_id, share_token, published_at, updated_at,
       opened_count, category_id, questions_count, full_score, sections_count, reviews_count, rating_sum, search)
     select author.id, title, case when n % 50 = 0 then 2 else 0 end, n % 5 = 0, 'bench' || n, 'bench-share-' || n,
       now() - n * interval '1 minute', now() - n * interval '1 minute', (1000000 / n)::int, 1 + n % 11,
       $3::int, $3::int, 1, n % 7, (n % 7) * (1 + n % 5), vector::tsvector
     from unnest($1::text[], $2::text[]) with ordinality as t (title, vector, n)
     join author on author.place = n % $5::int
     order by n
     returning id`,
    [titles, vectors, questionsPerExam, actor, Math.ceil(exams / examsPerAuthor)],
  );
  return rows.map(({ id }) => Number(id));
}

async function insertParts(client: Client, parts: Seed['parts']): Promise<void> {
  await client.query(
    `create unlogged table part (language int, no int, stem text, stem_vector tsvector, options jsonb,
       options_vector tsvector, primary key (language, no))`,
  );
  for (const [language, list] of parts.entries()) {
    const column = (name: keyof Part) => list.map((part) => part[name]);
    await client.query(
      `insert into part
       select $1, n - 1, stem, stem_vector::tsvector, options::jsonb, options_vector::tsvector
       from unnest($2::text[], $3::text[], $4::text[], $5::text[]) with ordinality
         as p (stem, stem_vector, options, options_vector, n)`,
      [language, column('stem'), column('stemVector'), column('options'), column('optionsVector')],
    );
  }
  await client.query('analyze part');
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

async function insertQuestions(client: Client, examIds: readonly number[]): Promise<void> {
  await client.query(
    `with input as materialized (
       select nextval(pg_get_serial_sequence('question_content', 'id')) as id, e.id as exam_id, no,
         (e.id % $2)::int as language,
         mod(hashint8(e.id * $3 + no)::bigint + 2147483648, $4)::int as stem_no,
         mod(hashint8(-e.id * $3 - no)::bigint + 2147483648, $4)::int as options_no
       from unnest($1::bigint[]) as e (id), generate_series(1, $3::int) no),
     stored as (
       insert into question_content (id, exam_id, type, content, content_hash, stem_hash) overriding system value
       select i.id, exam_id, 1, jsonb_build_object('type', 1, 'desc', s.stem, 'options', o.options,
           'correct_answer', '["A"]'::jsonb, 'score', 1, 'partial_score', null, 'explanation', '', 'difficulty', null),
         sha256(int8send(i.id)), sha256(int4send(stem_no))
       from input i
       join part s on s.language = i.language and s.no = stem_no
       join part o on o.language = i.language and o.no = options_no)
     insert into exam_question (exam_id, no, content_id, section_no, type, score, search)
     select exam_id, i.no, i.id, 1, 1, 1, s.stem_vector || o.options_vector || place_marks(i.id, e)
     from input i join exam e on e.id = exam_id
     join part s on s.language = i.language and s.no = stem_no
     join part o on o.language = i.language and o.no = options_no`,
    [examIds, languageCount, questionsPerExam, partsPerLanguage],
  );
}

/** Sections, and what the actor has kept and been given. */
async function insertSurroundings(client: Client, examIds: readonly number[], actor: number): Promise<void> {
  await client.query(
    `insert into exam_section (exam_id, no, title, first_no, questions_count)
     select id, 1, 'All', 1, $2 from unnest($1::bigint[]) id`,
    [examIds, questionsPerExam],
  );
  await client.query(
    `insert into exam_favorite (account_id, exam_id)
     select $2, id from exam where id = any($1) and not isprivate order by id limit 50`,
    [examIds, actor],
  );
  await client.query(
    `insert into exam_guest (account_id, exam_id, share_token)
     select $2, id, share_token from exam where id = any($1) and isprivate and account_id <> $2 order by id limit 10`,
    [examIds, actor],
  );
}

async function selectOpen(client: Client, examIds: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from exam where id = any($1) and status = 0 and not isprivate order by id',
    [examIds],
  );
  return rows.map(({ id }) => Number(id));
}
