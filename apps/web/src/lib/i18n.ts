import { languageCookie } from '@tiku/contract/limits';
import type { Language } from '@tiku/contract/limits';
import i18next from 'i18next';
import type { TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { matchLanguage } from './language.ts';
import { writeStored } from './storage.ts';
import type { Namespace } from './texts.ts';

export const languageKey = 'tiku.language';

type TextFiles = Record<string, () => Promise<Record<string, string>>>;

/** The texts of public pages. Those of all others are named together with the pages: the list is long. */
const files: TextFiles = import.meta.glob<Record<string, string>>(
  [
    '../app/texts/*.json',
    '../features/{account,account/entry,captcha,group,help,home,sent-messages,welcome}/texts/*.json',
    '../../../../packages/ui/src/texts/*.json',
  ],
  { import: 'default' },
);

/** By their path from a folder beside this one. */
export function addTexts(more: TextFiles): void {
  Object.assign(files, more);
}

/** From this one: `questions/views` speaks for packages/questions/src/views, every other name but two for a feature. */
export function folderOf(namespace: string): string {
  if (namespace === 'app') return '../app';
  if (namespace === 'ui') return '../../../../packages/ui/src';
  const part = /^questions\/(.+)$/.exec(namespace)?.[1];
  return part ? `../../../../packages/questions/src/${part}` : `../features/${namespace}`;
}

function readTexts(language: string, namespace: string): Promise<Record<string, string>> {
  const load = files[`${folderOf(namespace)}/texts/${language}.json`];
  if (!load) throw new Error(`there are no ${language} texts for ${namespace}`);
  return load();
}

export async function startTexts(language: Language): Promise<void> {
  i18next.use(initReactI18next).use({ type: 'backend', init() {}, read: readTexts });
  await i18next.init({
    lng: language,
    fallbackLng: false,
    ns: ['ui', 'app'],
    defaultNS: 'app',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
}

/** Fetches texts of features in the current language; pages do it before they are drawn. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
}

/** The deployment's language: not remembered as if the person had chosen it. */
export async function forceLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  if (!import.meta.env.SSR) document.documentElement.lang = language;
}

/** Fails where its texts do not come; all stays as it was then. */
export async function changeLanguage(language: Language): Promise<void> {
  // Some browsers never again ask for a file that could not be had once.
  if (!navigator.onLine) throw new Error(language);
  const known = Object.keys(i18next.store.data[currentLanguage()] ?? {});
  await Promise.all(known.map((namespace) => readTexts(language, namespace)));
  await forceLanguage(language);
  writeStored(languageKey, language);
  rememberLanguage(language);
}

/** Told to the server too, so that the next page arrives in it. */
function rememberLanguage(language: Language): void {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** The texts of one feature: `const t = useTexts('help')`, then `t('title')`. */
export function useTexts<N extends Namespace>(namespace: N): TFunction<N> {
  return useTranslation(namespace).t as TFunction<N>;
}

export function useLanguage(): Language {
  return matchLanguage(useTranslation('ui').i18n.language) ?? 'en';
}

/** For code that is no component; components use the hooks, which follow a change. */
export function currentLanguage(): Language {
  return matchLanguage(i18next.language ?? '') ?? 'en';
}

export function unreachableText(): string {
  return i18next.t('unreachable', { ns: 'ui' });
}

export function failedText(): string {
  return i18next.t('failed', { ns: 'ui' });
}
