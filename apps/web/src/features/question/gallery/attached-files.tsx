import type { Answer } from '@tiku/questions';
import { Icon } from '@tiku/ui';
import styles from './gallery.module.css';

export function AttachedFiles({ answer }: { answer: Answer | null }) {
  const files = answer !== null && typeof answer === 'object' && 'files' in answer ? answer.files : [];
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((name) => (
        <li key={name}>
          <Icon name="exam" size={16} /> {name}
        </li>
      ))}
    </ul>
  );
}
