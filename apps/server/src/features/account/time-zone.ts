import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { describeField } from '../../platform/errors/describe-issues.ts';

interface GivenZones {
  time_zone?: string | undefined;
  browser_time_zone?: string | undefined;
}

/** The one of the browser counts until somebody chooses theirs. What the database does not know would keep it from counting days. */
export async function changeTimeZone({ db, actor, language }: Context<'member'>, given: GivenZones): Promise<void> {
  const { time_zone: chosen, browser_time_zone: found } = given;
  if (chosen !== undefined) {
    const fields = describeField('time_zone', 'not_offered', language);
    if (!(await isKnown(db, chosen))) throw new AppError('invalid_request', { fields });
    await sql`
      update account set time_zone = ${chosen}, is_time_zone_chosen = true where id = ${actor.accountId}`.execute(db);
  } else if (found !== undefined && (await isKnown(db, found))) {
    await sql`
      update account set time_zone = ${found}
      where id = ${actor.accountId} and not is_time_zone_chosen and time_zone is distinct from ${found}`.execute(db);
  }
}

/** In which somebody reads times, by its IANA name. */
export async function selectTimeZone(db: Db, accountId: number): Promise<string> {
  const { time_zone } = await db
    .selectFrom('account')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return time_zone !== null && isKnownHere(time_zone) ? time_zone : 'UTC';
}

/** The database knows some that no browser ever names. */
function isKnownHere(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

async function isKnown(db: Db, timeZone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${timeZone}`.execute(db);
  return rows.length > 0;
}
