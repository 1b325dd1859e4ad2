import { limits } from '@tiku/contract/limits';
import { Button, NumberField, SelectField, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSections } from './create.api.ts';
import { drawQuestions } from './draft.ts';
import type { OfferedQuestion } from './draft.ts';
import styles from './create.module.css';

interface RandomRuleFormProps {
  examId: number;
  offered: readonly OfferedQuestion[];
  chosen: ReadonlySet<number>;
  onAdd: (questions: readonly OfferedQuestion[]) => void;
  onClear: () => void;
}

const difficulties = [0, 1, 2, 3, 4] as const;

function readChoice(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Many at once: all, a section, or as many as wanted by chance, such as ten of section 2 that are moderate. */
export function RandomRuleForm({ examId, offered, chosen, onAdd, onClear }: RandomRuleFormProps) {
  const t = useTexts('homework');
  const tEditor = useTexts('questions/editor');
  const sections = useSections(examId).data?.list ?? [];
  const [count, setCount] = useState(10);
  const [section, setSection] = useState<number | null>(null);
  const [difficulty, setDifficulty] = useState<number | null>(null);
  const all = { count: offered.length, section, difficulty };

  function draw(rule: Parameters<typeof drawQuestions>[2]): void {
    const drawn = drawQuestions(offered, chosen, rule);
    if (drawn.length === 0) showToast(t('draw.none'));
    else onAdd(drawn);
  }

  return (
    <fieldset className={styles.rule}>
      <legend>{t('draw')}</legend>
      {sections.length > 0 && (
        <SelectField
          label={t('draw.section')}
          value={section ?? ''}
          options={[
            { value: '', text: t('draw.any') },
            ...sections.map(({ no, title }) => ({ value: String(no), text: title })),
          ]}
          onChange={(event) => setSection(readChoice(event.target.value))}
        />
      )}
      <SelectField
        label={t('draw.difficulty')}
        value={difficulty ?? ''}
        options={[
          { value: '', text: t('draw.any') },
          ...difficulties.map((each) => ({ value: String(each), text: tEditor(`edit.difficulty.${each}`) })),
        ]}
        onChange={(event) => setDifficulty(readChoice(event.target.value))}
      />
      <NumberField label={t('draw.count')} value={count} min={1} max={limits.homeworkChosen} onChange={setCount} />
      <div className={styles.buttons}>
        <Button onClick={() => draw({ count, section, difficulty })}>{t('draw.random')}</Button>
        <Button onClick={() => draw(all)}>{t('draw.all')}</Button>
        {chosen.size > 0 && (
          <Button look="quiet" onClick={onClear}>
            {t('draw.clear')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
