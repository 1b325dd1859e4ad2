// PostgreSQL keeps neither NUL nor half a character, and files of strangers hold both.

export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** Every text in it, at any depth. */
export function storableValue<T>(value: T): T {
  // Both can only stand in JSON as escapes.
  if (!JSON.stringify(value).includes('\\u')) return value;
  const clean = (_: string, part: unknown) => (typeof part === 'string' ? storableText(part) : part);
  return JSON.parse(JSON.stringify(value, clean)) as T;
}
