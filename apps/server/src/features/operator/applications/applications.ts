// Companies and partners that wait for operators, what they see of them, and what they decide.
import { selectTime } from '../../../platform/db/database-time.ts';
import { reviewStatus } from '@tiku/contract';
import type { ApplicationEntry, ApplicationKind, ResponseOf } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/db/keyset.ts';
import { readStored } from '../../../platform/files/files.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { reviewCompany } from '../../company/company.ts';
import { inAllLanguages, insertNoticesTo } from '../../notice/notice.ts';
import { reviewPartner } from '../../partner/partner.ts';
import { recordAction } from '../actions/actions.ts';
import type { ActingOperator } from '../actions/actions.ts';
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
  { db, files, reply }: Context<'operator'>,
  { kind, id, type }: Named & { type: 0 | 1 | 2 },
): Promise<Buffer> {
  const key = await findImageKey(db, kind, id, type);
  const bytes = key === null ? null : await readStored(files, key);
  if (!bytes) throw new AppError('not_found');
  void reply.type('image/jpeg').header('cache-control', 'private, no-store');
  return bytes;
}

interface Decision {
  isApproved: boolean;
  reason?: string | null | undefined;
}

/** Answers what it is called. The applicant hears of it, whatever they have switched off. */
export async function decideApplication(
  tx: Db,
  operator: ActingOperator,
  { kind, id }: Named,
  { isApproved, reason = null }: Decision,
): Promise<string> {
  if (!isApproved && reason === null) throw new AppError('reason_needed');
  const application = await findApplication(tx, kind, id);
  if (!application) throw new AppError('nothing_to_review');
  const { name } = application;
  const said = isApproved ? '' : (reason ?? '');
  const verdict = { status: isApproved ? reviewStatus.approved : reviewStatus.rejected, reason: said };
  if (kind === 'company') await reviewCompany(tx, { company_id: id, ...verdict });
  else await reviewPartner(tx, { account_id: id, ...verdict });
  const notice = `${kind}${isApproved ? 'Approved' : 'Refused'}` as const;
  await insertNoticesTo(tx, [application.account_id], {
    kind: null,
    ...inAllLanguages(({ notices }) => notices[notice], { title: name, reason: said }),
    path:
      kind === 'partner'
        ? '/partner/info'
        : isApproved
          ? `/company/info?company_id=${id}`
          : '/company/info?is_first=true',
  });
  await recordAction(tx, operator, {
    action: isApproved ? 'approve' : 'refuse',
    about: kind,
    aboutId: id,
    title: name,
    reason: isApproved ? null : said,
  });
  return name;
}
