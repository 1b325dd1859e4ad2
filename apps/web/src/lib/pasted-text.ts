// Pasted text travels as a file, and is called what it is.

/** By the language in which it was pasted, as the button to paste names it. */
export const pastedNames: readonly string[] = [
  'Pasted text',
  '粘贴的文本',
  '貼り付けたテキスト',
  'Texto pegado',
  'Texto colado',
];

/** Of a file of its author the whole name; of pasted text no ending, which nobody gave it. */
export function nameOfSource(fileName: string): string {
  const name = fileName.replace(/\.txt$/, '');
  return pastedNames.includes(name) ? name : fileName;
}
