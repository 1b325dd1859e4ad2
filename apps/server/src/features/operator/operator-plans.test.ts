// A hundred thousand of everything: no list of operators reads a whole table, on its first page or on a later one.
import type { CallAddress } from '@tiku/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { listWholeTables, recordStatements } from '../../testing/record-statements.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let operator: string;

const many = 100_000;

beforeAll(async () => {
  test = await createTestApp();
  const authorId = await buildAccount(test.db);
  operator = await test.tokenFor(await buildAccount(test.db, { is_operator: true }));
  const series = sql`generate_series(1, ${many}::int) n`;
  await sql`
    insert into account (username, name, mobile, email)
    select 'person' || n, 'Person ' || n, '1' || 3000000000 + n, 'p' || n || '@example.org' from ${series}`.execute(
    test.db,
  );
  await sql`
    insert into exam (account_id, title, status, isprivate, public_id, share_token)
    select ${authorId}, 'Exam ' || n, case when n % 4 = 0 then 3 when n % 97 = 0 then 20 else 0 end, false, 'p' || n, 's' || n
    from ${series}`.execute(test.db);
  await sql`
    insert into operator_action (actor_name, action, about, about_id, title, search)
    select 'olga', 'approve', 'exam', n, 'Exam ' || n, ('exam ' || n)::tsvector from ${series}`.execute(test.db);
  await sql`
    insert into feedback (account_id, type, subject, status, os_type, waiting_since)
    select ${authorId}, 0, 'Subject', 1, 5, case when n % 2 = 0 then now() - n * interval '1 second' end from ${series}`.execute(
    test.db,
  );
  await sql`
    insert into guest_feedback (message, contact_info, language, settled_at)
    select 'Hello', '', 'en', case when n % 2 = 0 then now() end from ${series}`.execute(test.db);
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
afterAll(() => test.close());

const after = '1700000000000000-50000';
const calls: Record<string, [CallAddress, object]> = {
  'the start page': ['GET /operator/start', {}],
  'exams under review': ['POST /operator/reviews', { kind: 'exam', after }],
  'bundles under review': ['POST /operator/reviews', { kind: 'bundle', after }],
  'suspended exams': ['POST /operator/published', { kind: 'exam' }],
  'exams found by a word': ['POST /operator/published', { kind: 'exam', query_string: 'physics' }],
  'bundles found by their title': ['POST /operator/published', { kind: 'bundle', query_string: 'phy' }],
  'the log': ['POST /operator/actions', { after: '50000' }],
  'the log of one action': ['POST /operator/actions', { action: 'suspend' }],
  'the log about an exam': ['POST /operator/actions', { about: 'exam', about_id: 77 }],
  'the log by words': ['POST /operator/actions', { query_string: 'algebra' }],
  people: ['POST /operator/users', { after: '50000' }],
  'people by a beginning': ['POST /operator/users', { query_string: 'person 777' }],
  'feedback that waits': ['POST /operator/feedbacks', { after }],
  'all feedback': ['POST /operator/feedbacks', { is_waiting: false, after }],
  'messages of visitors': ['POST /operator/guests', { after }],
  'settled messages': ['POST /operator/guests', { is_settled: true }],
  'reported questions': ['POST /operator/reports', {}],
  'answered reports': ['POST /operator/reports', { is_answered: true }],
  'official notices': ['POST /operator/notices', { after: '50000' }],
  'payments of partners': ['POST /operator/payments', { after: '50000' }],
  storage: ['POST /operator/storage', { after: '500-60000' }],
};

describe.each(Object.entries(calls))('%s', (_name, [address, request]) => {
  it('by an index', async () => {
    const sent = await recordStatements(test, operator, address, request);
    expect(sent.length).toBeGreaterThan(0);
    expect(await listWholeTables(test, sent)).toEqual([]);
  });
});
