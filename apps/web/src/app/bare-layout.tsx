import { Outlet } from '@tanstack/react-router';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

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
