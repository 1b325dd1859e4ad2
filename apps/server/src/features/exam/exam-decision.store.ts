import { examStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export async function writeStatus(tx: Db, examId: number, status: number): Promise<void> {
  await sql`update exam set status = ${status}, updated_at = now() where id = ${examId}`.execute(tx);
}

export async function publishReviewed(tx: Db, examId: number): Promise<void> {
  await sql`
    update exam set status = ${sql.lit(examStatus.normal)}, updated_at = now(), published_at = now()
    where id = ${examId}`.execute(tx);
}
