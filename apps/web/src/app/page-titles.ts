import { useTranslation } from 'react-i18next';
import type { Page } from '../lib/navigation/page.ts';

/** What pages and groups of the menu are called: by the shell, or by the feature that names its own. */
export function useTitles() {
  const translate = useTranslation('app').t as (key: string, options: { ns: string }) => string;
  const t = (key: string, ns: string) => translate(key, { ns });
  return {
    ofPage: ({ title, titles }: Page): string => t(title, titles ?? 'app'),
    /** The title of a group in the menu, by one of its pages. */
    ofGroup: ({ menu, titles }: Page): string => t(menu?.heading ?? `group.${menu?.group ?? ''}`, titles ?? 'app'),
  };
}
