import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';

const test = useTestApp();

it('throws away messages after 30 days, and codes and links a week after their end', async () => {
  await sql`
    insert into message (channel, recipient, subject, body, created_at) values
      ('sms', 'old', '', '', now() - interval '31 days'), ('sms', 'kept', '', '', now() - interval '29 days')`.execute(
    test.db,
  );
  await sql`
    insert into verification (purpose, target, code_hash, expires_at, used_at) values
      ('a', 'expired long ago', '', now() - interval '8 days', null),
      ('a', 'used long ago', '', now() + interval '1 day', now() - interval '8 days'),
      ('a', 'expired', '', now() - interval '6 days', null),
      ('a', 'used', '', now() + interval '1 day', now() - interval '6 days'),
      ('a', 'good', '', now() + interval '1 day', null)`.execute(test.db);
  await test.startJobs();
  await test.services.jobs.enqueue('purge-expired', {});
  await vi.waitFor(
    async () => {
      const messages = await test.db.selectFrom('message').select('recipient').execute();
      expect(messages).toEqual([{ recipient: 'kept' }]);
      const left = await test.db.selectFrom('verification').select('target').orderBy('id').execute();
      expect(left.map(({ target }) => target)).toEqual(['expired', 'used', 'good']);
    },
    { timeout: 60_000 },
  );
});
