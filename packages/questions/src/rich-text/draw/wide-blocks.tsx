import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useScrollRegion } from './scroll-region.ts';
import { useQuestionTexts } from '../texts-context.tsx';
import styles from './wide-blocks.module.css';

export function Table({ children }: { children: ReactNode }) {
  const t = useQuestionTexts();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles.box} {...useScrollRegion(box, t('rich-text.table'))}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}

export function Program({ text }: { text: string }) {
  const t = useQuestionTexts();
  const box = useRef<HTMLPreElement>(null);
  return (
    <pre ref={box} className={styles.program} {...useScrollRegion(box, t('rich-text.program'))}>
      {text}
    </pre>
  );
}
