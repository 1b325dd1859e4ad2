// The front door to what this browser keeps. Nothing here ever fails: where nothing can be kept, the server is asked.
import { currentConfig } from '../config.ts';
import { session } from '../session.ts';
import { longest } from './evicted.ts';
import { openKeptStore } from './kept-store.ts';
import type { KeptStore } from './kept-store.ts';
import { forgetPictures, forgetPicturesBut, keepPictures as keepPicturesOf } from './pictures.ts';

let opened: Promise<KeptStore> | null = null;
let claimed: { owner: number; store: Promise<KeptStore> } | null = null;

const open = () => (opened ??= openKeptStore());

async function claim(owner: number): Promise<KeptStore> {
  const store = await open();
  if (await store.claim(owner)) await forgetPictures();
  return store;
}

/** Once for each account: a tab that has not heard yet of the next one must not take it back. */
function openFor(owner: number): Promise<KeptStore> {
  if (claimed?.owner !== owner) claimed = { owner, store: claim(owner) };
  return claimed.store;
}

/** Who is signed in here; null for nobody, for whom nothing is kept and to whom nothing is shown. */
function ownerNow(): number | null {
  const { token, user } = session.getState();
  return token && user && currentConfig()?.features.offline ? user.user_id : null;
}

/** What somebody sees as a company is another matter than what they see for themselves. */
const nameNow = (name: string) => `${session.getState().companyId ?? ''} ${name}`;

const forgotten = new Set<string>();

async function quietly<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

export async function keep(group: string, name: string, data: unknown): Promise<void> {
  const owner = forgotten.has(group) ? null : ownerNow();
  const record = { group, name: nameNow(name), at: Date.now(), data };
  await quietly(async () => owner !== null && (await openFor(owner)).keep(owner, record));
}

export async function find<T>(group: string, name: string): Promise<T | null> {
  const owner = ownerNow();
  if (owner === null) return null;
  const record = await quietly(async () => (await openFor(owner)).find(owner, group, nameNow(name)));
  if (!record || Date.now() - record.at > longest || ownerNow() !== owner) return null;
  return record.data as T;
}

/** For good: what is still on its way to it comes too late. */
export async function forget(group: string): Promise<void> {
  forgotten.add(group);
  await quietly(async () => (await open()).forget(group));
  await quietly(() => forgetPictures(group));
}

export async function keepPictures(group: string, addresses: readonly string[]): Promise<void> {
  const owner = ownerNow();
  await quietly(() =>
    keepPicturesOf(group, addresses, () => owner !== null && ownerNow() === owner && !forgotten.has(group)),
  );
}

/** Deletes what belongs to another account or was left by a sign-out, and own records that are too old or too many. */
export async function settleOwner(): Promise<void> {
  const owner = ownerNow();
  await quietly(async () => {
    if (owner === null) {
      claimed = null;
      await (await open()).clear();
      return forgetPictures();
    }
    const groups = await (await openFor(owner)).tidy(Date.now());
    return forgetPicturesBut((group) => groups.includes(group));
  });
}
