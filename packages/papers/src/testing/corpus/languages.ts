// The words that the generated files are made of: ten languages whose headers the import knows, and five of them once more with
// headers in words that nobody has taught it.
import words from './languages.json' with { type: 'json' };

/** `isKnown`: whether the tables of header names have its words. `places` are a country and its capital each. */
export type CorpusLanguage = (typeof words)[number];

const untaught = Array.from(
  words.filter(({ isKnown }) => !isKnown),
  (language): CorpusLanguage => ({ ...language, code: `${language.code}*`, headers: mapHeaders(language.headers) }),
);

export const corpusLanguages: readonly CorpusLanguage[] = [
  ...Array.from(words, (language): CorpusLanguage => ({ ...language, isKnown: true })),
  ...untaught,
];

/** Written backwards, a word is still a word, and none that anybody knows. */
function mapHeaders(headers: CorpusLanguage['headers']): CorpusLanguage['headers'] {
  const entries = Object.entries(headers).map(([role, word]) => [
    role,
    Array.from(word.normalize('NFC')).toReversed().join(''),
  ]);
  return Object.fromEntries(entries) as CorpusLanguage['headers'];
}
