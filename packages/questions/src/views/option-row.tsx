import type { KeyboardEvent, ReactNode } from 'react';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './option-row.module.css';
import { VerdictLabel } from './verdict.tsx';

interface OptionRowProps {
  type: 'radio' | 'checkbox';
  name: string;
  /** The letter or sign to press for it. */
  badge: string;
  /** What a screen reader says before the text, instead of the badge. */
  label?: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  children: ReactNode;
}

/**
 * Left and Right belong to the page, which turns to the next question with them; a radio button would take them for a
 * change of mind and choose another option.
 */
function isSideways({ key }: KeyboardEvent): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight';
}

/** One option to choose: the whole row is its label, a real radio button or checkbox its heart. */
export function OptionRow(props: OptionRowProps) {
  const { type, name, badge, label, checked, disabled, onChange, onKeyDown, children } = props;
  return (
    <label className={styles.row}>
      <input
        className={styles.input}
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        onKeyDown={(event) => {
          if (isSideways(event)) event.preventDefault();
          onKeyDown?.(event);
        }}
      />
      <span className={`${styles.badge} ${styles[type]}`} aria-hidden="true">
        {badge}
      </span>
      {label && <span className="visually-hidden">{label}</span>}
      <div className={styles.text}>{children}</div>
    </label>
  );
}

export type OptionState = 'mine-right' | 'mine-wrong' | 'right' | 'plain';

export function optionStateOf(isMine: boolean, isRight: boolean): OptionState {
  if (isMine) return isRight ? 'mine-right' : 'mine-wrong';
  return isRight ? 'right' : 'plain';
}

interface ReviewedOptionProps {
  type: 'radio' | 'checkbox';
  badge: string;
  label?: string;
  state: OptionState;
  children: ReactNode;
}

/** The same row once it is known who was right. */
export function ReviewedOption({ type, badge, label, state, children }: ReviewedOptionProps) {
  const t = useQuestionTexts();
  return (
    <li className={`${styles.row} ${styles[state] ?? ''}`}>
      <span className={`${styles.badge} ${styles[type]}`} aria-hidden="true">
        {badge}
      </span>
      {label && <span className="visually-hidden">{label}</span>}
      <div className={styles.text}>{children}</div>
      {state !== 'plain' && (
        <span className={styles.state}>
          <VerdictLabel verdict={state === 'mine-wrong' ? 'wrong' : 'right'}>{t(`option.${state}`)}</VerdictLabel>
        </span>
      )}
    </li>
  );
}
