// Companies and partners that wait for operators, and what they see of them.
import { selectTime } from '../../../platform/db/database-time.ts';
import type { ApplicationEntry, ApplicationKind, ResponseOf } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/db/keyset.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { sendPicture } from '../../../platform/http/files/send-picture.ts';
import { presentWaiting } from '../reviews/reviews.ts';
import { findApplication, findImageKey, selectApplications } from './application.store.ts';
import type { ApplicationRow } from './application.store.ts';

interface Named {
  kind: ApplicationKind;
  id: number;
}

function presentEntry(kind: ApplicationKind, row: ApplicationRow, now: Date): ApplicationEntry {
  const { id, name, account_id, applicant_name, applicant_username, submitted_at } = row;
  const applicant = { user_id: account_id, name: applicant_name, username: applicant_username };
  return { kind, id, name, applicant, ...presentWaiting(submitted_at, now) };
}

export async function listApplications(
  db: Db,
  kind: ApplicationKind,
  page: { after?: string | undefined; limit: number },
): Promise<ResponseOf<'POST /operator/applications'>> {
  const found = await selectApplications(db, kind, page);
  const { rows, next } = cutPage(found, page.limit, ({ micros, id }) => `${micros}-${id}`);
  const now = await selectTime(db);
  return { list: rows.map((row) => presentEntry(kind, row, now)), next };
}

export async function openApplication(db: Db, { kind, id }: Named): Promise<ResponseOf<'GET /operator/application'>> {
  const row = await findApplication(db, kind, id);
  if (!row) throw new AppError('not_found');
  const { is_change, member_limit, contact_name, contact_mobile, contact_email, description, images } = row;
  const contact = { contact_name, contact_mobile, contact_email };
  return { ...presentEntry(kind, row, await selectTime(db)), is_change, member_limit, ...contact, description, images };
}

export async function sendApplicationImage(
  context: Context<'operator'>,
  { kind, id, type }: Named & { type: 0 | 1 | 2 },
): Promise<Buffer> {
  return sendPicture(context, await findImageKey(context.db, kind, id, type), 'private, no-store');
}
