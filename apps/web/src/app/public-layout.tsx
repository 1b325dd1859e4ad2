import { Outlet } from '@tanstack/react-router';
import { Breadcrumb } from './shell/breadcrumb.tsx';
import { Footer } from './shell/footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './shell/navbar.tsx';
import { SkipLink } from './shell/skip-link.tsx';

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
