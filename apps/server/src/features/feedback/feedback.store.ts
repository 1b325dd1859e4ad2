import type { Db } from '../../db/database.ts';

export interface GuestFeedback {
  message: string;
  contact_info: string;
  language: string;
}

export async function insertGuestFeedback(db: Db, feedback: GuestFeedback): Promise<void> {
  await db.insertInto('guest_feedback').values(feedback).execute();
}
