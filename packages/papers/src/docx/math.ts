// Formulas of Word as TeX. Word's own vocabulary for them is small: one case each.
import type { XmlElement } from '../read/xml-tree.ts';

export function mathToTex(math: XmlElement): string {
  return sequence(math).trim();
}

function sequence(parent: XmlElement | undefined): string {
  return parent ? parent.elements.map(convert).reduce(joinTex, '') : '';
}

/** `\alpha` and a letter after it must not grow together. */
function joinTex(before: string, after: string): string {
  return /\\[a-zA-Z]+$/.test(before) && /^[a-zA-Z]/.test(after) ? `${before} ${after}` : before + after;
}

function group(parent: XmlElement, name: string): string {
  return `{${sequence(parent.child(name)).trim()}}`;
}

/** What a power or an index hangs on. */
function base(parent: XmlElement): string {
  const tex = sequence(parent.child('e')).trim();
  return tex.length === 1 ? tex : `{${tex}}`;
}

function property(element: XmlElement, name: string): string | null {
  const properties = element.elements.find((child) => child.name.endsWith('Pr'));
  const found = properties?.child(name);
  return found ? (found.attribute('val') ?? '') : null;
}

function isSet(element: XmlElement, name: string): boolean {
  const value = property(element, name);
  return value !== null && !['0', 'off', 'false'].includes(value);
}

const CONVERT: Record<string, (element: XmlElement) => string> = {
  r: convertRun,
  f: (f) =>
    property(f, 'type') === 'lin'
      ? `${group(f, 'num')}/${group(f, 'den')}`
      : `${property(f, 'type') === 'noBar' ? '\\binom' : '\\frac'}${group(f, 'num')}${group(f, 'den')}`,
  sSup: (s) => `${base(s)}^${group(s, 'sup')}`,
  sSub: (s) => `${base(s)}_${group(s, 'sub')}`,
  sSubSup: (s) => `${base(s)}_${group(s, 'sub')}^${group(s, 'sup')}`,
  sPre: (s) => `{}_${group(s, 'sub')}^${group(s, 'sup')}${group(s, 'e')}`,
  rad: (rad) => {
    const degree = sequence(rad.child('deg'));
    return isSet(rad, 'degHide') || degree === '' ? `\\sqrt${group(rad, 'e')}` : `\\sqrt[${degree}]${group(rad, 'e')}`;
  },
  nary: (nary) => {
    const sign = property(nary, 'chr');
    const sub = isSet(nary, 'subHide') ? '' : `_${group(nary, 'sub')}`;
    const sup = isSet(nary, 'supHide') ? '' : `^${group(nary, 'sup')}`;
    return `${sign ? (SYMBOLS[sign] ?? sign) : '\\int'}${sub}${sup}${group(nary, 'e')}`;
  },
  d: convertDelimiters,
  m: (matrix) => `\\begin{matrix}${rows(matrix, 'mr', ' & ')}\\end{matrix}`,
  eqArr: (array) => `\\begin{aligned}${elementsNamed(array, 'e').map(sequence).join(' \\\\ ')}\\end{aligned}`,
  func: (func) => {
    const name = sequence(func.child('fName')).trim();
    return `${FUNCTIONS.has(name) ? `\\${name}` : name}${group(func, 'e')}`;
  },
  limLow: (limit) => `\\underset${group(limit, 'lim')}${group(limit, 'e')}`,
  limUpp: (limit) => `\\overset${group(limit, 'lim')}${group(limit, 'e')}`,
  acc: (accent) => `${ACCENTS[property(accent, 'chr') ?? '\u0302'] ?? '\\hat'}${group(accent, 'e')}`,
  bar: (bar) => `${property(bar, 'pos') === 'top' ? '\\overline' : '\\underline'}${group(bar, 'e')}`,
  groupChr: (chr) => `${property(chr, 'pos') === 'top' ? '\\overbrace' : '\\underbrace'}${group(chr, 'e')}`,
  borderBox: (box) => `\\boxed${group(box, 'e')}`,
  phant: (phantom) => `\\phantom${group(phantom, 'e')}`,
};

/** What is not listed is a wrapper: its content counts. */
function convert(element: XmlElement): string {
  if (element.name.endsWith('Pr')) return '';
  return (CONVERT[element.name] ?? sequence)(element);
}

function elementsNamed(parent: XmlElement, name: string): XmlElement[] {
  return parent.elements.filter((element) => element.name === name);
}

function rows(matrix: XmlElement, name: string, between: string): string {
  return elementsNamed(matrix, name)
    .map((row) => elementsNamed(row, 'e').map(sequence).join(between))
    .join(' \\\\ ');
}

function convertDelimiters(d: XmlElement): string {
  const open = property(d, 'begChr') ?? '(';
  const close = property(d, 'endChr') ?? ')';
  const inner = elementsNamed(d, 'e')
    .map(sequence)
    .join(` ${property(d, 'sepChr') ?? '|'} `);
  return `\\left${delimiter(open)}${inner}\\right${delimiter(close)}`;
}

function delimiter(sign: string): string {
  if (sign === '') return '.';
  return ['{', '}'].includes(sign) ? `\\${sign}` : (SYMBOLS[sign] ?? sign);
}

function convertRun(run: XmlElement): string {
  const text = elementsNamed(run, 't')
    .map((t) => t.text)
    .join('');
  if (run.child('rPr')?.child('nor')) return text === '' ? '' : `\\text{${escapeTex(text)}}`;
  return Array.from(text)
    .map((sign) => SYMBOLS[sign] ?? (isPlainText(sign) ? `\\text{${sign}}` : escapeTex(sign)))
    .reduce(joinTex, '');
}

function isPlainText(sign: string): boolean {
  return /[\u3040-\u30ff\u3400-\u9fff]/.test(sign);
}

function escapeTex(text: string): string {
  return text.replace(/[\\{}$&#%_^~]/g, (sign) =>
    sign === '\\' ? '\\backslash ' : sign === '~' || sign === '^' ? `\\${sign}{}` : `\\${sign}`,
  );
}

const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg lim max min sup inf exp det gcd'.split(' '),
);

const ACCENTS: Record<string, string> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u20d7': '\\vec',
};

/** Other signs (α, ≤, ∑…) mean the same in TeX as they are. */
const SYMBOLS: Record<string, string> = {
  '\u2061': '',
  '\u2062': '',
  '−': '-',
  '∙': '\\cdot',
  '∅': '\\varnothing',
  '⊥': '\\perp',
  '∥': '\\parallel',
  '△': '\\triangle',
  '‖': '\\|',
  '⟨': '\\langle',
  '⟩': '\\rangle',
};
