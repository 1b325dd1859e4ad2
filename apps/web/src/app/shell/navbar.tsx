import { ButtonLink, Icon, Link } from '@tiku/ui';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { helpPath, paths } from '../../lib/navigation/paths.ts';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { LanguageMenu } from './language-menu.tsx';
import styles from './navbar.module.css';
import { NoticeBell } from './notice-bell.tsx';
import { SignedOutMenu } from './signed-out-menu.tsx';

/** For pages that are mostly for visitors, who need not fetch it. */
const LateAccountMenu = lazy(() => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })));

interface NavbarProps {
  /** The menu of the account, where a page brings it along. */
  account?: ReactNode;
  /** Before the brand: the button of the drawer. */
  children?: ReactNode;
}

export function Navbar({ account, children }: NavbarProps) {
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
        data-tour="help"
      >
        <Icon name="help" />
      </ButtonLink>
      {signedIn ? (
        <>
          <NoticeBell />
          {account ?? (
            <Suspense>
              <LateAccountMenu />
            </Suspense>
          )}
        </>
      ) : (
        <SignedOutMenu />
      )}
    </header>
  );
}
