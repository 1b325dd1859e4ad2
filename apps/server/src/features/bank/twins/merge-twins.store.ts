import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';

/** The earliest time of each mark, all mistakes, and both notes, one below the other. */
export async function addMarks(tx: Db, actor: Actor, bankId: number, keepNo: number, dropNo: number): Promise<void> {
  await sql`
    insert into question_mark as k (account_id, company_id, exam_id, no, wrong_at, wrong_count, favorited_at, mastered_at,
      note, noted_at, highlights)
    select m.account_id, m.company_id, m.exam_id, ${keepNo}::int, m.wrong_at, m.wrong_count, m.favorited_at, m.mastered_at,
      m.note, m.noted_at, m.highlights
    from question_mark m where ${isOwnRow(actor, 'm')} and m.exam_id = ${bankId} and m.no = ${dropNo}
    on conflict on constraint question_mark_key do update set
      wrong_at = coalesce(least(k.wrong_at, excluded.wrong_at), k.wrong_at, excluded.wrong_at),
      wrong_count = k.wrong_count + excluded.wrong_count,
      favorited_at = coalesce(least(k.favorited_at, excluded.favorited_at), k.favorited_at, excluded.favorited_at),
      mastered_at = coalesce(least(k.mastered_at, excluded.mastered_at), k.mastered_at, excluded.mastered_at),
      note = case when k.note is null or excluded.note is null or k.note = excluded.note
        then coalesce(k.note, excluded.note) else left(k.note || E'\\n' || excluded.note, 5000) end,
      noted_at = greatest(k.noted_at, excluded.noted_at),
      highlights = coalesce(k.highlights, excluded.highlights), updated_at = now()`.execute(tx);
}

/** How often either was answered, and right. Two places of one content have counted together all along. */
export async function addProgress(tx: Db, actor: Actor, bankId: number, keepNo: number, dropNo: number): Promise<void> {
  await sql`
    insert into question_progress as k
      (account_id, company_id, exam_id, content_id, seen_at, answered_count, right_count, right_streak)
    select p.account_id, p.company_id, p.exam_id, kept.content_id, null, p.answered_count, p.right_count, p.right_streak
    from exam_question kept, exam_question dropped
    join question_progress p on ${isOwnRow(actor, 'p')} and p.exam_id = dropped.exam_id and p.content_id = dropped.content_id
    where kept.exam_id = ${bankId} and kept.no = ${keepNo} and dropped.exam_id = ${bankId} and dropped.no = ${dropNo}
      and kept.content_id <> dropped.content_id
    on conflict on constraint question_progress_key do update set
      answered_count = k.answered_count + excluded.answered_count, right_count = k.right_count + excluded.right_count`.execute(
    tx,
  );
}

/** The other way round: what the other counts now is no longer counted here. */
export async function subtractProgress(
  tx: Db,
  actor: Actor,
  bankId: number,
  keepNo: number,
  dropNo: number,
): Promise<void> {
  await sql`
    update question_progress k set answered_count = greatest(0, k.answered_count - p.answered_count),
      right_count = greatest(0, k.right_count - p.right_count)
    from exam_question kept, exam_question dropped
    join question_progress p on ${isOwnRow(actor, 'p')} and p.exam_id = dropped.exam_id and p.content_id = dropped.content_id
    where kept.exam_id = ${bankId} and kept.no = ${keepNo} and dropped.exam_id = ${bankId} and dropped.no = ${dropNo}
      and kept.content_id <> dropped.content_id
      and ${isOwnRow(actor, 'k')} and k.exam_id = ${bankId} and k.content_id = kept.content_id`.execute(tx);
}
