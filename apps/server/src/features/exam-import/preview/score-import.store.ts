import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewItem } from './item-rows.ts';

/** Said of a row, or once at the head of a column that is wholly empty. */
const isAboutScores = sql<boolean>`p.severity = 'warning' and p.code in ('missing-score', 'no-scores')`;

export async function selectUnscored(tx: Db, importId: number): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select i.no from exam_import_item i
    where i.import_id = ${importId} and i.score = 0 and not i.is_mended
      and exists (
        select from exam_import_problem p
        where p.import_id = i.import_id and p.sheet_no = i.sheet_no and ${isAboutScores}
          and (p.code = 'no-scores' or p.row between i.row and i.last_row))
    order by i.no`.execute(tx);
  return rows.map(({ no }) => no);
}

export async function selectContents(
  tx: Db,
  importId: number,
  nos: readonly number[],
): Promise<{ no: number; content: Question }[]> {
  const { rows } = await sql<{ no: number; content: Question }>`
    select i.no, i.content from exam_import_item i
    where i.import_id = ${importId} and i.no = any(${nos}::integer[])`.execute(tx);
  return rows;
}

type Scored = Pick<NewItem, 'no' | 'score' | 'content' | 'content_hash'>;

export async function updateScores(tx: Db, importId: number, items: readonly Scored[]): Promise<void> {
  const column = <K extends keyof Scored>(name: K) => items.map((item) => item[name]);
  await sql`
    update exam_import_item i
    set score = q.score, content = q.content::jsonb, content_hash = decode(q.content_hash, 'hex')
    from unnest(
      ${column('no')}::integer[], ${column('score')}::numeric[], ${column('content')}::text[],
      ${column('content_hash')}::text[]) as q (no, score, content, content_hash)
    where i.import_id = ${importId} and i.no = q.no`.execute(tx);
}

/** Answers what they were. */
export async function deleteScoreProblems(tx: Db, importId: number): Promise<object[]> {
  const { rows } = await sql<{ problem: object }>`
    delete from exam_import_problem p where p.import_id = ${importId} and ${isAboutScores}
    returning to_jsonb(p) as problem`.execute(tx);
  return rows.map(({ problem }) => problem);
}
