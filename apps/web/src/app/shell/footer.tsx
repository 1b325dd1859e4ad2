import { Choice, Icon, Link } from '@tiku/ui';
import { helpPath, paths } from '../../lib/navigation/paths.ts';
import { useConfig } from '../../lib/config.ts';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import { languageNames } from '@tiku/contract/limits';
import { chooseTheme, themeChoices, useTheme } from '../../lib/theme.ts';
import styles from './footer.module.css';
import { switchLanguage } from '../switch-language.ts';

const themeIcons = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

function ThemeChoice() {
  const t = useTexts('app');
  const { choice } = useTheme();
  const options = themeChoices.map((value) => ({
    value,
    label: t(`theme.${value}`),
    content: <Icon name={themeIcons[value]} size={16} />,
  }));
  return <Choice label={t('theme.label')} value={choice} options={options} onChoose={chooseTheme} />;
}

function LanguageChoice() {
  const t = useTexts('app');
  const language = useLanguage();
  const { forced_language, languages } = useConfig();
  if (forced_language) return null;
  const options = languages.map((value) => ({ value, content: languageNames[value], lang: value }));
  return (
    <Choice
      label={t('language.label')}
      value={language}
      options={options}
      onChoose={(chosen) => void switchLanguage(chosen)}
    />
  );
}

export function Footer() {
  const t = useTexts('app');
  const links = [
    { to: helpPath('privacy'), text: t('footer.privacy') },
    { to: helpPath('terms'), text: t('footer.terms') },
    { to: paths.newFeedback, text: t('footer.feedback') },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <ul className={styles.links}>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </footer>
  );
}
