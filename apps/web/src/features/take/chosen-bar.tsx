import { Button } from '@tiku/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import styles from './choose.module.css';

interface ChosenBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with all that are chosen. */
export function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  const t = useTexts('take');
  return (
    <section className={styles.bar} aria-label={t('chosen.label')}>
      <strong>{t('chosen', { count })}</strong>
      {children}
      <Button look="quiet" onClick={onClear}>
        {t('chosen.clear')}
      </Button>
    </section>
  );
}
