// The questions that an exam or a bank offers to a homework, as rows to choose from: without keys.
import type { QuestionType } from '@tiku/questions';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { examMark, holdsWords } from '../../exam/questions/questions.ts';
import type { SearchQuery } from '../../question-text/question-text.ts';

export interface OfferFilter {
  type?: QuestionType | undefined;
  /** Any of these; of a bank its categories. */
  sections?: readonly number[] | undefined;
  difficulty?: number | undefined;
  noes?: readonly number[] | undefined;
  except: readonly number[];
  words: SearchQuery | null;
  /** Only what no homework of the group has asked. */
  isUnused: boolean;
}

export interface OfferedRow {
  no: number;
  type: QuestionType;
  score: number;
  section_no: number | null;
  difficulty: number | null;
  stem: string;
  is_used: boolean;
}

/** Of `exam_question q`: a homework of the group asks the same content, and was not deleted. */
function isUsedBy(groupId: number | null): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from exam_question p join homework h on h.exam_id = p.exam_id
    where p.content_id = q.content_id and h.group_id = ${groupId}::bigint and h.deleted_at is null)`;
}

function fits(examId: number, groupId: number | null, filter: OfferFilter): RawBuilder<boolean> {
  const { type, sections, difficulty, noes, except, words, isUnused } = filter;
  const conditions = [
    sql<boolean>`q.exam_id = ${examId}`,
    type !== undefined && sql<boolean>`q.type = ${type}`,
    sections !== undefined && sql<boolean>`q.section_no = any(${sections}::smallint[])`,
    difficulty !== undefined && sql<boolean>`q.difficulty = ${difficulty}`,
    noes !== undefined && sql<boolean>`q.no = any(${noes}::int[])`,
    except.length > 0 && sql<boolean>`q.no <> all(${except}::int[])`,
    words !== null && holdsWords(sql`q.search`, words, examMark(examId)),
    isUnused && sql<boolean>`not ${isUsedBy(groupId)}`,
  ].filter((condition) => condition !== false);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

interface Stretch {
  start: number;
  limit: number;
  byChance: boolean;
}

/** In the order of their numbers, also where chance says which they are. */
export async function selectOffer(
  db: Db,
  examId: number,
  groupId: number | null,
  filter: OfferFilter,
  { start, limit, byChance }: Stretch,
): Promise<OfferedRow[]> {
  const order = byChance ? sql`random()` : sql`q.no`;
  const { rows } = await sql<OfferedRow>`
    with chosen as materialized (
      select q.* from exam_question q where ${fits(examId, groupId, filter)}
      order by ${order} offset ${start} limit ${limit})
    select q.no, q.type, q.score, q.section_no, q.difficulty, c.content->>'desc' as stem,
      ${isUsedBy(groupId)} as is_used
    from chosen q join question_content c on c.id = q.content_id order by q.no`.execute(db);
  return rows;
}

export async function countOffer(db: Db, examId: number, groupId: number | null, filter: OfferFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from exam_question q where ${fits(examId, groupId, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}
