import { Outlet } from '@tanstack/react-router';
import { Footer } from './shell/footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './shell/navbar.tsx';
import { SkipLink } from './shell/skip-link.tsx';

/** Signing in and registering: one narrow column. */
export function BareLayout() {
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
    </div>
  );
}
