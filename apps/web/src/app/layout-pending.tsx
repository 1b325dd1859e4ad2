import { Skeleton } from '@tiku/ui';
import styles from './layout.module.css';

/** While the frame itself is on its way. */
export function LayoutPending() {
  return (
    <main className={styles.content}>
      <Skeleton lines={6} />
    </main>
  );
}
