import { fieldStyles } from '@tiku/ui';
import { useId } from 'react';
import { useField } from './editor-context.tsx';
import type { FieldName } from './editor-context.tsx';
import { LabelledField } from './labelled-field.tsx';
import styles from './field.module.css';

interface TextInputProps {
  field: FieldName;
  item: number;
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
}

export function TextInput({ field: name, item, label, value, onChange, maxLength }: TextInputProps) {
  const field = useField(name, item);
  const id = useId();
  return (
    <LabelledField id={id} label={label} field={field}>
      <input
        id={id}
        className={`${fieldStyles.input} ${styles.text}`}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={field.leave}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
      />
    </LabelledField>
  );
}
