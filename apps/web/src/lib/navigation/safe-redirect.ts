// Browsers read a backslash as a slash and drop tabs and newlines: a path with them is not the path it seems.
import { paths } from './paths.ts';
const deceptive = /[\\\p{Cc}]/u;

function parse(wanted: string, origin: string): { url: URL; path: string } | null {
  try {
    const url = new URL(wanted, origin);
    return { url, path: decodeURIComponent(url.pathname) };
  } catch {
    return null;
  }
}

/** The way back after signing in, if it is a path of this site; home otherwise. */
export function safeRedirect(wanted: string | undefined, origin: string): string {
  const home = paths.home;
  const parsed = wanted?.startsWith('/') ? parse(wanted, origin) : null;
  if (!parsed) return home;
  const { url, path } = parsed;
  if (url.origin !== origin || path.startsWith('//') || deceptive.test(path)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
