// The words that the generated files are made of: five languages whose headers the import knows, five that it has never seen.
import words from './languages.json' with { type: 'json' };

/** `isKnown`: whether the table of header names has its words. `places` are a country and its capital each. */
export type CorpusLanguage = (typeof words)[number];

export const corpusLanguages: readonly CorpusLanguage[] = words;
