// A picture of a draft: put in, replaced and taken away while nobody reviews the draft.
import type { Db } from '../../platform/db/database.ts';
import { drawPage, drawSquare } from '../../platform/files/draw-picture.ts';
import { deleteFile, saveFile } from '../../platform/files/files.ts';
import type { Context, UploadedFile } from '../../platform/http/context.ts';

export interface DraftPicture<Draft> {
  /** Opens and locks the draft, and refuses where it is not theirs or is being reviewed. */
  hold(tx: Db): Promise<void>;
  /** Answers the key of what was there. */
  remove(tx: Db): Promise<string | null>;
  insert(tx: Db, key: string): Promise<void>;
  /** The draft as it is then. */
  present(tx: Db): Promise<Draft>;
  companyId: number | null;
  purpose: 'company' | 'partner';
  /** A logo or a face; else a page that has to be read. */
  isSquare: boolean;
}

type Member = Context<'member'>;

export async function replacePicture<Draft>(
  context: Member,
  upload: UploadedFile,
  picture: DraftPicture<Draft>,
): Promise<Draft> {
  const { db, actor } = context;
  const { companyId, purpose } = picture;
  await db.transaction().execute((tx) => picture.hold(tx));
  const file = {
    accountId: actor.accountId,
    companyId,
    purpose,
    name: upload.name,
    contentType: 'image/jpeg',
    body: await (picture.isSquare ? drawSquare : drawPage)(upload.bytes),
  };
  return finish(
    context,
    await saveFile(context, file, (tx, { key }) => change(tx, picture, () => picture.insert(tx, key))),
  );
}

export async function removePicture<Draft>(context: Member, picture: DraftPicture<Draft>): Promise<Draft> {
  return finish(context, await context.db.transaction().execute((tx) => change(tx, picture, () => Promise.resolve())));
}

interface Changed<Draft> {
  draft: Draft;
  previous: string | null;
}

async function change<Draft>(
  tx: Db,
  picture: DraftPicture<Draft>,
  insert: () => Promise<void>,
): Promise<Changed<Draft>> {
  await picture.hold(tx);
  const previous = await picture.remove(tx);
  await insert();
  return { draft: await picture.present(tx), previous };
}

async function finish<Draft>({ db, files }: Member, { draft, previous }: Changed<Draft>): Promise<Draft> {
  if (previous !== null) await deleteFile(db, files, previous);
  return draft;
}
