import { Button } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './take.module.css';
import { TakeButton, useIsTakable } from './take-button.tsx';
import type { TakenFrom } from './take-button.tsx';

interface TakeCheckboxProps {
  exam: TakenFrom;
  no: number;
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

/** One of several questions that come into the bank together. */
export function TakeCheckbox({ exam, no, chosen, onChange }: TakeCheckboxProps) {
  const t = useTexts('bank');
  const isOffered = useIsTakable(exam);
  if (!isOffered) return null;
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={`${t('choose')} ${no}`}
        checked={chosen.has(no)}
        onChange={() => onChange(chosen.symmetricDifference(new Set([no])))}
      />
      {t('choose')}
    </label>
  );
}

interface TakeBarProps {
  exam: TakenFrom;
  chosen: ReadonlySet<number>;
  onClear: () => void;
}

export function TakeBar({ exam, chosen, onClear }: TakeBarProps) {
  const t = useTexts('bank');
  if (chosen.size === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('chosen.label')}>
      <strong>{t('chosen', { count: chosen.size })}</strong>
      <TakeButton exam={exam} what={{ noes: [...chosen] }} onTaken={onClear} />
      <Button look="quiet" onClick={onClear}>
        {t('chosen.clear')}
      </Button>
    </section>
  );
}
