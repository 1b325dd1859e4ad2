// Names as people write them, folded to what they mean: `题干（必填）`, ` Question  Text *` and `選択肢 （ア）`.
const longestName = 40;
const longestRemark = 300;

/** Width, case, accents, white space and remarks in brackets do not count; '' for what is too long to be a name. */
export function foldName(raw: string): string {
  if (raw.length > longestRemark) return '';
  const plain = dropAccents(raw.normalize('NFKC').toLowerCase())
    .replace(/[([【<{]\s*([a-t]|\d{1,2}|[ア-コ])\s*[)\]】>}]/gu, '$1')
    .replace(/[([【<{][^()[\]【】<>{}]*[)\]】>}]/gu, '')
    .replace(/[\s\u00ad\u200b-\u200f\u2060*#:：.。_\-–—/\\?？!！"'“”‘’、,，;；()[\]【】]/gu, '');
  return plain.length > longestName ? '' : plain;
}

/** The tables of words are written as texts: words of a line, commas between them. */
export function listNames(table: string): string[] {
  return table
    .split(/[,\n]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Latin letters only: the marks of kana stay. */
function dropAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
}
