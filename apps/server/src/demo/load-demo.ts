// Demo content for an empty database, so that a newcomer has something worth opening.
import { noticeTypes } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { applyForCompany } from '../features/company/company.ts';
import { insertNotice } from '../features/notice/notice.ts';
import { submissions } from '../features/submission/submission.ts';
import type { Services } from '../platform/services/services.ts';
import { demoAccounts, demoPassword } from '../platform/config/demo-accounts.ts';
import type { DemoAccount, DemoUsername } from '../platform/config/demo-accounts.ts';
import { insertDemoBanks } from './insert-demo-banks.ts';
import { insertDemoBundles } from './insert-demo-bundles.ts';
import { insertDemoCompany } from './insert-demo-company.ts';
import { insertDemoContact } from './insert-demo-contact.ts';
import { insertDemoExams } from './insert-demo-exams.ts';
import { insertDemoGroups } from './insert-demo-groups.ts';
import { insertDemoHomework } from './insert-demo-homework.ts';
import { insertDemoMeasures } from './insert-demo-measures.ts';
import { insertDemoPartner } from './insert-demo-partner.ts';
import { insertDemoStudy } from './insert-demo-study.ts';
import { welcomeContent, welcomeTitle } from './welcome-notice.ts';

const marker = 'demo';

/** Whether this database holds the demo content, now or from an earlier start. */
export async function holdsDemo(db: Db): Promise<boolean> {
  const row = await db.selectFrom('deployment').select('name').where('name', '=', marker).executeTakeFirst();
  return row !== undefined;
}

type DemoServices = Pick<Services, 'db' | 'passwords' | 'files' | 'config'>;

/** Does nothing unless nobody has an account yet; several processes may try at once. */
export async function loadDemo({ db, passwords, files, config }: DemoServices): Promise<void> {
  const passwordHash = await passwords.hash(demoPassword);
  await db.transaction().execute(async (tx) => {
    await sql`lock table account in share row exclusive mode`.execute(tx);
    const somebody = await tx.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (somebody) return;
    const ids = new Map<DemoUsername, number>();
    for (const account of demoAccounts) ids.set(account.username, await insertAccount(tx, account, passwordHash));
    const companyId = await insertCompanies(tx, ids.get('company') ?? 0);
    await insertPayments(tx, ids.get('demo') ?? 0);
    await insertNotice(tx, noticeTypes.official, welcomeTitle, welcomeContent);
    await insertDemoExams({ db: tx, files, config }, ids);
    await insertDemoBundles({ db: tx, files, config }, ids);
    await insertDemoMeasures(tx);
    await insertDemoContact(tx, ids);
    await insertDemoGroups(tx, ids, companyId);
    await insertDemoStudy(tx, ids);
    await insertDemoCompany(tx, companyId);
    await insertDemoPartner(tx, ids.get('partner') ?? 0);
    await insertDemoBanks(tx, ids);
    await insertDemoHomework(tx, ids);
    await tx
      .insertInto('deployment')
      .values({ name: marker, value: Buffer.alloc(0) })
      .execute();
  });
}

async function insertAccount(tx: Db, account: DemoAccount, passwordHash: string): Promise<number> {
  const row = await tx
    .insertInto('account')
    .values({
      username: account.username,
      name: account.name,
      mobile: account.mobile,
      email: account.email,
      password_hash: passwordHash,
      // As good as for ever: a demo may be looked at for years.
      vip_until: account.isVip ? sql<Date>`now() + interval '10 years'` : null,
      is_partner: account.isPartner ?? false,
      is_operator: account.isOperator ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** One by each way to pay, so that the list has something to show. */
async function insertPayments(tx: Db, accountId: number): Promise<void> {
  const payments = [
    { item: 'VIP 30 days', type: 2, amount: 2500, currency: 'CNY', daysAgo: 3 },
    { item: 'Fire safety, all levels', type: 1, amount: 1200, currency: 'CNY', daysAgo: 24 },
    { item: 'VIP 7 days', type: 3, amount: 199, currency: 'USD', daysAgo: 96 },
    { item: 'Forklift licence, practice papers', type: 4, amount: 499, currency: 'USD', daysAgo: 210 },
  ];
  for (const { daysAgo, ...payment } of payments) {
    const paid_at = sql<Date>`now() - ${daysAgo} * interval '1 day'`;
    await tx
      .insertInto('payment')
      .values({ ...payment, account_id: accountId, paid_at })
      .execute();
  }
}

/**
 * One company at work, and one still under review, so that both kinds of entry show in the account menu. Answers the id of
 * the first.
 */
async function insertCompanies(tx: Db, superAdminId: number): Promise<number> {
  await applyForCompany(tx, superAdminId, { name: 'Morningside Logistics', memberLimit: 200 });
  const { id: company_id } = await tx.selectFrom('company').select('id').executeTakeFirstOrThrow();
  // Decided long ago: nobody is told of it now.
  await (await submissions.value.company.lock(tx, company_id, null))?.approve();
  await applyForCompany(tx, superAdminId, { name: 'Morningside Training', memberLimit: 200 });
  return company_id;
}
