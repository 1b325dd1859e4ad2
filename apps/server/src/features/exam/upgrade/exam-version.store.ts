// What an exam asked before its last upgrades, for as long as they can be undone.
import type { PaperSection } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { questionVector } from '../../question-text/question-text.ts';
import type { ExamRow } from '../exam-row.ts';
import { insertSections, placeQuestions } from '../paper/insert-paper.store.ts';
import type { Fingerprint } from './match-questions.ts';

export interface PlacedFingerprint extends Fingerprint {
  content_id: number;
}

export async function selectFingerprints(db: Db, examId: number): Promise<PlacedFingerprint[]> {
  const { rows } = await sql<PlacedFingerprint>`
    select q.no, q.content_id, encode(c.content_hash, 'hex') as content_hash, encode(c.stem_hash, 'hex') as stem_hash
    from exam_question q join question_content c on c.id = q.content_id
    where q.exam_id = ${examId} order by q.no`.execute(db);
  return rows;
}

/** What an upgrade may change about an exam, and undoing it changes back. That does not include who may see it. */
interface VersionInfo {
  title: string;
  description: string;
  last_updates: string;
  keywords: string;
  duration: number;
  random_questions: boolean;
  materials_count: number;
}

export async function insertVersion(tx: Db, row: ExamRow): Promise<void> {
  const info: VersionInfo = {
    title: row.title,
    description: row.description,
    last_updates: row.last_updates,
    keywords: row.keywords,
    duration: row.duration,
    random_questions: row.random_questions,
    materials_count: row.materials_count,
  };
  await sql`
    insert into exam_version (exam_id, version, info, sections, content_ids, section_nos, material_ids)
    select ${row.id}, ${row.version}, ${JSON.stringify(info)}::jsonb,
      (select coalesce(jsonb_agg(jsonb_build_object('title', title, 'description', description) order by no), '[]')
       from exam_section where exam_id = ${row.id}),
      coalesce(array_agg(content_id order by no), '{}'), coalesce(array_agg(section_no order by no), '{}'),
      coalesce(array_agg(material_id order by no), '{}')
    from exam_question where exam_id = ${row.id}`.execute(tx);
}

export interface VersionRow {
  version: number;
  info: VersionInfo;
  sections: PaperSection[];
  content_ids: number[];
  section_nos: (number | null)[];
  material_ids: (number | null)[];
}

export async function findLastVersion(db: Db, examId: number): Promise<VersionRow | null> {
  const { rows } = await sql<VersionRow>`
    select version, info, sections, to_jsonb(content_ids) as content_ids, to_jsonb(section_nos) as section_nos,
      to_jsonb(material_ids) as material_ids
    from exam_version where exam_id = ${examId} and expires_at > now() order by version desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function deleteVersion(tx: Db, examId: number, version: number): Promise<void> {
  await tx.deleteFrom('exam_version').where('exam_id', '=', examId).where('version', '=', version).execute();
}

export async function clearPlaces(tx: Db, examId: number): Promise<void> {
  await tx.deleteFrom('exam_question').where('exam_id', '=', examId).execute();
  await tx.deleteFrom('exam_section').where('exam_id', '=', examId).execute();
}

const batchSize = 500;

export async function restorePlaces(tx: Db, examId: number, version: VersionRow): Promise<void> {
  await insertSections(tx, examId, version.sections);
  for (let start = 0; start < version.content_ids.length; start += batchSize) {
    const ids = version.content_ids.slice(start, start + batchSize);
    const searches = await tokensOf(tx, ids);
    await placeQuestions(
      tx,
      examId,
      sql`
        select c.id as known_id, ${start} + p.place as no, p.section_no, p.material_id, c.type,
          (c.content ->> 'score')::numeric as score, (c.content ->> 'difficulty')::smallint as difficulty,
          c.content, c.content_hash, c.stem_hash, p.search
        from unnest(
          ${ids}::bigint[], ${version.section_nos.slice(start, start + batchSize)}::smallint[],
          ${version.material_ids.slice(start, start + batchSize)}::bigint[], ${searches}::text[])
          with ordinality as p (content_id, section_no, material_id, search, place)
        join question_content c on c.id = p.content_id`,
    );
  }
}

async function tokensOf(db: Db, contentIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: number; content: Question }>`
    select id, content from question_content where id = any(${contentIds})`.execute(db);
  const byId = new Map(rows.map(({ id, content }) => [id, content]));
  return contentIds.map((id) => {
    const question = byId.get(id);
    return question ? questionVector(question) : '';
  });
}

export async function purgeVersions(db: Db): Promise<void> {
  await sql`delete from exam_version where expires_at <= now()`.execute(db);
}
