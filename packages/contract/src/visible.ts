// What people see of a text.

/** Embeddings, overrides and isolates turn around what stands after them too, up to the buttons beside a name. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

export function withoutDirections(text: string): string {
  return text.replaceAll(directions, '');
}

/** Blanks, marks without a letter, and letters that are drawn as nothing: U+3164, U+2800 and their like. */
const unseen = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/** Whether people see anything of it. */
export function isVisible(text: string): boolean {
  return text.replaceAll(unseen, '') !== '';
}
