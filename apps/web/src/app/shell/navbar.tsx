import { ButtonLink, Icon, Link } from '@tiku/ui';
import type { ReactNode } from 'react';
import { helpPath, paths } from '../../lib/navigation/paths.ts';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './navbar.module.css';
import { NoticeBell } from './notice-bell.tsx';
import { SignedOutMenu } from './signed-out-menu.tsx';

/** `children` stand before the brand: the button of the drawer. */
export function Navbar({ children }: { children?: ReactNode }) {
  const t = useTexts('app');
  const { brand } = useConfig();
  const signedIn = useSignedIn();
  return (
    <header className={styles.navbar}>
      {children}
      <Link to={signedIn ? paths.home : '/'} className={styles.brand}>
        <img src="/favicon.svg" alt="" />
        {brand}
      </Link>
      <LanguageMenu />
      <ButtonLink
        to={helpPath('maketest_overview')}
        look="quiet"
        size="icon"
        aria-label={t('menu.how-to')}
        title={t('menu.how-to')}
      >
        <Icon name="help" />
      </ButtonLink>
      {signedIn ? (
        <>
          <NoticeBell />
          <AccountMenu />
        </>
      ) : (
        <SignedOutMenu />
      )}
    </header>
  );
}
