import type { Language } from '@tiku/contract';
import type { ConfigProviderProps } from 'antd';

export type AntdLocale = NonNullable<ConfigProviderProps['locale']>;
type Loading = Promise<{ default: AntdLocale }>;

const loaders: Record<Language, () => Promise<[{ default: AntdLocale }, unknown]>> = {
  en: () => Promise.all([import('antd/locale/en_US') as Loading, import('dayjs/locale/en')]),
  'zh-CN': () => Promise.all([import('antd/locale/zh_CN') as Loading, import('dayjs/locale/zh-cn')]),
  ja: () => Promise.all([import('antd/locale/ja_JP') as Loading, import('dayjs/locale/ja')]),
  es: () => Promise.all([import('antd/locale/es_ES') as Loading, import('dayjs/locale/es')]),
  pt: () => Promise.all([import('antd/locale/pt_BR') as Loading, import('dayjs/locale/pt-br')]),
};

const loaded = new Map<Language, AntdLocale>();

/** antd's own words in a language, and dayjs's along with them. */
export async function loadAntdLocale(language: Language): Promise<AntdLocale> {
  const known = loaded.get(language);
  if (known) return known;
  const [{ default: locale }] = await loaders[language]();
  loaded.set(language, locale);
  return locale;
}

/** Those fetched already; pages fetch them before they are drawn. */
export function findAntdLocale(language: Language): AntdLocale | null {
  return loaded.get(language) ?? null;
}
