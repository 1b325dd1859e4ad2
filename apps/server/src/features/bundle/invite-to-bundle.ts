import type { ResponseOf } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findOpen, selectExams } from './bundle.store.ts';

/** Nobody: what is a company's is invisible outside it, to visitors as well. */
const visitor = { accountId: 0, company: null };

type Invitation = ResponseOf<'GET /exam/bundle/invitation'>['bundle'];

export async function readBundleInvitation(
  db: Db,
  link: { bundle_id?: number | undefined; public_id?: string | undefined },
): Promise<Invitation> {
  const named = link.public_id === undefined ? { id: link.bundle_id ?? 0 } : { publicId: link.public_id };
  const bundle = await findOpen(db, visitor, named);
  if (!bundle) throw new AppError('not_found');
  const exams = await selectExams(db, visitor, bundle);
  return {
    title: bundle.title,
    author: bundle.author_name,
    description: bundle.description,
    price_tier: bundle.price_tier,
    exams: exams.map(({ public_id, title }) => ({ public_id, title })),
  };
}
