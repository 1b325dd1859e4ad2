import { Icon } from '@tiku/ui';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './rating.module.css';

interface StarFieldProps {
  value: number;
  onChange: (rating: number) => void;
  error: string | undefined;
}

const five = [1, 2, 3, 4, 5] as const;

/** Five radio buttons that look like stars: arrows choose, as everywhere. */
export function StarField({ value, onChange, error }: StarFieldProps) {
  const t = useTexts('exam');
  const id = useId();
  return (
    <fieldset
      className={styles.field}
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error !== undefined}
    >
      <legend>{t('review.rating')}</legend>
      <div className={styles.choices}>
        {five.map((star) => (
          <label key={star} className={styles.choice}>
            <input
              className="visually-hidden"
              type="radio"
              name={id}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={t('rating.stars', { count: star })}
            />
            <Icon name="star" size={26} className={star <= value ? styles.full : styles.hollow} />
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {value > 0 && t('rating.stars', { count: value })}
        </span>
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
