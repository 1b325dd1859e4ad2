import { Button } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './watch.module.css';

const reasons = ['technical', 'ill', 'mistake'] as const;

/** What is written most, at a tap. */
export function UsualReasons({ value, onChoose }: { value: string; onChoose: (reason: string) => void }) {
  const t = useTexts('homework/watch');
  return (
    <fieldset className={styles.quick}>
      <legend className="visually-hidden">{t('why')}</legend>
      {reasons.map((name) => {
        const reason = t(`why.${name}`);
        return (
          <Button key={name} aria-pressed={value === reason} onClick={() => onChoose(reason)}>
            {reason}
          </Button>
        );
      })}
    </fieldset>
  );
}
