import { Card } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import styles from '../homework.module.css';

/** What its setter says to those who do it, line by line as it was typed. */
export function Instructions({ text }: { text: string }) {
  const t = useTexts('homework');
  if (text === '') return null;
  return (
    <Card aria-labelledby="instructions">
      <h2 id="instructions">{t('instructions')}</h2>
      <p className={styles.instructions}>{text}</p>
    </Card>
  );
}
