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

const loading = new Map<Language, Promise<AntdLocale>>();

async function fetchLocale(language: Language): Promise<AntdLocale> {
  const [{ default: locale }] = await loaders[language]();
  return locale;
}

/** antd's own words in a language, and dayjs's along with them. The same promise each time, as `use` needs. */
export function loadAntdLocale(language: Language): Promise<AntdLocale> {
  const promise = loading.get(language) ?? fetchLocale(language);
  loading.set(language, promise);
  return promise;
}
