import type { Rubric } from '@tiku/contract';
import { Button } from '@tiku/ui';
import type { Ref } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './criteria.module.css';
import { signed } from './signed.ts';

/** So many have a key. */
const keysMost = 9;

interface CriteriaProps {
  rubric: Rubric;
  /** Null where the score is given without it. */
  applied: readonly number[] | null;
  onToggle: (id: number) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Each is one tap or one key, and taken back by the same. */
export function Criteria({ rubric, applied, onToggle, ref }: CriteriaProps) {
  const t = useTexts('homework/rubric');
  const format = useFormat();
  return (
    <fieldset className={styles.criteria} ref={ref} tabIndex={-1}>
      <legend className="visually-hidden">{t('rubric')}</legend>
      {rubric.criteria.map(({ criterion_id: id, sentence, points }, at) => (
        <Button
          key={id}
          className={styles.criterion}
          aria-pressed={applied?.includes(id) ?? false}
          aria-keyshortcuts={at < keysMost ? String(at + 1) : undefined}
          title={sentence}
          onClick={() => onToggle(id)}
        >
          <kbd className={styles.key} aria-hidden>
            {at < keysMost ? at + 1 : ''}
          </kbd>
          <span className={styles.sentence}>{sentence}</span>
          <span className={styles.points}>{signed(rubric.is_from_full ? -points : points, format)}</span>
        </Button>
      ))}
    </fieldset>
  );
}
