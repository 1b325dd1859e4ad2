// Pictures, sounds and videos of a file that is being read: saved once each, under names that the exam can keep.
import { mediaTagOf } from '@tiku/questions/rich-text';
import { readStored } from '../../../platform/files/files.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import { hashMedia, newMediaName, saveMedia } from '../../exam/media/media.ts';
import type { ImportRow } from '../exam-import.store.ts';
import type { NewRejected } from './import-content.store.ts';
import { insertMedia, selectExamMedia, selectMedia } from './import-media.store.ts';
import type { MediaRow } from './import-media.store.ts';

export interface SavedNames {
  /** From the names in the file to those that the exam will know, where they differ. */
  renamed: Map<string, string>;
  /** No picture, sound or video that anybody could show. */
  unreadable: string[];
}

/** The same bytes are the same file, as long as the name says that they are shown in the same way. */
function fingerprint(name: string, contentHash: Buffer): string {
  return `${mediaTagOf(name)} ${contentHash.toString('hex')}`;
}

/** No fault of anything but the file: the import goes on without it. */
function isUnreadable(error: unknown): boolean {
  return error instanceof AppError && (error.errorName === 'bad_media' || error.errorName === 'media_too_large');
}

export class MediaShelf {
  readonly #services: Pick<Services, 'db' | 'files' | 'config'>;
  readonly #row: ImportRow;
  /** Of the exam that is being upgraded: its files go on being used. */
  readonly #ofExam: ReadonlyMap<string, MediaRow>;
  readonly #known: Map<string, string>;
  /** What was mended by hand may still show another picture of the same name. */
  readonly #taken: Set<string>;

  static async open(services: Pick<Services, 'db' | 'files' | 'config'>, row: ImportRow): Promise<MediaShelf> {
    const ofExam = row.exam_id === null ? [] : await selectExamMedia(services.db, row.exam_id);
    // A run that was cut short has left some behind.
    return new MediaShelf(services, row, ofExam, await selectMedia(services.db, row.id));
  }

  private constructor(
    services: Pick<Services, 'db' | 'files' | 'config'>,
    row: ImportRow,
    ofExam: readonly MediaRow[],
    saved: readonly MediaRow[],
  ) {
    this.#services = services;
    this.#row = row;
    this.#ofExam = new Map(ofExam.map((media) => [media.name, media]));
    this.#taken = new Set(saved.map(({ name }) => name));
    this.#known = new Map(
      [...ofExam, ...saved].map((media) => [fingerprint(media.name, media.content_hash), media.name]),
    );
  }

  async saveAll(
    media: ReadonlyMap<string, Uint8Array>,
    signal: AbortSignal,
    { isRejected = false, note }: { isRejected?: boolean; note?: (done: number) => void } = {},
  ): Promise<SavedNames> {
    const saved: SavedNames = { renamed: new Map(), unreadable: [] };
    let done = 0;
    for (const [name, bytes] of media) {
      signal.throwIfAborted();
      note?.(done++);
      // A name of the exam is never given to other bytes, so what is new to it gets a name of its own.
      const wanted = this.#row.exam_id === null ? name : newMediaName(name);
      const kept = await this.#save(name, wanted, bytes, isRejected);
      if (kept === null) saved.unreadable.push(name);
      else if (kept !== name) saved.renamed.set(name, kept);
    }
    return saved;
  }

  /** Pictures over rows that gave no question, for the file of rejected rows. */
  async saveRejected(
    pictures: readonly { column: number; extension: string; bytes: Uint8Array }[],
    rejectedNo: number,
  ): Promise<NewRejected['pictures']> {
    const saved: NewRejected['pictures'] = [];
    for (const [at, { column, extension, bytes }] of pictures.entries()) {
      const wanted = `rejected-${rejectedNo}-${at + 1}.${extension}`;
      const name = await this.#save(wanted, wanted, bytes, true);
      if (name !== null) saved.push({ column, name });
    }
    return saved;
  }

  async #save(name: string, wanted: string, bytes: Uint8Array, isRejected: boolean): Promise<string | null> {
    const mark = fingerprint(name, hashMedia(bytes));
    const known = this.#known.get(mark) ?? (await this.#findExported(name, bytes));
    if (known !== undefined) return known;
    const free = this.#taken.has(wanted) ? newMediaName(wanted) : wanted;
    const { id, account_id, company_id } = this.#row;
    const owner = { accountId: account_id, companyId: company_id };
    try {
      await saveMedia(
        this.#services,
        { ...owner, purpose: 'exam', name, bytes, oversize: 'shrink' },
        (tx, { key, contentHash }) =>
          insertMedia(tx, id, { name: free, file_key: key, content_hash: contentHash }, isRejected),
      );
    } catch (error) {
      if (isUnreadable(error)) return null;
      throw error;
    }
    this.#taken.add(free);
    this.#known.set(mark, free);
    return free;
  }

  /** An export holds what we had drawn, which is not what had once been uploaded. */
  async #findExported(name: string, bytes: Uint8Array): Promise<string | undefined> {
    const ours = this.#ofExam.get(name);
    if (!ours) return undefined;
    const stored = await readStored(this.#services.files, ours.file_key);
    return stored?.equals(bytes) ? name : undefined;
  }
}
