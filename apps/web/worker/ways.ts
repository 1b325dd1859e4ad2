// What the worker decides, apart from doing it.

/** How a request is answered; null is left to the browser, as if there were no worker. */
export type Way = 'page' | 'file' | 'picture' | null;

export interface Asked {
  method: string;
  mode: string;
  destination: string;
  url: string;
}

/** The one picture of the shell; its name says nothing of what is in it. */
export const logo = '/favicon.svg';

/** Calls of the API are never answered here: they carry tokens, and what the app keeps of them it keeps by account. */
export function wayOf({ method, mode, destination, url }: Asked, origin: string): Way {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api')) return null;
  if (pathname.startsWith('/files/') || pathname === logo) {
    return destination === 'image' && mode !== 'navigate' ? 'picture' : null;
  }
  if (mode === 'navigate') return pathname.includes('.') ? null : 'page';
  return pathname.startsWith('/assets/') ? 'file' : null;
}

/** A proxy that has lost its server says no more than a line that is cut. */
export function isOutOfReach(status: number): boolean {
  return [502, 503, 504].includes(status);
}

const prefix = 'tiku.files ';

export function cacheNameOf(version: string): string {
  return prefix + version;
}

/** Files of the version before stay for tabs that still run it; those of earlier ones go. Names come oldest first. */
export function outdatedCaches(names: readonly string[], current: string): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== current);
  return others.slice(0, -1);
}
