import { fieldStyles } from '@tiku/ui';
import { useId } from 'react';
import { LabelledField } from './labelled-field.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { familyNames, typesOf } from '../types.ts';
import type { QuestionType } from '../types.ts';

interface TypePickerProps {
  type: QuestionType;
  onChange: (type: QuestionType) => void;
}

export function TypePicker({ type, onChange }: TypePickerProps) {
  const t = useQuestionTexts();
  const id = useId();
  return (
    <LabelledField id={id} label={t('edit.type')}>
      <select
        id={id}
        className={fieldStyles.input}
        value={type}
        onChange={(event) => onChange(Number(event.target.value) as QuestionType)}
      >
        {familyNames.map((family) => (
          <optgroup key={family} label={t(`edit.family.${family}`)}>
            {typesOf(family).map((each) => (
              <option key={each} value={each}>
                {t(`type.${each}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </LabelledField>
  );
}
