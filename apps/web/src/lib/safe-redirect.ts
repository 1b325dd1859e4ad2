// Backslashes and control characters are read as slashes, or dropped, by browsers: `/\evil` is another site.
const deceptive = /[\\\p{Cc}]/u;

function parse(wanted: string, origin: string): { url: URL; decoded: string } | null {
  try {
    return { url: new URL(wanted, origin), decoded: decodeURIComponent(wanted) };
  } catch {
    return null;
  }
}

/** The way back after signing in, if it is a path of this site; `/user-home` otherwise. */
export function safeRedirect(wanted: string | undefined, origin: string): string {
  const home = '/user-home';
  if (!wanted?.startsWith('/') || deceptive.test(wanted)) return home;
  const parsed = parse(wanted, origin);
  if (!parsed) return home;
  const { url, decoded } = parsed;
  if (url.origin !== origin || url.pathname.startsWith('//')) return home;
  if (decoded.startsWith('//') || deceptive.test(decoded)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
