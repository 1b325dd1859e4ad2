/**
 * The languages of the product, each by the name that it has for itself. The one list: everything else that is written in
 * several languages lies in files named after these codes, or in records that do not compile while one of them is missing.
 */
export const languageNames = {
  en: 'English',
  'zh-CN': '简体中文',
  ja: '日本語',
  es: 'Español',
  pt: 'Português',
} as const;
export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as [Language, ...Language[]];

/**
 * Texts of all languages without a key that nobody reads: what `Wanted` does not name is `never` here, so that the compiler
 * refuses it also where the texts come from a file.
 */
export type NothingElse<Wanted, InLanguages> = { [L in keyof InLanguages]: Only<Wanted, InLanguages[L]> };

type Only<Wanted, Own> = Own extends readonly unknown[]
  ? Own
  : {
      [Key in keyof Own]: Key extends keyof Wanted
        ? Only<Wanted[Key], Own[Key]>
        : // Numbers, which are texts as the keys of a file.
          Key extends `${keyof Wanted & number}`
          ? Own[Key]
          : never;
    };
