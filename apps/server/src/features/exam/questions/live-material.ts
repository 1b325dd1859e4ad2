// The material a question belongs to, as its author wants it from now on.
import { isEmptyRichText } from '@tiku/questions';
import { sanitise } from '@tiku/questions/rich-text';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import type { Db } from '../../../platform/db/database.ts';
import { insertMaterials } from '../paper/insert-paper.store.ts';
import { findMaterial, replaceMaterial } from './live-material.store.ts';

/** What is undefined stays. */
export interface GivenPlace {
  section_no?: number | null | undefined;
  main_id?: number | null | undefined;
  main?: string | null | undefined;
}

export interface Material {
  main_id: number | null;
  main: string | null;
}

/**
 * Materials are never rewritten, because people were asked about them: another text is another material, and every question
 * that shared the old one moves to it.
 */
export async function settleMaterial(
  tx: Db,
  { language }: Context<'member'>,
  examId: number,
  now: Material,
  given: GivenPlace,
): Promise<Material> {
  const refuse = (name: string, reason: 'invalid' | 'required') =>
    new AppError('invalid_request', { fields: describeField(`question.${name}`, reason, language) });
  const wanted = await wantedMaterial(tx, examId, now, given);
  if (!wanted) throw refuse('main_id', 'invalid');
  if (given.main === undefined) return wanted;
  if (given.main === null) {
    if (given.main_id !== undefined && given.main_id !== null) throw refuse('main', 'required');
    return { main_id: null, main: null };
  }
  const main = sanitise(given.main);
  if (isEmptyRichText(main)) throw refuse('main', 'required');
  if (main === wanted.main) return wanted;
  const [main_id = null] = await insertMaterials(tx, [main]);
  if (wanted.main_id !== null && main_id !== null) await replaceMaterial(tx, examId, wanted.main_id, main_id);
  return { main_id, main };
}

async function wantedMaterial(tx: Db, examId: number, now: Material, given: GivenPlace): Promise<Material | null> {
  if (given.main_id === undefined || given.main_id === now.main_id) return now;
  if (given.main_id === null) return { main_id: null, main: null };
  return findMaterial(tx, examId, given.main_id);
}
