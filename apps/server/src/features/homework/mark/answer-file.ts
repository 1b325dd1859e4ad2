import { sql } from 'kysely';
import { addressFile } from '../../../platform/files/sign-address.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { isReadableAttempt } from '../../attempt/attempt.ts';

interface Wanted {
  homework_id: number;
  user_id: number;
  no: number;
  file_name: string;
}

/** For whoever gave the answer and whoever marks it. */
export async function addressAnswerFile(context: Context<'member'>, wanted: Wanted): Promise<string> {
  const { db, actor } = context;
  const { rows } = await sql<{ file_key: string }>`
    select f.file_key
    from attempt a join answer_file f on f.attempt_id = a.id
    where a.homework_id = ${wanted.homework_id} and a.account_id = ${wanted.user_id} and f.no = ${wanted.no}
      and f.name = ${wanted.file_name} and ${isReadableAttempt(actor)}
    order by a.id desc limit 1`.execute(db);
  if (!rows[0]) throw new AppError('not_found');
  return addressFile(context, 'answer', rows[0].file_key);
}
