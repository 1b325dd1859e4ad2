import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleJobs } from '../jobs/handle-jobs.ts';
import { startMailServer } from '../testing/mail-server.ts';
import type { Message } from './messages.ts';
import { openProviders, toLin, toPhone, url } from '../testing/providers.ts';
import type { Providers } from '../testing/providers.ts';

let house: Providers;

beforeAll(async () => {
  house = await openProviders();
  await handleJobs({ ...house.test.services, messages: house.messages });
});
beforeEach(() => house.reset());
afterAll(() => house.close());

const sendLater = (message: Message) =>
  house.test.db.transaction().execute((tx) => house.messages.sendLater(tx, message));
/** The clock turned forward to the next attempt. */
const hurry = () =>
  sql`update pgboss.job set start_after = now() where name = 'send-message' and state = 'retry'`.execute(house.test.db);
const depth = async () => (await house.test.services.jobs.depth())['send-message'];
const idle = { waiting: 0, active: 0, failed: 0 };
const untilIdle = () => vi.waitFor(async () => expect(await depth()).toEqual(idle), { timeout: 60_000 });

describe('sendLater', () => {
  it('sends once the transaction has committed, and then forgets what it said', async () => {
    await sendLater({ ...toLin, template: 'reset-password', url });
    await sendLater({ ...toPhone, template: 'password-changed' });
    expect((await house.selectRows())[0]?.body).toContain(url);
    await untilIdle();
    expect(house.mail.received.map(({ text }) => text?.includes(url))).toEqual([true]);
    expect(house.sms.received).toHaveLength(1);
    expect((await house.selectRows()).map(({ body, sent_at }) => [body, sent_at])).toEqual([
      ['', expect.any(Date)],
      ['', expect.any(Date)],
    ]);
  });

  it('sends nothing when the transaction is rolled back', async () => {
    const rolledBack = house.test.db.transaction().execute(async (tx) => {
      await house.messages.sendLater(tx, { ...toLin, template: 'password-changed' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await depth()).toEqual(idle);
    expect(await house.selectRows()).toEqual([]);
  });

  it('keeps trying while the mail server is away, and delivers once when it is back', async () => {
    const port = Number(new URL(house.mail.url).port);
    await house.mail.stop();
    await sendLater({ ...toLin, template: 'reset-password', url });
    const failed = (count: number) =>
      vi.waitFor(
        async () => {
          const { rows } = await sql<{ retry_count: number }>`
            select retry_count from pgboss.job where name = 'send-message' and state = 'retry'`.execute(house.test.db);
          expect(rows.length > 0 && (rows[0]?.retry_count ?? 0) >= count).toBe(true);
        },
        { timeout: 60_000, interval: 100 },
      );
    await failed(0);
    await hurry();
    await failed(1);
    house.mail = await startMailServer(port);
    house.mail.mood = 'defers';
    await hurry();
    await failed(2);
    house.mail.mood = 'takes';
    await hurry();
    await untilIdle();
    expect(house.mail.received).toHaveLength(1);
    expect(house.mail.received[0]?.text).toContain(url);
    expect(await house.selectRows()).toMatchObject([{ body: '', sent_at: expect.any(Date) }]);
  });

  it('gives up on an address the mail server does not know', async () => {
    house.mail.mood = 'refuses';
    await sendLater({ ...toLin, template: 'reset-password', url });
    await untilIdle();
    expect(await house.selectRows()).toMatchObject([{ body: '', sent_at: null }]);
  });

  it('does not send an SMS again, nor late', async () => {
    house.sms.mood = 'fails';
    await sendLater({ ...toPhone, template: 'reset-code', code: '204816' });
    await untilIdle();
    expect(house.sms.requests).toHaveLength(1);
    house.sms.mood = 'takes';
    const insert = (created: string) =>
      sql<{ id: number }>`
        insert into message (channel, recipient, subject, body, created_at)
        values ('sms', '13800000001', '', 'code 204816', now() - ${created}::interval) returning id`.execute(
        house.test.db,
      );
    const late = (await insert('61 seconds')).rows[0]?.id ?? 0;
    await house.messages.deliver(late, 1);
    const brokenOff = (await insert('5 seconds')).rows[0]?.id ?? 0;
    await house.messages.deliver(brokenOff, 2);
    expect(house.sms.requests).toHaveLength(1);
    expect((await house.selectRows()).map(({ body }) => body)).toEqual(['', '', '']);
    const fresh = (await insert('5 seconds')).rows[0]?.id ?? 0;
    await house.messages.deliver(fresh, 1);
    await house.messages.deliver(fresh, 1);
    expect(house.sms.received).toEqual([{ mobile: '13800000001', text: 'code 204816' }]);
  });

  it('lets a change of password go through where a channel is not set up', async () => {
    const onlyMail = house.openWith({ SMS_URL: '' });
    await house.test.db
      .transaction()
      .execute((tx) => onlyMail.sendLater(tx, { ...toPhone, template: 'password-changed' }));
    expect(await depth()).toEqual(idle);
    expect(await house.selectRows()).toMatchObject([{ channel: 'sms', body: '', sent_at: null }]);
  });
});
