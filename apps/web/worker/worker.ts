// Runs beside the pages of this site, also where there is no connection. The server writes the line before the first.
import { cacheNameOf, isOutOfReach, logo, outdatedCaches, wayOf } from './ways.ts';

interface Build {
  version: string;
  /** The address of the document that any page can be drawn from. */
  shell: string;
  /** Addresses of what members need. */
  files: string[];
}

/** Null where the deployment has taken all this back. */
declare const self: ServiceWorkerGlobalScope & { readonly build: Build | null };

/** So many files at a time: the rest of a slow line is left to the page. */
const lanes = 2;

/** Milliseconds after which a document that is still on its way is taken for lost. */
const patience = 10_000;

async function fetchFile(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/** What the version before had as well is not fetched again. */
async function bringFiles(cache: Cache, files: string[]): Promise<void> {
  for (let file = files.shift(); file !== undefined; file = files.shift()) {
    if (await cache.match(file)) continue;
    await cache.put(file, (await caches.match(file, { ignoreVary: true })) ?? (await fetchFile(file, {})));
  }
}

async function install({ version, shell, files }: Build): Promise<void> {
  const cache = await caches.open(cacheNameOf(version));
  const waiting = [...files];
  await Promise.all(Array.from({ length: lanes }, () => bringFiles(cache, waiting)));
  for (const address of [shell, logo]) await cache.put(address, await fetchFile(address, { cache: 'no-store' }));
}

async function deleteCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function answerPage(request: Request, { version, shell }: Build): Promise<Response> {
  const findShell = async () => (await caches.open(cacheNameOf(version))).match(shell, { ignoreVary: true });
  const lost = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), patience);
  });
  try {
    const response = await Promise.race([fetch(request), lost]);
    return (isOutOfReach(response.status) && (await findShell())) || response;
  } catch (error) {
    const kept = await findShell();
    if (kept) return kept;
    throw error;
  }
}

/** Files of the build are named by what is in them: whichever version brought one, it is the right one. */
async function answerFile(request: Request, { version }: Build, event: FetchEvent): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    // A full disk keeps nothing, and nobody has to be told.
    event.waitUntil(
      caches
        .open(cacheNameOf(version))
        .then((cache) => cache.put(request, copy))
        .catch(() => undefined),
    );
  }
  return response;
}

/** The address of a picture holds for minutes, the picture as long as its attempt. */
async function answerPicture(request: Request): Promise<Response> {
  const findKept = () => caches.match(request, { ignoreSearch: true, ignoreVary: true });
  try {
    const response = await fetch(request);
    return (isOutOfReach(response.status) && (await findKept())) || response;
  } catch (error) {
    const kept = await findKept();
    if (kept) return kept;
    throw error;
  }
}

function work(build: Build): void {
  self.addEventListener('install', (event) => event.waitUntil(install(build)));

  self.addEventListener('activate', (event) =>
    event.waitUntil(caches.keys().then((names) => deleteCaches(outdatedCaches(names, cacheNameOf(build.version))))),
  );

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const way = wayOf(request, self.location.origin);
    if (way === 'page') event.respondWith(answerPage(request, build));
    if (way === 'file') event.respondWith(answerFile(request, build, event));
    if (way === 'picture') event.respondWith(answerPicture(request));
  });

  // A page says when: no attempt is open in any tab.
  self.addEventListener('message', ({ data }) => {
    if (data === 'take-over') void self.skipWaiting();
  });
}

function giveUp(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      caches
        .keys()
        .then((names) => deleteCaches(names.filter((name) => name.startsWith('tiku.'))))
        .then(() => self.registration.unregister()),
    ),
  );
}

if (self.build) work(self.build);
else giveUp();
