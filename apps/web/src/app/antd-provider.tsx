import { ConfigProvider } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../lib/i18n.ts';
import { useTheme } from '../lib/theme.ts';
import { useMediaQuery } from '../ui/media-query.ts';
import { findAntdLocale, loadAntdLocale } from './antd-locale.ts';
import type { AntdLocale } from './antd-locale.ts';
import { readAntdTheme } from './antd-theme.ts';

/** The locale of the current language; until a new one has come, the one before. */
function useAntdLocale(): AntdLocale | null {
  const language = useLanguage();
  const [locale, setLocale] = useState(() => findAntdLocale(language));
  useEffect(() => {
    let isCurrent = true;
    void loadAntdLocale(language).then((found) => {
      if (!isCurrent) return;
      dayjs.locale(found.locale);
      setLocale(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return locale;
}

/** Around pages built with antd: its language and colours are those of the rest of the page. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const locale = useAntdLocale();
  const dark = useTheme((state) => state.dark);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  // The style sheet answers differently then; drawing again is all it takes.
  useMediaQuery('(pointer: coarse), (max-width: 767.98px)');
  return (
    <ConfigProvider theme={readAntdTheme(dark, !still)} {...(locale && { locale })}>
      {children}
    </ConfigProvider>
  );
}
