// Which section or material a question of our own layout belongs to, where a title cannot say it: `[2]` is the second,
// `[0]` none.

export function writePlace(index: number | null): string {
  return `[${index === null ? 0 : index + 1}]`;
}

/** An index, null for none, undefined for a text that is no place. */
export function readPlace(text: string): number | null | undefined {
  const number = /^\[(\d{1,6})\]$/u.exec(text)?.[1];
  if (number === undefined) return undefined;
  return number === '0' ? null : Number(number) - 1;
}
