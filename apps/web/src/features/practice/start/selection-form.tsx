import { rules } from '@tiku/contract/limits';
import { Button, Choice, NumberField } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useStructOf } from '../practice.api.ts';
import { minutesFor, selectionOf, tickedFor, toggle } from './selection.ts';
import type { Ticked } from './selection.ts';
import { Ticks } from './ticks.tsx';
import { TypeTicks } from './type-ticks.tsx';
import styles from './start.module.css';

interface SelectionFormProps {
  examId: number;
  total: number;
  isForMarks: boolean;
  /** Minutes that its author allows for a test; 0 for as long as it takes. */
  duration: number;
  busy: boolean;
  onBegin: (selection: ReturnType<typeof selectionOf>, minutes: number) => void;
}

const states = ['all', 'new', 'wrong', 'favorited'] as const;

export function SelectionForm({ examId, total, isForMarks, duration, busy, onBegin }: SelectionFormProps) {
  const t = useTexts('practice');
  const tDifficulty = useTexts('questions/editor');
  const struct = useStructOf(examId).data?.struct;
  const [ticked, setTicked] = useState<Ticked>(() => tickedFor(total));
  const [wanted, setWanted] = useState<number | null>(null);
  const minutes = wanted ?? minutesFor(ticked.count, total, duration);
  const change = (part: Partial<Ticked>) => setTicked((before) => ({ ...before, ...part }));

  const sections = struct?.sections
    .filter(({ questions_count }) => questions_count > 0)
    .map(({ no, title, questions_count }) => ({
      value: no,
      text: title || t('section-no', { no }),
      count: questions_count,
    }));
  const difficulties = struct?.difficulties.flatMap(({ difficulty, questions_count }) =>
    difficulty === null
      ? []
      : [{ value: difficulty, text: tDifficulty(`edit.difficulty.${difficulty as 0}`), count: questions_count }],
  );

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onBegin(selectionOf(ticked, total), minutes);
      }}
    >
      <div className={styles.row}>
        <div>
          <p className={styles.label}>{t('select.state')}</p>
          <Choice
            label={t('select.state')}
            value={ticked.state}
            options={states.map((state) => ({ value: state, content: t(`select.state.${state}`) }))}
            onChoose={(state) => change({ state })}
          />
        </div>
        <div>
          <p className={styles.label}>{t('select.order')}</p>
          <Choice
            label={t('select.order')}
            value={ticked.order}
            options={(['sequence', 'random'] as const).map((order) => ({
              value: order,
              content: t(`select.order.${order}`),
            }))}
            onChoose={(order) => change({ order })}
          />
        </div>
      </div>
      <Ticks
        label={t('select.sections')}
        options={sections ?? []}
        ticked={ticked.sections}
        onToggle={(value) => change({ sections: toggle(ticked.sections, value) })}
      />
      <div className={styles.numbers}>
        <NumberField
          label={t('select.count')}
          value={ticked.count}
          min={1}
          max={total}
          onChange={(count) => change({ count })}
        />
        {isForMarks && (
          <NumberField
            label={t('test.minutes')}
            value={minutes}
            min={duration > 0 ? 1 : 0}
            max={duration > 0 ? duration : rules.exam.durationMax}
            onChange={setWanted}
          />
        )}
      </div>
      <details className={styles.more}>
        <summary>{t('select.more')}</summary>
        <div className={styles.form}>
          <TypeTicks types={struct?.types ?? []} ticked={ticked.types} onTick={(types) => change({ types })} />
          <Ticks
            label={t('select.difficulties')}
            options={difficulties ?? []}
            ticked={ticked.difficulties}
            onToggle={(value) => change({ difficulties: toggle(ticked.difficulties, value) })}
          />
          <div className={styles.numbers}>
            <NumberField
              label={t('select.from')}
              value={ticked.from}
              min={1}
              max={total}
              onChange={(from) => change({ from })}
            />
            <NumberField
              label={t('select.to')}
              value={ticked.to}
              min={1}
              max={total}
              onChange={(to) => change({ to })}
            />
          </div>
        </div>
      </details>
      {isForMarks && (
        <p className={styles.hint}>{minutes > 0 ? t('test.limit', { count: minutes }) : t('test.no-limit')}</p>
      )}
      <div>
        <Button look="primary" size="large" type="submit" busy={busy}>
          {isForMarks ? t('start.test') : t('start.selection')}
        </Button>
      </div>
    </form>
  );
}
