import { SelectField, TextField } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';

interface SignFieldProps {
  label: string;
  /** What it is called where nothing is said. */
  none: string;
  signs: readonly { value: string; text: string }[];
  value: string | undefined;
  maxLength: number;
  onChange: (value: string | undefined) => void;
}

const other = 'other';

/** A sign among the usual ones, or one that is typed. */
export function SignField({ label, none, signs, value, maxLength, onChange }: SignFieldProps) {
  const t = useTexts('exam-import');
  const isUsual = value === undefined || signs.some((sign) => sign.value === value);
  const [isTyping, setTyping] = useState(!isUsual);
  return (
    <>
      <SelectField
        label={label}
        value={isTyping ? other : (value ?? '')}
        options={[{ value: '', text: none }, ...signs, { value: other, text: t('reading.other') }]}
        onChange={({ target }) => {
          setTyping(target.value === other);
          if (target.value !== other) onChange(target.value === '' ? undefined : target.value);
        }}
      />
      {isTyping && (
        <TextField
          label={t('reading.typed')}
          value={isUsual ? '' : value}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      )}
    </>
  );
}
