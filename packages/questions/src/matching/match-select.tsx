import { fieldStyles } from '@tiku/ui';
import { useId } from 'react';
import { useField } from '../editor/editor-context.tsx';
import { LabelledField } from '../editor/labelled-field.tsx';
import { letters } from '../letters.ts';
import type { Letter } from '../letters.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';

interface MatchSelectProps {
  item: number;
  /** Empty while it has no match. */
  value: Letter;
  /** What stands on the right, without its formatting. */
  texts: readonly string[];
  onChange: (letter: Letter) => void;
}

export function MatchSelect({ item, value, texts, onChange }: MatchSelectProps) {
  const t = useQuestionTexts();
  const field = useField('correct_answer', item);
  const id = useId();
  return (
    <LabelledField id={id} label={t('edit.match', { no: item })} field={field}>
      <select
        id={id}
        className={fieldStyles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={field.leave}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
      >
        <option value="">{t('edit.match-none')}</option>
        {texts.map((text, index) => (
          <option key={letters[index]} value={letters[index]}>
            {`${letters[index]} ${text}`}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}
