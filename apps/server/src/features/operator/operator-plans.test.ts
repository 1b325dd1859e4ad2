// A hundred thousand of everything: no list of operators reads a whole table, on its first page or on a later one.
import type { CallAddress } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { countRowsRead, listWholeTables, recordStatements } from '../../testing/record-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let operator: string;

const many = 100_000;

beforeAll(async () => {
  const authorId = await buildAccount(test.db);
  operator = await test.tokenFor(await buildAccount(test.db, { is_operator: true }));
  const series = sql`generate_series(1, ${many}::int) n`;
  const ago = sql`now() - n * interval '1 second'`;
  await sql`
    insert into account (username, name, mobile, email)
    select 'person' || n, 'Person ' || n, '1' || 3000000000 + n, 'p' || n || '@example.org' from ${series}`.execute(
    test.db,
  );
  await sql`
    insert into exam (account_id, title, status, isprivate, public_id, share_token, search, reviewing_since, updated_at)
    select ${authorId}, 'Exam ' || n, case when n % 4 = 0 then 3 when n % 4 = 1 then 20 else 0 end, false, 'p' || n, 's' || n,
      ('exam ' || n)::tsvector, ${ago}, ${ago}
    from ${series}`.execute(test.db);
  await sql`
    insert into file (key, account_id, purpose, name, content_type, size)
    values ('logo', ${authorId}, 'bundle', 'logo.png', 'image/png', 1)`.execute(test.db);
  await sql`
    insert into bundle (public_id, account_id, title, description, country_code, price_tier, logo_key, status,
      reviewing_since, updated_at)
    select 'b' || n, ${authorId}, 'Bundle ' || n, '', 'cn', 0, 'logo',
      case when n % 4 = 0 then 2 when n % 4 = 1 then 20 else 0 end, ${ago}, ${ago}
    from ${series}`.execute(test.db);
  await sql`insert into bundle_exam (bundle_id, exam_id, place) select b.id, e.id, 1 from bundle b join exam e on e.id = b.id`.execute(
    test.db,
  );
  await sql`
    insert into study_group (public_id, name, founder_id, status, suspended_at)
    select 'g' || n, 'Group ' || n, ${authorId}, case when n % 4 = 1 then 10 else 0 end, case when n % 4 = 1 then ${ago} end
    from ${series}`.execute(test.db);
  await sql`
    insert into group_member (group_id, account_id, role, status, joined_at)
    select id, ${authorId}, 2, 0, now() from study_group`.execute(test.db);
  await sql`
    insert into question_content (type, content, content_hash, stem_hash)
    select 0, '{"desc":"Which?"}', n::text::bytea, '' from ${series}`.execute(test.db);
  await sql`
    insert into exam_question (exam_id, no, content_id, type, score)
    select e.id, 1, c.id, 0, 1 from exam e join question_content c on c.id = e.id`.execute(test.db);
  await sql`
    insert into question_report (exam_id, no, content_id, account_id, reason, body, created_at, answer, answered_at)
    select n, 1, n, ${authorId}, 'answer', '', ${ago}, case when n % 2 = 0 then 'Yes' end, case when n % 2 = 0 then ${ago} end
    from ${series} where exists (select from exam where id = n) and exists (select from question_content where id = n)`.execute(
    test.db,
  );
  await sql`
    insert into company (name, review_status, member_limit, applicant_id)
    select 'Company ' || n, n % 3, 10, ${authorId} from ${series}`.execute(test.db);
  await sql`
    insert into company_draft (company_id, name, member_limit, review_status, submitted_at)
    select id, name, 10, id % 2, now() - id * interval '1 second' from company`.execute(test.db);
  await sql`
    insert into partner (account_id, review_status, draft_status, submitted_at)
    select id, 0, id % 2, now() - id * interval '1 second' from account where username like 'person%'`.execute(test.db);
  await sql`
    insert into partner_info (account_id, is_draft, type, name, contact_name, contact_mobile, contact_email)
    select account_id, true, 0, 'Partner', '', '', '' from partner`.execute(test.db);
  await sql`
    insert into operator_action (actor_name, action, about, about_id, title, search)
    select 'olga', 'approve', 'exam', n, 'Exam ' || n, ('exam ' || n)::tsvector from ${series}`.execute(test.db);
  await sql`
    insert into feedback (account_id, type, subject, status, os_type, waiting_since, updated_at)
    select ${authorId}, 0, 'Subject', 1, 5, case when n % 2 = 0 then ${ago} end, ${ago} from ${series}`.execute(
    test.db,
  );
  await sql`
    insert into guest_feedback (message, contact_info, language, created_at, settled_at)
    select 'Hello', '', 'en', ${ago}, case when n % 2 = 0 then ${ago} end from ${series}`.execute(test.db);
  await sql`insert into notice (type, title, content) select 0, '{"en":"T"}', '{"en":"C"}' from ${series}`.execute(
    test.db,
  );
  await sql`
    insert into storage (account_id, used) select id, id % 1000 from account where username like 'person%'
    on conflict do nothing`.execute(test.db);
  await sql`
    insert into partner_payment (account_id, item, type, amount, paid_at, reference)
    select ${authorId}, 'Item', 1, 100, now(), 'r' || n from ${series}`.execute(test.db);
  await sql`analyze`.execute(test.db);
}, 300_000);

/** Somewhere in the middle. */
const after = `${(Date.now() - 50_000_000) * 1000}-50000`;
type Named = Record<string, [CallAddress, object]>;

const lists: Named = {
  'the start page': ['GET /operator/start', {}],
  'exams under review': ['POST /operator/reviews', { kind: 'exam', after }],
  'bundles under review': ['POST /operator/reviews', { kind: 'bundle', after }],
  'suspended exams': ['POST /operator/published', { kind: 'exam', after }],
  'suspended bundles': ['POST /operator/published', { kind: 'bundle', after }],
  'suspended groups': ['POST /operator/published', { kind: 'group', after }],
  companies: ['POST /operator/applications', { kind: 'company', after }],
  partners: ['POST /operator/applications', { kind: 'partner', after }],
  'the log': ['POST /operator/actions', { after: '50000' }],
  'the log of one action': ['POST /operator/actions', { action: 'suspend' }],
  'the log about an exam': ['POST /operator/actions', { about: 'exam', about_id: 77 }],
  people: ['POST /operator/users', { after: '50000' }],
  'feedback that waits': ['POST /operator/feedbacks', { after }],
  'feedback of mine': ['POST /operator/feedbacks', { is_waiting: false, is_mine: true }],
  'all feedback': ['POST /operator/feedbacks', { is_waiting: false, after }],
  'messages of visitors': ['POST /operator/guests', { after }],
  'settled messages': ['POST /operator/guests', { is_settled: true, after }],
  'reported questions': ['POST /operator/reports', { after }],
  'answered reports': ['POST /operator/reports', { is_answered: true, after }],
  'official notices': ['POST /operator/notices', { after: '50000' }],
  'payments of partners': ['POST /operator/payments', { after: '1767225600000000-50000' }],
  storage: ['POST /operator/storage', { after: '500-60000' }],
};
const searches: Named = {
  'exams found by a word': ['POST /operator/published', { kind: 'exam', query_string: 'physics' }],
  'exams found by their number': ['POST /operator/published', { kind: 'exam', query_string: '777' }],
  'bundles found by their title': ['POST /operator/published', { kind: 'bundle', query_string: 'bundle 777' }],
  'bundles found by a beginning of many': ['POST /operator/published', { kind: 'bundle', query_string: 'bund' }],
  'groups found by their name': ['POST /operator/published', { kind: 'group', query_string: 'group 777' }],
  'groups found by a beginning of many': ['POST /operator/published', { kind: 'group', query_string: 'grou' }],
  'companies by a beginning': ['POST /operator/companies', { query_string: 'company 777' }],
  'companies by a beginning of many': ['POST /operator/companies', { query_string: 'comp' }],
  'the log by words': ['POST /operator/actions', { query_string: 'algebra' }],
  'people by a beginning': ['POST /operator/users', { query_string: 'person 777' }],
  'people by a beginning of many': ['POST /operator/users', { query_string: 'pers', after: '50000' }],
};

/** As much as the start page counts of all its queues, and a good deal less than there is. */
const mostRows = 10_000;

describe.each(Object.entries(lists))('%s', (_name, [address, request]) => {
  it('by an index, and not much more than is shown', async () => {
    const sent = await recordStatements(test, operator, address, request);
    expect(sent.length).toBeGreaterThan(0);
    expect(await listWholeTables(test, sent)).toEqual([]);
    expect(await countRowsRead(test, sent)).toBeLessThan(mostRows);
  });
});

// How many rows are read depends on how common the words are: PostgreSQL weighs one way against the other.
describe.each(Object.entries(searches))('%s', (_name, [address, request]) => {
  it('by an index', async () => {
    const sent = await recordStatements(test, operator, address, request);
    expect(sent.length).toBeGreaterThan(0);
    expect(await listWholeTables(test, sent)).toEqual([]);
  });
});
