// Pictures of an attempt, where the worker finds them when there is no connection. Forgotten with the attempt.

const prefix = 'tiku.pictures ';

/** Plain http is no secure context, and keeps none. */
const isAble = () => 'caches' in globalThis;

/** Fetched in any case, so that turning the page shows them at once. */
export async function keepPictures(group: string, addresses: readonly string[], mayKeep: () => boolean) {
  const cache = isAble() && mayKeep() ? await caches.open(prefix + group) : null;
  await Promise.all(
    addresses.map(async (address) => {
      // An address holds for minutes only: a picture is known by the path alone.
      if (cache && (await cache.match(address, { ignoreSearch: true }))) return;
      const response = await fetch(address);
      if (response.ok) await cache?.put(new URL(address, location.href).pathname, response);
    }),
  );
  // Somebody signed out or handed in while they were on their way.
  if (cache && !mayKeep()) await forgetPictures(group);
}

/** All of them, unless one group is named. */
export async function forgetPictures(group?: string): Promise<void> {
  await forgetPicturesBut((name) => group !== undefined && name !== group);
}

export async function forgetPicturesBut(stays: (group: string) => boolean): Promise<void> {
  if (!isAble()) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.filter((name) => !stays(name.slice(prefix.length))).map((name) => caches.delete(name)));
}
