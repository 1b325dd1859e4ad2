import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { describeField } from '../../platform/errors/describe-issues.ts';
import { isZoneKnown, selectZone, updateChosenZone, updateFoundZone } from './time-zone.store.ts';

interface GivenZones {
  time_zone?: string | undefined;
  browser_time_zone?: string | undefined;
}

/** The one of the browser counts until somebody chooses theirs. What the database does not know would keep it from counting days. */
export async function changeTimeZone({ db, actor, language }: Context<'member'>, given: GivenZones): Promise<void> {
  const { time_zone: chosen, browser_time_zone: found } = given;
  if (chosen !== undefined) {
    const fields = describeField('time_zone', 'not_offered', language);
    if (!(await isZoneKnown(db, chosen))) throw new AppError('invalid_request', { fields });
    await updateChosenZone(db, actor.accountId, chosen);
  } else if (found !== undefined && (await isZoneKnown(db, found))) {
    await updateFoundZone(db, actor.accountId, found);
  }
}

/** In which somebody reads times, by its IANA name. */
export async function selectTimeZone(db: Db, accountId: number): Promise<string> {
  const timeZone = await selectZone(db, accountId);
  return timeZone !== null && isKnownHere(timeZone) ? timeZone : 'UTC';
}

/** The database knows some that no browser ever names. */
function isKnownHere(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
