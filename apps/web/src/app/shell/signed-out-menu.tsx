import { ButtonLink, Icon, MenuButton, useMediaQuery } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './navbar.module.css';

export function SignedOutMenu() {
  const t = useTexts('app');
  const wide = useMediaQuery('(min-width: 768px)');
  const entries = [
    { text: t('menu.home'), to: '/' },
    { text: t('menu.help'), to: paths.help },
    { text: t('page.register'), to: paths.register },
    { text: t('menu.login'), to: paths.login },
  ];
  if (!wide) {
    return (
      <MenuButton label={t('menu.label')} entries={entries} className={styles.iconButton}>
        <Icon name="menu" />
      </MenuButton>
    );
  }
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={styles.signedOut}>
        {entries.map(({ text, to }) => (
          <li key={to}>
            <ButtonLink to={to} look={to === paths.login ? 'secondary' : 'quiet'}>
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
