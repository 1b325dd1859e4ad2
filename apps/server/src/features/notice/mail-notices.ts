// People who asked for it get a mail with what they have not read, once a day and in the morning of their time zone.
import type { Kysely } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services/services.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import { canMail } from '../../platform/messages/messages.ts';
import { presentNotice } from './notice.ts';
import { countUnread, selectNotices } from './notice.store.ts';
import { selectReaders, takeReader } from './mail-notices.store.ts';
import type { Reader } from './mail-notices.store.ts';

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
