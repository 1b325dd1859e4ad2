import { Button, Card } from '@tiku/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { openWay } from './use-way.ts';
import styles from './choose.module.css';

interface WayFrameProps {
  title: string;
  /** What is chosen here so far. */
  note?: string | undefined;
  children: ReactNode;
}

/** One way to questions, with the way back to what was chosen. */
export function WayFrame({ title, note, children }: WayFrameProps) {
  const t = useTexts('homework');
  return (
    <Card aria-labelledby="way">
      <div className={styles.head}>
        <h2 id="way">{title}</h2>
        {note && <span className={styles.muted}>{note}</span>}
        <Button onClick={() => openWay(null)}>{t('choose.done')}</Button>
      </div>
      {children}
    </Card>
  );
}
