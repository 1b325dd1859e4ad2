import type { Language } from '@tiku/contract';
import { Icon, MenuButton } from '@tiku/ui';
import { useConfig } from '../../lib/config.ts';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import { languageNames } from '@tiku/contract/limits';
import { switchLanguage } from '../switch-language.ts';
import styles from './navbar.module.css';

/** The navbar offers these three; the footer offers all. */
const offered: readonly Language[] = ['zh-CN', 'en', 'ja'];

export function LanguageMenu() {
  const t = useTexts('app');
  const language = useLanguage();
  const { forced_language, languages } = useConfig();
  if (forced_language) return null;
  const entries = offered
    .filter((entry) => languages.includes(entry))
    .map((entry) => ({
      text: languageNames[entry],
      lang: entry,
      checked: entry === language,
      onSelect: () => void switchLanguage(entry),
    }));
  return (
    <MenuButton label={t('language.label')} entries={entries} className={styles.iconButton}>
      <Icon name="globe" />
    </MenuButton>
  );
}
