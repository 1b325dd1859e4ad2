import { Outlet } from '@tanstack/react-router';
import { Breadcrumb } from './breadcrumb.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

/** Home and help. */
export function PublicLayout() {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Navbar />
      <div className={styles.content}>
        <Breadcrumb />
        <main tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Footer />
    </div>
  );
}
