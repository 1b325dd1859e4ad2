// What somebody may say of how a file is to be read.

/** How a key names the right options. */
export const answerForms = ['letters', 'numbers', 'texts'] as const;
export type SaidForm = (typeof answerForms)[number];

/** Of text that is no Unicode, nobody but its author may know in what it was written. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'windows-1252',
  'windows-1250',
  'windows-1251',
] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** What may stand between the cells of a table that is plain text. */
export const cellDelimiters = [',', ';', '\t', '|'] as const;

/** What may stand between options that share a cell; anything else may be typed. */
export const optionSeparators = ['|', ';', '/', ',', '\n', ' '] as const;

export const mostRowsEach = 20;
export const longestSeparator = 10;
