// A page with fifty pictures asks fifty times whether they may be seen: each time by indexes alone.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fileRules } from '../../../features.ts';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { usePlans } from '../../../testing/read-plans.ts';
import { findServed } from './served-file.store.ts';
import { fileUses } from '../../files/sign-address.ts';

const files = 20_000;

let accountId: number;
let sessionId: number;
let companyId: number;

const plans = usePlans(async ({ db }) => {
  accountId = await buildAccount(db);
  companyId = await buildCompany(db, accountId);
  await sql`
    insert into exam (account_id, title, status, public_id, share_token)
    select ${accountId}, 'Exam', 0, 'p' || i, 's' || i from generate_series(1, 2000) i`.execute(db);
  await sql`
    insert into account (username, name) select 'other' || i, 'Other' from generate_series(1, 500) i`.execute(db);
  await sql`
    insert into session (account_id, os_type, user_agent, expires_at)
    select a.id, 5, '', now() + interval '1 day' from account a, generate_series(1, 20)`.execute(db);
  await sql`
    insert into file (key, account_id, purpose, name, content_type, size)
    select 'key-' || i, ${accountId}, 'exam', '', 'image/png', 1 from generate_series(1, ${files}) i`.execute(db);
  await sql`
    insert into exam_file (exam_id, name, file_key, content_hash)
    select (select min(id) from exam) + i % 2000, 'key-' || i, 'key-' || i, '' from generate_series(1, ${files}) i`.execute(
    db,
  );
  await sql`
    insert into question_content (type, content, content_hash, stem_hash)
    select 4, '{}', '', '' from generate_series(1, ${files})`.execute(db);
  await sql`insert into exam_material (content) select '' from generate_series(1, ${files})`.execute(db);
  await sql`
    insert into exam_question (exam_id, no, content_id, material_id, type, score)
    select (select min(id) from exam) + i % 2000, i, (select min(id) from question_content) + i - 1,
      (select min(id) from exam_material) + i - 1, 4, 1
    from generate_series(1, ${files}) i`.execute(db);
  await sql`
    insert into content_file (content_id, name, file_key, alias)
    select id, 'a', 'key-' || (id % ${files} + 1), id from question_content`.execute(db);
  await sql`
    insert into material_file (material_id, name, file_key, alias)
    select id, 'a', 'key-' || (id % ${files} + 1), id from exam_material`.execute(db);
  await sql`
    insert into practice (account_id, exam_id, prac_type, attempts_count)
    select a.id, e.id, 3, 1 from account a join exam e on (a.id + e.id) % 100 = 0`.execute(db);
  await sql`
    insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
      retire_wrong)
    select id, account_id, exam_id, 1, 3, 1, 1, false from practice`.execute(db);
  await sql`
    insert into answer_file (attempt_id, no, name, file_key, content_hash, size)
    select id, 1, 'a', 'key-' || (id % ${files} + 1), '', 1 from attempt`.execute(db);
  await sql`
    insert into exam_guest (account_id, exam_id, share_token)
    select account_id, exam_id, '' from practice`.execute(db);
  await sql`
    insert into exam_import (account_id, file_name) select id, '' from account, generate_series(1, 10)`.execute(db);
  await sql`
    insert into exam_import_media (import_id, name, file_key, content_hash)
    select id, 'a', 'key-' || id, '' from exam_import`.execute(db);
  await sql`
    insert into exam_conversion (key, account_id, file_name, sheet_key)
    select id::text, account_id, '', 'key-' || id from exam_import`.execute(db);
  await sql`
    insert into feedback (account_id, type, subject, os_type)
    select id, 4, '', 5 from account, generate_series(1, 10)`.execute(db);
  await sql`
    insert into feedback_session (feedback_id, type, body, sent_at)
    select id, 0, '', now() from feedback`.execute(db);
  await sql`
    insert into feedback_attachment (session_id, type, file_key, name, size, content_hash)
    select id, 0, 'key-' || id, '', 1, '' from feedback_session`.execute(db);
  const session = db.selectFrom('session').select('id').where('account_id', '=', accountId);
  sessionId = (await session.executeTakeFirstOrThrow()).id;
});

describe.each(fileUses)('a file that is seen as %s', (use) => {
  it.each([
    ['for oneself', () => null],
    ['for a company', () => companyId],
  ])('is looked up %s by indexes alone', async (_case, actingFor) => {
    const grant = { use, accountId, sessionId, companyId: actingFor() };
    const whole = await plans.tablesReadWhole(() => findServed(plans.db, fileRules, 'key-7777', grant));
    // There is one company, and one page of memory holds it; groups, their homework, bundles and payments there are none.
    expect(
      whole.filter(
        (table) => !/^(?:company|study_group$|group_|homework(?:_chosen)?$|bundle|partner_payment$)/.test(table),
      ),
    ).toEqual([]);
  });
});

it('finds the file of an exam that somebody may open', async () => {
  const grant = { use: 'exam', accountId, sessionId, companyId: null } as const;
  expect(await findServed(plans.db, fileRules, 'key-7777', grant)).not.toBeNull();
});
