import { Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  icon: IconName;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What somebody should know of the thing they look at. */
export function Note({ icon, text, children }: NoteProps) {
  return (
    <div className={styles.note} role="note">
      <Icon name={icon} className={styles.icon} />
      <p>{text}</p>
      {children}
    </div>
  );
}
