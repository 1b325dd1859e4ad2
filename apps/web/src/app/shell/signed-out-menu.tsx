import { ButtonLink, Icon, MenuButton } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './navbar.module.css';

/** The style sheet shows one of the two: how wide the screen is, nobody knows while the page is drawn on the server. */
export function SignedOutMenu() {
  const t = useTexts('app');
  const entries = [
    { text: t('menu.home'), to: '/' },
    { text: t('menu.help'), to: paths.help },
    { text: t('page.register'), to: paths.register },
    { text: t('menu.login'), to: paths.login },
  ];
  return (
    <>
      <div className={styles.folded}>
        <MenuButton label={t('menu.label')} entries={entries} className={styles.iconButton}>
          <Icon name="menu" />
        </MenuButton>
      </div>
      <nav className={styles.unfolded} aria-label={t('menu.label')}>
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
    </>
  );
}
