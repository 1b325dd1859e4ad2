import { useTexts } from '../lib/i18n.ts';
import styles from './skeleton.module.css';

/** Stands where content is about to be, about as tall, so that nothing jumps. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useTexts('ui');
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, index) => (
        <div className={styles.line} key={index} />
      ))}
    </div>
  );
}
