// What an applicant and a super administrator write about a company: as a draft, or handed in for review.
import { reviewStatus } from '@tiku/contract';
import type { CompanyInfo } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { takeUse } from '../../platform/limits/throttle.ts';
import { statusWhenKept } from '../submission/submission.ts';
import {
  findApplication,
  holdApplications,
  holdOwnCompany,
  insertCompany,
  openDraft,
  selectCompany,
  selectContact,
  updateDraft,
} from './company.store.ts';
import type { CompanyFields, CompanyRow } from './company.store.ts';

const DAY = 24 * 60 * 60;

type Member = Context<'member'>;

interface Written {
  id?: number | undefined;
  name: string;
  member_limit: number;
  contact_name?: string | undefined;
  contact_mobile?: string | undefined;
  contact_email?: string | undefined;
  description?: string | undefined;
  is_draft: boolean;
}

/** Drafts are the super administrator's. */
export function presentCompany(row: CompanyRow, isOwn: boolean): CompanyInfo {
  const { applied_at, draft, ...fields } = row;
  return { ...fields, applied_at: applied_at.toISOString(), draft: isOwn ? draft : null };
}

export async function keepCompany(context: Member, { id, is_draft, ...written }: Written): Promise<CompanyInfo> {
  const { db, actor } = context;
  await takeUse(db, [{ key: `company-info:${actor.accountId}`, max: 100, seconds: DAY }]);
  return db.transaction().execute(async (tx) => {
    await holdApplications(tx, actor.accountId);
    const known = await findWritten(tx, context, id);
    const status = statusWhenKept(is_draft);
    const fields = await fillIn(tx, actor.accountId, known, written);
    if (known && fields.member_limit < known.user_count)
      throw new AppError('company_full', { counts: { limit: fields.member_limit } });
    const companyId = known?.id ?? (await insertCompany(tx, actor.accountId, fields, status));
    await openDraft(tx, companyId);
    await updateDraft(tx, companyId, fields, status);
    return presentCompany(await selectCompany(tx, companyId), true);
  });
}

/** The company acted for, the one that is named, or the application that is not approved yet; null makes a new one. */
async function findWritten(tx: Db, { actor }: Member, id: number | undefined): Promise<CompanyRow | null> {
  const named = actor.company?.id ?? id;
  if (named !== undefined) {
    await selectOwn(tx, actor, named);
    if (id !== undefined && id !== named) throw new AppError('not_found');
    return selectCompany(tx, named);
  }
  const application = await findApplication(tx, actor.accountId);
  return application?.review_status === reviewStatus.approved ? null : application;
}

/** Held until the transaction ends. One of others looks exactly like one that never was. */
export async function selectOwn(tx: Db, actor: Member['actor'], companyId: number): Promise<void> {
  const isElsewhere = actor.company !== null && actor.company.id !== companyId;
  if (isElsewhere || !(await holdOwnCompany(tx, actor.accountId, companyId))) throw new AppError('not_found');
}

/** What is not said stays as it is, or is the applicant's. */
async function fillIn(
  tx: Db,
  accountId: number,
  known: CompanyRow | null,
  written: Omit<Written, 'id' | 'is_draft'>,
): Promise<CompanyFields> {
  const before = known?.draft ?? known;
  const { name, mobile, email } = await selectContact(tx, accountId);
  const isNew = before === null || before.contact_name === '';
  return {
    name: written.name,
    member_limit: written.member_limit,
    contact_name: written.contact_name ?? (isNew ? name : before.contact_name),
    contact_mobile: written.contact_mobile ?? (isNew ? (mobile ?? '') : before.contact_mobile),
    contact_email: written.contact_email ?? (isNew ? (email ?? '') : before.contact_email),
    description: written.description ?? before?.description ?? '',
  };
}
