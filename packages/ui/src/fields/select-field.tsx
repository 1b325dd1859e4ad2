import type { SelectHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import type { FieldText } from './field.tsx';
import styles from './field.module.css';

interface Option {
  value: string;
  text: string;
}

interface SelectFieldProps extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  /** Some of them may belong together under a name. */
  options: readonly (Option | { name: string; options: readonly Option[] })[];
}

function drawOption({ value, text }: Option) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}

export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <select className={`${styles.input} ${styles.select}`} {...select} {...wiring}>
          {options.map((option) =>
            'name' in option ? (
              <optgroup key={option.name} label={option.name}>
                {option.options.map(drawOption)}
              </optgroup>
            ) : (
              drawOption(option)
            ),
          )}
        </select>
      )}
    </Field>
  );
}
