// Columns that come once for each language: `question_fr`, `A_fr`, `question_en`, `A_en`. The first language is read.
import { readHeaderName } from './read-header-name.ts';

const marked =
  /^(.*?)(?:[\s_.-]+[([]?|[([]|(?<=[a-z])(?=[A-Z]))(en|fr|de|es|pt|it|ja|jp|zh|cn|ko|kr|ru|vi|vn|th|id|ar|hi|ta|si|ms|tr|pl|nl|uk)[)\]]?$/iu;

/** The names of the first language without its mark, and the columns of the others; null where no language is marked. */
export function readLanguages(cells: readonly string[]): { names: string[]; others: ReadonlySet<number> } | null {
  const found = cells.map((cell) => {
    const [, base = '', language = ''] = marked.exec(cell.trim()) ?? [];
    return base.trim() === '' ? null : { base: base.trim().toLowerCase(), language: language.toLowerCase() };
  });
  const first = found.find((each) => each !== null && readHeaderName(each.base)?.role === 'stem')?.language;
  const bases = new Set(found.flatMap((each) => (each?.language === first ? (each?.base ?? []) : [])));
  const others = new Set(
    found.flatMap((each, at) => (each && each.language !== first && bases.has(each.base) ? [at] : [])),
  );
  if (first === undefined || others.size < 2) return null;
  const names = cells.map((cell, at) => (found[at]?.language === first ? (found[at]?.base ?? cell) : cell));
  return { names, others };
}
