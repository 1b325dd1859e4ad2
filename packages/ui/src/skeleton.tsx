import { useUiTexts } from './texts-context.tsx';
import styles from './skeleton.module.css';

/** Stands where content is about to be, about as tall, so that nothing jumps. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useUiTexts();
  return (
    <output className={styles.skeleton} data-waiting>
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span className={styles.line} key={index} />
      ))}
    </output>
  );
}
