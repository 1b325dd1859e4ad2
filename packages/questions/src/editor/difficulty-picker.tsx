import { fieldStyles } from '@tiku/ui';
import { useId } from 'react';
import type { Difficulty } from '../question.ts';
import { LabelledField } from './labelled-field.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';

const difficulties: readonly Difficulty[] = [0, 1, 2, 3, 4];

interface DifficultyPickerProps {
  difficulty: Difficulty | null;
  onChange: (difficulty: Difficulty | null) => void;
}

export function DifficultyPicker({ difficulty, onChange }: DifficultyPickerProps) {
  const t = useQuestionTexts();
  const id = useId();
  return (
    <LabelledField id={id} label={t('edit.difficulty')}>
      <select
        id={id}
        className={fieldStyles.input}
        value={difficulty ?? ''}
        onChange={(event) => onChange(difficulties.find((each) => String(each) === event.target.value) ?? null)}
      >
        <option value="">{t('edit.difficulty.none')}</option>
        {difficulties.map((each) => (
          <option key={each} value={each}>
            {t(`edit.difficulty.${each}`)}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}
