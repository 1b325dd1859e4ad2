import { fieldStyles } from '@tiku/ui';
import { useId, useState } from 'react';
import { questionLimits } from '../limits.ts';
import { useField } from './editor-context.tsx';
import { LabelledField } from './labelled-field.tsx';
import styles from './field.module.css';
import { readScore } from './read-score.ts';

interface ScoreFieldProps {
  field: 'score' | 'partial_score' | 'item_scores';
  item?: number;
  label: string;
  /** Null, or not a number, where none was given. */
  value: number | null;
  max?: number;
  hint?: string;
  onChange: (score: number | null) => void;
}

export function ScoreField({
  field: name,
  item,
  label,
  value,
  max = questionLimits.score,
  hint,
  onChange,
}: ScoreFieldProps) {
  const field = useField(name, item);
  const id = useId();
  // While it is being typed, "2." is not yet 2.
  const [typed, setTyped] = useState<string | null>(null);
  const describedBy = [hint && `${id}-hint`, field.describedBy].filter(Boolean).join(' ');

  function handleChange(text: string): void {
    setTyped(text);
    onChange(readScore(text, 0, max));
  }

  function handleBlur(): void {
    setTyped(null);
    field.leave();
  }

  return (
    <LabelledField id={id} label={label} field={field}>
      <input
        id={id}
        className={`${fieldStyles.input} ${styles.number}`}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (value === null || Number.isNaN(value) ? '' : value)}
        onChange={(event) => handleChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={handleBlur}
        aria-invalid={field.invalid || undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </LabelledField>
  );
}
