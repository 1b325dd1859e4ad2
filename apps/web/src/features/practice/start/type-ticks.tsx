import type { QuestionType } from '@tiku/questions';
import { useTexts } from '../../../lib/i18n.ts';
import { byFamily } from '../../question/question.ts';
import { Chip, Ticks } from './ticks.tsx';
import { toggle, toggleAll } from './selection.ts';
import styles from './start.module.css';

interface TypeTicksProps {
  types: readonly { type: QuestionType; questions_count: number }[];
  ticked: readonly QuestionType[];
  onTick: (types: QuestionType[]) => void;
}

/** By family; the types of one that is ticked follow where there are several. */
export function TypeTicks({ types, ticked, onTick }: TypeTicksProps) {
  const t = useTexts('practice');
  const tFamily = useTexts('questions/editor');
  const tTypes = useTexts('questions/views');
  if (types.length < 2) return null;
  const families = byFamily(types);
  const opened = families.filter(
    ({ rows }) => rows.length > 1 && (families.length === 1 || rows.some(({ type }) => ticked.includes(type))),
  );
  return (
    <>
      {families.length > 1 && (
        <fieldset className={styles.ticks}>
          <legend>{t('select.types')}</legend>
          <div className={styles.chips}>
            {families.map(({ family, rows }) => (
              <Chip
                key={family}
                text={tFamily(`edit.family.${family}`)}
                count={rows.reduce((sum, { questions_count }) => sum + questions_count, 0)}
                isTicked={rows.some(({ type }) => ticked.includes(type))}
                onToggle={() =>
                  onTick(
                    toggleAll(
                      ticked,
                      rows.map(({ type }) => type),
                    ),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      {opened.map(({ family, rows }) => (
        <Ticks
          key={family}
          label={tFamily(`edit.family.${family}`)}
          options={rows.map(({ type, questions_count }) => ({
            value: type,
            text: tTypes(`type.${type}`),
            count: questions_count,
          }))}
          ticked={ticked}
          onToggle={(type) => onTick(toggle(ticked, type))}
        />
      ))}
    </>
  );
}
