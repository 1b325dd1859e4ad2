// PostgreSQL keeps neither NUL nor half a character, and files of strangers hold both.

export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** Every text in it, at any depth. */
export function storableValue<T>(value: T): T {
  // Both can only stand in JSON as escapes.
  if (!JSON.stringify(value).includes('\\u')) return value;
  return JSON.parse(JSON.stringify(value, cleanPart)) as T;
}

function cleanPart(_: string, part: unknown): unknown {
  return typeof part === 'string' ? storableText(part) : part;
}
