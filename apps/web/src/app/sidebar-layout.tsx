import { Outlet, useRouterState } from '@tanstack/react-router';
import { Button, Icon, useMediaQuery } from '@tiku/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../lib/i18n.ts';
import { useSignedIn } from '../lib/session.ts';
import { AccountMenu } from './shell/account-menu.tsx';
import { Breadcrumb } from './shell/breadcrumb.tsx';
import { Footer } from './shell/footer.tsx';
import { OfflineNotice, useOffline } from '../features/offline/offline.ts';
import { useFreshAccount } from './fresh-account.ts';
import styles from './layout.module.css';
import { LinkContext } from './link-context.tsx';
import { followSigningOut } from '../lib/api/finish-signing-out.ts';
import { useLiveChanges } from './live-changes.ts';
import { Navbar } from './shell/navbar.tsx';
import { SidebarDrawer } from './shell/sidebar-drawer.tsx';
import { Sidebar } from './shell/sidebar.tsx';
import sidebarStyles from './shell/sidebar.module.css';
import { SkipLink } from './shell/skip-link.tsx';
import { useOperatorPages } from './use-operator-pages.ts';
import { useTrail } from './use-trail.ts';
import { useWaitingAnswers } from './waiting-answers.ts';

/** As the trail, it changes when the next page is drawn. */
function useQuiet(): boolean {
  const page = useTrail().at(-1);
  return useRouterState({
    select: (state) => page?.isQuiet?.((state.resolvedLocation ?? state.location).search) ?? false,
  });
}

/** Pages of somebody signed in; seen signed out (guest feedback), there is no menu to show. */
export function SidebarLayout() {
  const t = useTexts('app');
  const signedIn = useSignedIn();
  const wide = useMediaQuery('(min-width: 992px)');
  const address = useRouterState({ select: (state) => state.location.href });
  // The page the drawer was opened on: it does not stay open on another.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const drawerOpen = openOn === address;
  const isQuiet = useQuiet();
  const closeDrawer = useCallback(() => setOpenOn(null), []);

  useEffect(followSigningOut, []);
  useFreshAccount();
  useWaitingAnswers();
  useLiveChanges();
  useOperatorPages();
  useOffline(isQuiet);

  if (isQuiet) {
    return (
      <div className={`${styles.shell} ${styles.quiet}`}>
        {signedIn && <LinkContext />}
        <div className={styles.content}>
          <main tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.shell}>
      <SkipLink />
      {signedIn && <LinkContext />}
      <Navbar account={<AccountMenu />}>
        {signedIn && !wide && (
          <Button
            look="quiet"
            size="icon"
            aria-label={t('sidebar.open')}
            aria-expanded={drawerOpen}
            aria-controls="sidebar-drawer"
            onClick={() => setOpenOn(address)}
          >
            <Icon name="menu" />
          </Button>
        )}
      </Navbar>
      <div className={styles.body}>
        {signedIn && wide && (
          <div className={sidebarStyles.fixed}>
            <Sidebar />
          </div>
        )}
        <div className={styles.column}>
          <div className={styles.content}>
            {signedIn && <OfflineNotice />}
            {signedIn && <Breadcrumb />}
            <main tabIndex={-1}>
              <Outlet />
            </main>
          </div>
          <Footer />
        </div>
      </div>
      {signedIn && !wide && <SidebarDrawer open={drawerOpen} onClose={closeDrawer} />}
    </div>
  );
}
