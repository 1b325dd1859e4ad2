import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { FixedStatement } from '../../../platform/db/fixed-statement.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { examsShowing } from '../../exam/access/access.ts';
import { listKinds } from '../kinds/kinds.ts';
import { isOwnAttempt, isReadableAttempt } from '../history/own-attempts.ts';

export function isAnswerFile(actor: Actor, key: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from answer_file f join attempt a on a.id = f.attempt_id
    where f.file_key = ${key} and ${isReadableAttempt(actor)})`;
}

/** The learner who was asked and the people who mark it keep what was asked, whatever becomes of the exam. */
export function isAskedFile(actor: Actor, key: string): RawBuilder<boolean> {
  const others = listKinds().flatMap((kind) => kind.isAskedExamReadBy?.(actor) ?? []);
  const ways = [
    sql`select from (${examsShowing(key)}) f join attempt a on a.exam_id = f.exam_id where ${isOwnAttempt(actor)}`,
    ...others.map((isReadBy) => sql`select from (${examsShowing(key)}) f where ${isReadBy}`),
  ];
  return sql<boolean>`exists (${sql.join(ways, sql` union all `)})`;
}

/** The files that answers to these questions may name. */
export async function selectFileNames(
  db: Db,
  attemptId: number,
  noes: readonly number[],
): Promise<Map<number, Set<string>>> {
  const names = new Map<number, Set<string>>();
  if (noes.length === 0) return names;
  for (const { no, name } of await selectFiles(db, attemptId, noes)) {
    const known = names.get(no) ?? new Set();
    names.set(no, known.add(name));
  }
  return names;
}

interface FileRow {
  no: number;
  name: string;
  file_key: string;
}

export async function selectFiles(db: Db, attemptId: number, noes: readonly number[]): Promise<FileRow[]> {
  return noes.length === 0 ? [] : filesOf.execute(db, { attemptId, noes });
}

const filesOf = new FixedStatement<FileRow, { attemptId: number; noes: readonly number[] }>(
  ({ attemptId, noes }) => sql`
    select no, name, file_key from answer_file where attempt_id = ${attemptId} and no = any(${noes}::int[])`,
);

interface Stored {
  count: number;
  size: number;
}

export async function selectStored(db: Db, attemptId: number): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select count(*) as count, coalesce(sum(size), 0) as size from answer_file where attempt_id = ${attemptId}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, size: 0 };
}

export interface NewAnswerFile {
  no: number;
  name: string;
  fileKey: string;
  contentHash: Buffer;
  size: number;
}

export async function insertAnswerFile(tx: Db, attemptId: number, file: NewAnswerFile): Promise<void> {
  await tx
    .insertInto('answer_file')
    .values({
      attempt_id: attemptId,
      no: file.no,
      name: file.name,
      file_key: file.fileKey,
      content_hash: file.contentHash,
      size: file.size,
    })
    .execute();
}

/** The same bytes sent before for the same question. */
export async function findSameFile(
  tx: Db,
  attemptId: number,
  no: number,
  contentHash: Buffer,
): Promise<FileRow | null> {
  const row = await tx
    .selectFrom('answer_file')
    .select(['no', 'name', 'file_key'])
    .where('attempt_id', '=', attemptId)
    .where('no', '=', no)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Answers the key of the file that lost its row; null where there was none. */
export async function deleteAnswerFile(tx: Db, attemptId: number, no: number, name: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('answer_file')
    .where('attempt_id', '=', attemptId)
    .where('no', '=', no)
    .where('name', '=', name)
    .returning('file_key')
    .executeTakeFirst();
  return row?.file_key ?? null;
}
