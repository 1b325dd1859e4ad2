import { fieldStyles } from '@tiku/ui';
import { useId, useState } from 'react';
import { useField } from '../editor/editor-context.tsx';
import { LabelledField } from '../editor/labelled-field.tsx';
import styles from '../editor/field.module.css';

interface AnswerLinesProps {
  item: number;
  label: string;
  /** Every text that is accepted. */
  value: readonly string[];
  onChange: (lines: string[]) => void;
}

/** The accepted answers of one blank, one a line. */
export function AnswerLines({ item, label, value, onChange }: AnswerLinesProps) {
  const field = useField('correct_answer', item);
  const id = useId();
  // A line that has just been begun is no answer yet.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value.join('\n');

  function handleChange(next: string): void {
    setTyped(next);
    const lines = next
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    onChange(lines.length > 0 ? lines : ['']);
  }

  function handleBlur(): void {
    setTyped(null);
    field.leave();
  }

  return (
    <LabelledField id={id} label={label} field={field}>
      <textarea
        id={id}
        className={`${fieldStyles.input} ${styles.text} ${styles.lines}`}
        rows={Math.min(text.split('\n').length, 8)}
        value={text}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={handleBlur}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
      />
    </LabelledField>
  );
}
