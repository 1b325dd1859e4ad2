// Whether somebody may still see a file, asked at the moment it is sent: an exam may have been closed to them, a session
// ended, a membership taken away since they were given its address.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../session/actor.ts';
import { isStillSignedIn } from '../../session/sessions.ts';
import type { StoredFile } from '../../files/files.ts';
import type { AddressGrant, FileUse } from '../../files/sign-address.ts';

/** Each feature that maps to files says which it shows to whom. */
type FileRule = (actor: Actor, key: string) => RawBuilder<boolean>;
export type FileRules = Record<FileUse, FileRule>;

export type ServedFile = Pick<StoredFile, 'name' | 'content_type' | 'size'>;

/** One statement, by primary keys and indexes on the keys of files. */
export async function findServed(
  db: Db,
  rules: FileRules,
  key: string,
  { use, accountId, sessionId, companyId }: Omit<AddressGrant, 'disposition' | 'expiresAt'>,
): Promise<ServedFile | null> {
  const actor = { accountId, sessionId, company: companyId === null ? null : { id: companyId } };
  const { rows } = await sql<ServedFile>`
    select name, content_type, size from file
    where key = ${key} and ${isStillSignedIn(actor)} and ${rules[use](actor, key)}`.execute(db);
  return rows[0] ?? null;
}
