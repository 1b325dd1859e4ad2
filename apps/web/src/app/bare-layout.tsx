import { useEffect } from 'react';
import { Outlet } from '@tanstack/react-router';
import { useSignedIn } from '../lib/session.ts';
import { LinkContext } from './link-context.tsx';
import { Footer } from './shell/footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './shell/navbar.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { followSigningOut } from '../lib/api/finish-signing-out.ts';

/** Signing in, registering, joining a group: one narrow column. */
export function BareLayout() {
  useEffect(followSigningOut, []);
  const signedIn = useSignedIn();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Navbar />
      <div className={styles.narrow}>
        <main tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Footer />
      {signedIn && <LinkContext />}
    </div>
  );
}
