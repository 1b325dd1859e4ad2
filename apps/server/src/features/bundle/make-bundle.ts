// A bundle is made in three steps. An author who stops in between goes on where they
// stopped, and a repeated step does no harm.
import { bundleStatus } from '@tiku/contract';
import type { BundleEntry, BundleStatus } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { newPublicId } from '../../platform/db/public-id.ts';
import { drawLogo } from '../../platform/files/draw-picture.ts';
import { deleteFile, saveFile } from '../../platform/files/files.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../platform/http/context.ts';
import { sendPicture } from '../../platform/http/files/send-picture.ts';
import { needsReview } from '../submission/submission.ts';
import { findChange, writeChange } from './bundle-change.store.ts';
import { waitsForReview } from './bundle-change.ts';
import {
  countAvailable,
  findByKey,
  findLogoKey,
  insertBundle,
  lockOwn,
  presentBundle,
  replaceExams,
  updateBundle,
  writeLogo,
  writeStatus,
} from './bundle.store.ts';
import type { BundleRow } from './bundle.store.ts';

type Member = Context<'member'>;

interface Wanted {
  bundle_id?: number | undefined;
  title?: string | undefined;
  exams: readonly number[];
  description: string;
  country_code?: string | undefined;
  price_tier: number;
  create_key?: string | undefined;
}

const titleLength = 50;

async function lockChangeable(tx: Db, { actor }: Member, bundleId: number): Promise<BundleRow> {
  const bundle = await lockOwn(tx, actor, bundleId);
  if (!bundle) throw new AppError('not_found');
  if (bundle.status === bundleStatus.suspended) throw new AppError('bundle_suspended');
  return bundle;
}

async function reread(tx: Db, { actor }: Member, bundleId: number): Promise<BundleEntry> {
  const bundle = await lockOwn(tx, actor, bundleId);
  if (!bundle) throw new AppError('not_found');
  return presentBundle(bundle);
}

/** Also where the deployment asks for no review any more: what waits is one thing. */
async function goesToChange(tx: Db, { config }: Member, bundle: BundleRow): Promise<boolean> {
  return waitsForReview(config, bundle) || (await findChange(tx, bundle.id)) !== null;
}

function statusWhenPublished({ config }: Member): BundleStatus {
  return needsReview(config, { isprivate: false }) ? bundleStatus.reviewing : bundleStatus.normal;
}

/** By an earlier request with the same key. */
async function findBegun(tx: Db, { actor }: Member, { create_key }: Wanted): Promise<number | null> {
  return create_key === undefined ? null : findByKey(tx, actor, create_key);
}

export async function beginBundle(context: Member, wanted: Wanted): Promise<BundleEntry> {
  const { db, actor, config } = context;
  const info = {
    title: wanted.title ?? wanted.description.slice(0, titleLength),
    description: wanted.description,
    country_code: config.variant === 'A' ? 'cn' : (wanted.country_code ?? 'cn'),
    price_tier: wanted.price_tier,
  };
  const examIds = [...new Set(wanted.exams)];
  return db.transaction().execute(async (tx) => {
    const known = wanted.bundle_id ?? (await findBegun(tx, context, wanted));
    const inserted =
      known === null
        ? await insertBundle(tx, actor, { ...info, public_id: newPublicId(), create_key: wanted.create_key ?? null })
        : null;
    const id = inserted ?? known ?? (await findBegun(tx, context, wanted));
    if (id === null) throw new AppError('not_found');
    if (inserted === null) {
      const bundle = await lockChangeable(tx, context, id);
      if (await goesToChange(tx, context, bundle)) {
        if ((await countAvailable(tx, actor, examIds)) !== examIds.length) throw new AppError('not_found');
        await writeChange(tx, id, { ...info, exam_ids: examIds });
        return reread(tx, context, id);
      }
      await updateBundle(tx, id, info);
      // What was looked at is no longer what is there.
      if (bundle.status !== null) await writeStatus(tx, id, statusWhenPublished(context));
    }
    if ((await replaceExams(tx, actor, id, examIds)) !== examIds.length) throw new AppError('not_found');
    return reread(tx, context, id);
  });
}

export async function replaceLogo(context: Member, bundleId: number, upload: UploadedFile): Promise<BundleEntry> {
  const { db, files, actor } = context;
  await db.transaction().execute((tx) => lockChangeable(tx, context, bundleId));
  const file = {
    accountId: actor.accountId,
    companyId: actor.company?.id ?? null,
    purpose: 'bundle',
    name: upload.name,
    contentType: 'image/jpeg',
    body: await drawLogo(upload.bytes),
  } as const;
  const { bundle, previousKey } = await saveFile(context, file, async (tx, { key }) => {
    const held = await lockChangeable(tx, context, bundleId);
    if (await goesToChange(tx, context, held)) {
      const before = await findChange(tx, bundleId);
      await writeChange(tx, bundleId, { logo_key: key });
      return { bundle: await reread(tx, context, bundleId), previousKey: before?.logo_key ?? null };
    }
    const previous = await writeLogo(tx, bundleId, key);
    return { bundle: await reread(tx, context, bundleId), previousKey: previous };
  });
  if (previousKey !== null) await deleteFile(db, files, previousKey);
  return bundle;
}

export async function endBundle(context: Member, bundleId: number): Promise<BundleEntry> {
  return context.db.transaction().execute(async (tx) => {
    const bundle = await lockChangeable(tx, context, bundleId);
    if (bundle.logo_key === null) throw new AppError('bundle_without_logo');
    // Asked again it stays what it is; what was not approved is looked at once more.
    if (bundle.status === null || bundle.status === bundleStatus.notApproved) {
      await writeStatus(tx, bundleId, statusWhenPublished(context));
    }
    return reread(tx, context, bundleId);
  });
}

export async function readLogo(context: Context<'public'>, publicId: string): Promise<Buffer> {
  return sendPicture(context, await findLogoKey(context.db, publicId), 'public, max-age=300');
}
