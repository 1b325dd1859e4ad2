import { useState } from 'react';
import { clampNumber } from './clamp-number.ts';
import { TextField } from './text-field.tsx';
import type { FieldText } from './field.tsx';

interface NumberFieldProps extends FieldText {
  name?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number. What is typed may be anything on the way; when it is left, the nearest allowed number stands there. */
export function NumberField({ value, min, max, onChange, ...text }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...text}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(clampNumber(event.target.value, { value, min, max }));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
