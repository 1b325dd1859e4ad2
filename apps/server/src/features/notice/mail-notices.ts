// Whoever asked for it finds in their mail, once a day and in the morning of their time zone, what they have not read.
import type { Language } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services/services.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import { canMail } from '../../platform/messages/messages.ts';
import { presentNotice } from './notice.ts';
import { countUnread, selectNotices } from './notice.store.ts';

const morning = 7;
/** As many titles as an e-mail names; it tells how many there are. */
const mostNamed = 15;

type MailServices = Pick<Services, 'config' | 'messages'> & { db: Kysely<Tables> };

/** Any number of processes may do it at once, and nobody is written to twice a day. */
export async function mailNotices(services: MailServices, run?: Run): Promise<void> {
  const { config, db } = services;
  if (!canMail(config)) return;
  const mailOne = (accountId: number) =>
    db.transaction().execute(async (tx) => {
      const reader = await takeReader(tx, accountId);
      if (reader) await mail(tx, services, reader);
      return reader !== null;
    });
  const select = (limit: number) => selectReaders(db, limit);
  await eachOfMany(db, { kind: 'mail-notices', select, rememberedHours: 25, each: mailOne }, run);
}

interface Reader {
  account_id: number;
  email: Present<string>;
  language: Language;
  /** What was released before that they have been told, or have looked at long ago. */
  since: Date;
}

async function mail(tx: Db, { config, messages }: MailServices, reader: Reader): Promise<void> {
  const wanted = { type: undefined, isUnread: true };
  const unread = await selectNotices(tx, reader.account_id, wanted, { start: 0, limit: mostNamed });
  const recent = unread.filter(({ released_at }) => released_at > reader.since);
  if (recent.length === 0) return;
  await messages.sendLater(tx, {
    channel: 'email',
    to: reader.email,
    language: reader.language,
    template: 'notices',
    count: String(await countUnread(tx, reader.account_id)),
    titles: recent.map((notice) => presentNotice(notice, reader.language).title),
    url: `${config.publicUrl ?? `http://localhost:${config.port}`}/notices/index`,
  });
}

/** Of `notice_setting p` and `account a`. */
const isMailed = sql<boolean>`
  p.is_mailed and a.email is not null and not a.is_disabled
    and extract(hour from now() at time zone coalesce(a.time_zone, 'UTC')) = ${morning}
    and (p.mailed_at is null or p.mailed_at < now() - interval '20 hours')`;

async function selectReaders(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select p.account_id from notice_setting p join account a on a.id = p.account_id
    where ${isMailed} order by p.account_id limit ${limit}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Null where another process has them. */
async function takeReader(tx: Db, accountId: number): Promise<Reader | null> {
  const { rows } = await sql<Reader>`
    update notice_setting s set mailed_at = now()
    from (
      select p.account_id, a.email, coalesce(p.mailed_at, now() - interval '1 day') as since
      from notice_setting p join account a on a.id = p.account_id
      where p.account_id = ${accountId} and ${isMailed} for update of p skip locked) d
    where s.account_id = d.account_id
    returning s.account_id, d.email, s.language, d.since`.execute(tx);
  return rows[0] ?? null;
}
