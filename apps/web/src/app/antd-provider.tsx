import { ConfigProvider } from 'antd';
import dayjs from 'dayjs';
import { Suspense, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../lib/i18n.ts';
import { useTheme } from '../lib/theme.ts';
import { useMediaQuery } from '../ui/media-query.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { loadAntdLocale } from './antd-locale.ts';
import { readAntdTheme } from './antd-theme.ts';

function Provider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const dark = useTheme((state) => state.dark);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const coarse = useMediaQuery('(pointer: coarse), (max-width: 767.98px)');
  const locale = use(loadAntdLocale(language));
  dayjs.locale(locale.locale);
  // `coarse` and `language` change what the style sheet answers, where React cannot see it.
  const theme = useMemo(() => readAntdTheme(dark, !still), [dark, still, coarse, language]);
  return (
    <ConfigProvider locale={locale} theme={theme}>
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
