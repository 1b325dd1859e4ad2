import { theme } from 'antd';
import type { ThemeConfig } from 'antd';

/** antd in our colours and measures. They are read where they are written, in tokens.css, so that there is one palette. */
export function readAntdTheme(dark: boolean, motion: boolean): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: read('--accent-fill'),
      colorInfo: read('--accent-fill'),
      colorLink: read('--accent'),
      colorError: read('--wrong'),
      colorSuccess: read('--right'),
      colorWarning: read('--doubtful'),
      colorTextBase: read('--ink'),
      // antd's own are too pale to be seen: switches that are off, placeholders.
      colorTextTertiary: read('--ink-muted'),
      colorTextQuaternary: read('--line-strong'),
      colorBgBase: read('--surface'),
      colorBgContainer: read('--surface'),
      colorBgElevated: read('--surface'),
      colorBorder: read('--line-strong'),
      colorBorderSecondary: read('--line'),
      borderRadius: Number.parseInt(read('--radius'), 10),
      controlHeight: Number.parseInt(read('--target'), 10),
      fontFamily: read('--font'),
      fontSize: 14,
      motion,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
    },
    components: {
      Pagination: { itemActiveColor: read('--accent'), itemActiveColorHover: read('--accent') },
    },
  };
}
