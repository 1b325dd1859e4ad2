import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; content: ReactNode; label?: string; lang?: string }[];
  onChoose: (value: T) => void;
  /** Many values: as chips, which on a phone stand in one row that scrolls. */
  look?: 'plain' | 'chips';
}

/** A few values side by side, of which one is in force. */
export function Choice<T extends string>({ label, value, options, onChoose, look = 'plain' }: ChoiceProps<T>) {
  return (
    <fieldset className={look === 'chips' ? `${styles.choice} ${styles.chips}` : styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          aria-label={option.label}
          title={option.label}
          lang={option.lang}
          onClick={() => onChoose(option.value)}
        >
          {option.content}
        </button>
      ))}
    </fieldset>
  );
}
