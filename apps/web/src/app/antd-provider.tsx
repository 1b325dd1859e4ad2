import type { Language } from '@tiku/contract';
import { ConfigProvider, theme } from 'antd';
import type { ConfigProviderProps } from 'antd';
import dayjs from 'dayjs';
import { Suspense, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../lib/i18n.ts';
import { useTheme } from '../lib/theme.ts';
import { useMediaQuery } from '../ui/media-query.ts';
import { Skeleton } from '../ui/skeleton.tsx';

type Locale = NonNullable<ConfigProviderProps['locale']>;
type Loading = Promise<{ default: Locale }>;

const loaders: Record<Language, () => Promise<[{ default: Locale }, unknown]>> = {
  en: () => Promise.all([import('antd/locale/en_US') as Loading, import('dayjs/locale/en')]),
  'zh-CN': () => Promise.all([import('antd/locale/zh_CN') as Loading, import('dayjs/locale/zh-cn')]),
  ja: () => Promise.all([import('antd/locale/ja_JP') as Loading, import('dayjs/locale/ja')]),
  es: () => Promise.all([import('antd/locale/es_ES') as Loading, import('dayjs/locale/es')]),
  pt: () => Promise.all([import('antd/locale/pt_BR') as Loading, import('dayjs/locale/pt-br')]),
};

const loading = new Map<Language, Promise<Locale>>();

async function fetchLocale(language: Language): Promise<Locale> {
  const [{ default: locale }] = await loaders[language]();
  return locale;
}

function loadLocale(language: Language): Promise<Locale> {
  const promise = loading.get(language) ?? fetchLocale(language);
  loading.set(language, promise);
  return promise;
}

/** Our tokens, read where they are written, so that there is one palette. */
function readTokens(): NonNullable<NonNullable<ConfigProviderProps['theme']>['token']> {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    colorPrimary: read('--accent-fill'),
    colorInfo: read('--accent-fill'),
    colorLink: read('--accent'),
    colorError: read('--wrong'),
    colorSuccess: read('--right'),
    colorWarning: read('--doubtful'),
    colorTextBase: read('--ink'),
    colorBgBase: read('--surface'),
    colorBgContainer: read('--surface'),
    colorBgElevated: read('--surface'),
    colorBorder: read('--line-strong'),
    colorBorderSecondary: read('--line'),
    // Switches that are off, among others: antd's own is too pale to be seen.
    colorTextQuaternary: read('--line-strong'),
    colorTextTertiary: read('--ink-muted'),
    borderRadius: 8,
    fontSize: 14,
    fontFamily: read('--font'),
    controlHeight: Number.parseInt(read('--target'), 10),
    motionDurationFast: '0.12s',
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.18s',
  };
}

function Provider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const dark = useTheme((state) => state.dark);
  const coarse = useMediaQuery('(pointer: coarse), (max-width: 767.98px)');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const locale = use(loadLocale(language));
  dayjs.locale(locale.locale);
  const antdTheme = useMemo(
    () => ({
      algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
      token: { ...readTokens(), motion: !still },
    }),
    // The tokens change with these two; they are read from the page, where React cannot see them.
    [dark, coarse, still],
  );
  return (
    <ConfigProvider locale={locale} theme={antdTheme}>
      {children}
    </ConfigProvider>
  );
}

/** Around pages built with antd: its language and colours are those of the rest of the page. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Provider>{children}</Provider>
    </Suspense>
  );
}
