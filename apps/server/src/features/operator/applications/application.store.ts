import { reviewStatus } from '@tiku/contract';
import type { ApplicationKind } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import { followsTime, microsOf } from '../../../platform/db/keyset.ts';

interface Applicant {
  account_id: number;
  applicant_name: string;
  applicant_username: string;
}

export interface ApplicationRow extends Applicant {
  id: number;
  name: string;
  submitted_at: Present<Date>;
  micros: number;
}

export interface ApplicationDetail extends ApplicationRow {
  is_change: boolean;
  member_limit: number | null;
  contact_name: string;
  contact_mobile: string;
  contact_email: string;
  description: string;
  images: (0 | 1 | 2)[];
}

const applicant = sql`a.id as account_id, a.name as applicant_name, a.username as applicant_username`;
const approved = sql.lit(reviewStatus.approved);
const underReview = sql.lit(reviewStatus.underReview);

/** What waits, spelled as in the partial indexes. */
const queues: Record<ApplicationKind, { id: RawBuilder<unknown>; at: RawBuilder<unknown>; from: RawBuilder<unknown> }> =
  {
    company: {
      id: sql`d.company_id`,
      at: sql`d.submitted_at`,
      from: sql`
        company_draft d join company c on c.id = d.company_id join account a on a.id = c.applicant_id
        where d.review_status = ${underReview}`,
    },
    partner: {
      id: sql`p.account_id`,
      at: sql`p.submitted_at`,
      from: sql`
        partner p join partner_info d on d.account_id = p.account_id and d.is_draft
        join account a on a.id = p.account_id
        where p.draft_status = ${underReview}`,
    },
  };

/** The oldest first, and one more than is shown. */
export async function selectApplications(
  db: Db,
  kind: ApplicationKind,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ApplicationRow[]> {
  const { id, at, from } = queues[kind];
  const { rows } = await sql<ApplicationRow>`
    select ${id} as id, d.name, ${at} as submitted_at, ${microsOf(at)} as micros, ${applicant}
    from ${from} and ${followsTime(after, at, id, '>')} order by ${at}, ${id} limit ${limit + 1}`.execute(db);
  return rows;
}

const details: Record<ApplicationKind, RawBuilder<unknown>> = {
  company: sql`
    c.review_status = ${approved} as is_change, d.member_limit,
    array(select i.type from company_image i where i.company_id = c.id and i.is_draft order by i.type) as images`,
  partner: sql`
    p.review_status = ${approved} as is_change, null::int as member_limit,
    array(select i.type from partner_image i where i.account_id = p.account_id and i.is_draft order by i.type) as images`,
};

export async function findApplication(db: Db, kind: ApplicationKind, id: number): Promise<ApplicationDetail | null> {
  const queue = queues[kind];
  const { rows } = await sql<ApplicationDetail>`
    select ${queue.id} as id, d.name, ${queue.at} as submitted_at, ${microsOf(queue.at)} as micros, ${applicant},
      d.contact_name, d.contact_mobile, d.contact_email, d.description, ${details[kind]}
    from ${queue.from} and ${queue.id} = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function findImageKey(db: Db, kind: ApplicationKind, id: number, type: 0 | 1 | 2): Promise<string | null> {
  const owner = kind === 'company' ? sql`company_image where company_id` : sql`partner_image where account_id`;
  const { rows } = await sql<{ file_key: string }>`
    select file_key from ${owner} = ${id} and type = ${type} and is_draft`.execute(db);
  return rows[0]?.file_key ?? null;
}
