// What people of the demo content have marked and answered in their banks.
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { DemoBank } from './demo-banks.ts';

export async function insertMarks(tx: Db, bankId: number, accountId: number, bank: DemoBank): Promise<void> {
  const { favorites, mastered, notes, highlights, answered } = bank;
  const wrong = Object.keys(answered)
    .map(Number)
    .filter((no) => (answered[no]?.right ?? 0) === 0);
  const noes = new Set([...favorites, ...mastered, ...wrong, ...Object.keys(notes), ...Object.keys(highlights)]);
  for (const no of [...noes].map(Number)) {
    const stretch = highlights[no];
    await sql`
      insert into question_mark (account_id, exam_id, no, favorited_at, mastered_at, note, noted_at, highlights, wrong_at, wrong_count)
      values (${accountId}, ${bankId}, ${no}, ${nowIf(favorites.includes(no))}, ${nowIf(mastered.includes(no))},
        ${notes[no] ?? null}, ${nowIf(no in notes)}, ${stretch ? JSON.stringify([{ ...stretch, color: 0 }]) : null}::jsonb,
        ${nowIf(wrong.includes(no))}, ${wrong.includes(no) ? (answered[no]?.times ?? 0) : 0})
      on conflict do nothing`.execute(tx);
  }
}

function nowIf(isSet: boolean) {
  return isSet ? sql`now()` : null;
}

interface Answered {
  no: number;
  times: number;
  right: number;
}

export async function insertAnswered(
  tx: Db,
  bankId: number,
  accountId: number,
  answered: readonly Answered[],
): Promise<void> {
  for (const { no, times, right } of answered) {
    await sql`
      insert into question_progress (account_id, exam_id, content_id, answered_count, right_count)
      select ${accountId}, exam_id, content_id, ${times}, ${right} from exam_question
      where exam_id = ${bankId} and no = ${no}`.execute(tx);
  }
}
