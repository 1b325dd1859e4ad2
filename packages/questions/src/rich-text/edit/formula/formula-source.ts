// A formula with its fences, as it stands in the text.
import { splitFormulas } from '../../html/formulas.ts';

export interface FormulaParts {
  tex: string;
  display: boolean;
}

/** What has no fences yet is what the author had selected. */
export function readSource(source: string): FormulaParts & { isFenced: boolean } {
  const [part] = splitFormulas(source);
  if (part && part.tex !== null && part.text === source)
    return { tex: part.tex, display: part.display, isFenced: true };
  return { tex: dropDollars(source), display: false, isFenced: false };
}

/** A dollar that is not escaped would end the formula. */
export function dropDollars(tex: string): string {
  return tex.replaceAll(/(\\.)|\$/gs, '$1');
}

/** Keeps the fences that it had; what was not changed is not written anew. */
export function writeSource({ tex, display }: FormulaParts, before: string): string {
  const old = readSource(before);
  if (old.isFenced && old.tex === tex && old.display === display) return before;
  const isBracketed = old.isFenced && old.display === display && /^\\[([]/.test(before);
  const line = tex.trim().replaceAll(/\s*\n\s*/g, ' ');
  if (isBracketed) return fenceClearly({ tex: line, display });
  return display ? `$$${line}$$` : `$${line}$`;
}

/** In fences that no price nearby can be mistaken for. */
export function fenceClearly({ tex, display }: FormulaParts): string {
  return display ? `\\[${tex}\\]` : `\\(${tex}\\)`;
}
