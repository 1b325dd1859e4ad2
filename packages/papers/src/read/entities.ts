// Signs as web pages write them: `&quot;`, `&#039;`, `&eacute;`.

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  lrm: '',
  rlm: '',
  zwj: '',
  zwnj: '',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  minus: '−',
  middot: '·',
  bull: '•',
  times: '×',
  divide: '÷',
  plusmn: '±',
  radic: '√',
  infin: '∞',
  ne: '≠',
  le: '≤',
  ge: '≥',
  asymp: '≈',
  equiv: '≡',
  sum: '∑',
  prod: '∏',
  int: '∫',
  part: '∂',
  isin: '∈',
  cap: '∩',
  cup: '∪',
  sub: '⊂',
  sup: '⊃',
  empty: '∅',
  forall: '∀',
  exist: '∃',
  and: '∧',
  or: '∨',
  there4: '∴',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  rArr: '⇒',
  hArr: '⇔',
  deg: '°',
  prime: '′',
  Prime: '″',
  micro: 'µ',
  permil: '‰',
  cent: '¢',
  pound: '£',
  yen: '¥',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  para: '¶',
  ordf: 'ª',
  ordm: 'º',
  iexcl: '¡',
  iquest: '¿',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  ETH: 'Ð',
  thorn: 'þ',
  THORN: 'Þ',
  fnof: 'ƒ',
};

const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};

const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );

const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d{0,2}));/giu;

export function hasEntities(text: string): boolean {
  return (
    text.includes('&') && text.replace(entity, (whole, hex, decimal, name) => read(whole, hex, decimal, name)) !== text
  );
}

/** What is no entity stays. */
export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replaceAll(entity, (whole: string, hex, decimal, name) => read(whole, hex, decimal, name))
    : text;
}

function read(whole: string, hex: unknown, decimal: unknown, name: unknown): string {
  if (typeof name === 'string') return readName(name) ?? whole;
  const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

function readName(name: string): string | null {
  const known = named[name] ?? named[name.toLowerCase()];
  if (known !== undefined) return known;
  const [, letter = '', mark = ''] = /^([a-z])([a-z]{3,5})$/iu.exec(name) ?? [];
  const accent = marks[mark];
  if (accent !== undefined) return (letter + accent).normalize('NFC');
  const place = greek.indexOf(name.toLowerCase());
  if (place < 0) return null;
  return String.fromCodePoint((/^[A-Z]/u.test(name) ? 0x391 : 0x3b1) + place);
}
