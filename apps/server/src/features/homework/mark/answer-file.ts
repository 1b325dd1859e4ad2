import { addressFile } from '../../../platform/files/sign-address.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { findAnswerFile } from './marked-answer.store.ts';
import type { WantedFile } from './marked-answer.store.ts';

/** For the learner who gave the answer and the people who mark it. */
export async function addressAnswerFile(context: Context<'member'>, wanted: WantedFile): Promise<string> {
  const { db, actor } = context;
  const key = await findAnswerFile(db, actor, wanted);
  if (key === null) throw new AppError('not_found');
  return addressFile(context, 'answer', key);
}
