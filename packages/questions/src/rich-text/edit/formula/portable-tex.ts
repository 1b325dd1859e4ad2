// Between the LaTeX of the visual field and the LaTeX that is stored, which every reader knows.
import katex from 'katex';

/** Names that only the visual field has. */
const plainNames: Readonly<Record<string, string>> = {
  '\\differentialD': '\\mathrm{d}',
  '\\capitalDifferentialD': '\\mathrm{D}',
  '\\exponentialE': '\\mathrm{e}',
  '\\imaginaryI': '\\mathrm{i}',
  '\\imaginaryJ': '\\mathrm{j}',
  '\\doubleprime': '\\prime\\prime',
  '\\mleft': '\\left',
  '\\mright': '\\right',
  '\\questeq': '\\overset{?}{=}',
  '\\Colon': '\\mathrel{::}',
  '\\slash': '/',
};

export function toPortable(tex: string): string {
  return tex.replaceAll(/\\(?:[a-z]+|.)/gis, (name) => plainNames[name] ?? name);
}

/** Commands that the visual field would follow instead of drawing them. */
const followed = /\\(?:href|url|includegraphics|html|[egx]?def|let|(?:re|provide)?newcommand)(?![a-z])|\\html[a-z]/i;

export function mayBeShown(tex: string): boolean {
  return !followed.test(tex);
}

/** The structure of a formula, without what only groups; null where there is none. */
function outline(tex: string): string | null {
  try {
    const markup = katex.renderToString(tex, { output: 'mathml', strict: 'ignore', maxExpand: 500 });
    return markup.replace(/<annotation[^]*<\/annotation>/, '').replaceAll(/<\/?mrow>/g, '');
  } catch {
    return null;
  }
}

/** Whether two ways of writing it are drawn alike. */
export function isSameFormula(one: string, other: string): boolean {
  const first = outline(one);
  return first !== null && first === outline(other);
}
