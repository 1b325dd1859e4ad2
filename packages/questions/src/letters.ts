/** Options and matchings are labelled A to T. */
export const letters = 'ABCDEFGHIJKLMNOPQRST';
export const maxOptions = letters.length;

/** `A` to `T`: the place of an option as the author wrote it, or as it is shown, depending on who speaks. */
export type Letter = string;
