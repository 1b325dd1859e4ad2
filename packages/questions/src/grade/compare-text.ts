// When two texts count as the same: the one place where this is decided. Two spellings of one character (é as one code
// point or as two) are always the same. Nothing here knows a language: İ is not i, and ß is not ss, since Maße and Masse
// are different words. An author who wants both accepts both, as alternatives.

/** Full-width Latin, half-width katakana and the wide space. NFKC of all characters would also make 10² the same as 102. */
const otherWidth = /[\u3000\uff01-\uffee]+/g;

/** Most answers are: they have one spelling and one width, and normalising them would cost more than all the rest. */
function isPlain(text: string): boolean {
  return !/[^ -ÿ]/.test(text);
}

/** For types that tell upper from lower case: only the white space around it is ignored. */
export function exactText(text: string): string {
  return (isPlain(text) ? text : text.normalize('NFC')).trim();
}

/** For the other types: case and width are ignored too. */
export function foldText(text: string): string {
  if (isPlain(text)) return text.toLowerCase().trim();
  const sameWidth = text.replace(otherWidth, (run) => run.normalize('NFKC'));
  return sameWidth.toLowerCase().normalize('NFC').trim();
}

/** For sentences: any run of white space is one space. */
export function foldSpaces(text: string): string {
  return exactText(text).replace(/\s+/g, ' ');
}
