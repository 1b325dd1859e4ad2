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
