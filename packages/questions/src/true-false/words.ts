// The words for true and false in the five languages and the signs people use, as they stand after folding.
const truths = [
  ...['对', '對', '正确', '正確', '√', '✓', '✔', '☑', '○', '◯', 't', 'true', 'y', 'yes', '是', '1', 'right', 'correct'],
  ...['v', '是的', '对的', '正确的', '○正しい', '正しい', '正', 'はい', 'まる', '丸', '真', '適切', '正解'],
  ...['verdadero', 'verdadera', 'cierto', 'cierta', 'correcto', 'correcta', 'si', 'verdadeiro', 'verdadeira'],
  ...['certo', 'certa', 'correto', 'correta', 'sim', 'ok'],
];
const falsehoods = [
  ...['错', '錯', '错误', '錯誤', '×', 'x', '✗', '✘', '✕', '☒', '╳', 'f', 'false', 'n', 'no', '否', '0', 'wrong'],
  ...[
    'incorrect',
    '不对',
    '不正确',
    '不是',
    '错的',
    '错误的',
    '誤り',
    '正しくない',
    '誤',
    'いいえ',
    'ばつ',
    '偽',
    '不適切',
    '不正解',
  ],
  ...['falso', 'falsa', 'incorrecto', 'incorrecta', 'errado', 'errada', 'incorreto', 'incorreta', 'nao'],
];

const words: ReadonlyMap<string, boolean> = new Map([
  ...truths.map((word) => [foldWord(word), true] as const),
  ...falsehoods.map((word) => [foldWord(word), false] as const),
]);

/** `对`, `TRUE`, `√`, `对（√）`, `Não.`; null where it is none of these words. */
export function readTruthWord(text: string): boolean | null {
  if (text.length > 40) return null;
  const whole = words.get(foldWord(text));
  if (whole !== undefined) return whole;
  const parts = text.split(/[\s()（）[\]【】、,，.。;；:：!！/]+/u).filter((part) => part !== '');
  const meanings = new Set(parts.map((part) => words.get(foldWord(part))));
  const [meaning] = meanings;
  return meanings.size === 1 && meaning !== undefined ? meaning : null;
}

function foldWord(word: string): string {
  const folded = word.normalize('NFKC').trim().toLowerCase();
  return folded
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
}
