import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../../platform/http/context.ts';
import type { Begun } from '../kinds/kinds.ts';
import { selectAsked, selectUntouched } from '../paper/asked.store.ts';
import { selectPlaces } from '../paper/paper.ts';
import { presentSheet, readSheet, selectAttempt } from '../paper/read-attempt.ts';
import { partAround, readPart } from '../paper/read-part.ts';

type Member = Context<'member'>;

interface Opened {
  sheet: ResponseOf<'GET /exam/user_online_prac/noes'>;
  part: ResponseOf<'POST /app/user/exam/questions'> | null;
}

/** What a screen needs of an attempt that was begun, or is gone on with. */
export async function readOpened(context: Member, begun: Begun, withPart: boolean): Promise<Opened> {
  const { attemptId, untouched } = begun;
  const sheet = untouched ? await presentSheet(context, untouched, []) : await readSheet(context, attemptId);
  // A homework under supervision shows nothing before its rules are agreed to.
  if (!withPart || sheet.handed_in_at !== null || sheet.rules) return { sheet, part: null };
  const attempt = untouched ?? (await selectAttempt(context, attemptId));
  const noes = partAround(await selectPlaces(context.db, context, attemptId), sheet.last_no);
  const rows = untouched
    ? await selectUntouched(context.db, context, attemptId, noes)
    : await selectAsked(context.db, context, attemptId, noes);
  return { sheet, part: await readPart(context, attempt, rows) };
}
