export type Disposition = 'inline' | 'attachment';

const MAX_CHARACTERS = 150;

/** The header of RFC 6266 for a name that came from a stranger. */
export function contentDisposition(disposition: Disposition, name: string): string {
  const safe = safeName(name);
  const plain = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_');
  const header = `${disposition}; filename="${plain}"`;
  return plain === safe ? header : `${header}; filename*=UTF-8''${encodeExtended(safe)}`;
}

/** Without path separators, control characters, and marks that turn the direction of text and so hide an extension. */
function safeName(name: string): string {
  const flat = name
    .toWellFormed()
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[/\\:*?<>|]/g, '_')
    .trim()
    .replace(/^\.+/, '');
  return shorten(flat) || 'file';
}

/** Cuts the middle out, because the extension says what opens the file. */
function shorten(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= MAX_CHARACTERS) return name;
  const extension = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, MAX_CHARACTERS - extension.length).join('') + extension;
}

/** The value of RFC 8187; `encodeURIComponent` leaves four characters that it reserves. */
function encodeExtended(value: string): string {
  return encodeURIComponent(value).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
