// What the look of a run of text means, in plain signs: m² stays m², and an underlined gap is a blank to fill in.

const PLAIN = '0123456789+-=()n';
const RAISED = Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ');
const LOWERED = Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ');

/** CO₂ stays CO₂; what has no such sign becomes a formula. */
export function raise(text: string, align: string): string {
  if (text.trim() === '' || (align !== 'superscript' && align !== 'subscript')) return text;
  const signs = align === 'superscript' ? RAISED : LOWERED;
  if (Array.from(text).every((sign) => PLAIN.includes(sign))) {
    return Array.from(text)
      .map((sign) => signs[PLAIN.indexOf(sign)])
      .join('');
  }
  return /^[a-z0-9 +-]+$/i.test(text) ? `$${align === 'superscript' ? '^' : '_'}{${text}}$` : text;
}

/** Spaces and tabs with a line under them; a single space stands between two words. */
export function drawBlank(text: string): string {
  return /^[ \t\u00a0\u2000-\u200a\u3000]+$/.test(text) && (text.length > 1 || text !== ' ')
    ? '_'.repeat(Math.min(Math.max(text.length, 4), 40))
    : text;
}

export interface Run {
  text: string;
  isUnderlined: boolean;
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' };

/** As HTML, if some words are underlined and others are not. */
export function showUnderlined(runs: readonly Run[]): string | null {
  const words = runs.filter(({ text }) => text.trim() !== '');
  if (!words.some(({ isUnderlined }) => isUnderlined) || words.every(({ isUnderlined }) => isUnderlined)) return null;
  return runs.map(({ text, isUnderlined }) => (isUnderlined ? `<u>${escape(text)}</u>` : escape(text))).join('');
}

function escape(text: string): string {
  return text.replace(/[&<>\n]/g, (sign) => ESCAPED[sign] ?? sign);
}
