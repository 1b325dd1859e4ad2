import { Button, Card, EmptyState, Icon } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { dropQuestion, keyOf, moveQuestion, totalOf } from './draft.ts';
import type { ChosenQuestion, Draft } from './draft.ts';
import { useRowDragging } from './use-row-dragging.ts';
import styles from './choose.module.css';

interface ChosenListProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

interface ChosenRowProps {
  question: ChosenQuestion;
  place: number;
  title: string;
  handle: ReturnType<ReturnType<typeof useRowDragging>['handle']>;
  drop: 'before' | 'after' | undefined;
  onStep: (by: number) => void;
  onDrop: () => void;
}

function ChosenRow({ question, place, title, handle, drop, onStep, onDrop }: ChosenRowProps) {
  const t = useTexts('homework');
  const tTypes = useTexts('questions/views');
  const format = useFormat();
  const type = tTypes(`type.${question.type}`);

  function handleKey(event: KeyboardEvent): void {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  }

  return (
    <li className={styles.row} data-place={place} data-drop={drop}>
      <button
        type="button"
        className={styles.handle}
        data-handle={keyOf(question)}
        aria-label={t('chosen.move', { no: place + 1 })}
        title={t('chosen.move-hint')}
        onKeyDown={handleKey}
        {...handle}
      >
        <Icon name="menu" size={16} />
      </button>
      <span className={styles.words}>
        <span className={styles.stem}>{question.stem || type}</span>
        <span className={styles.meta}>
          {format.number(place + 1)} · {type} ·{' '}
          {t('points', { count: question.score, score: format.score(question.score) })}
          {title && ` · ${title}`}
        </span>
      </span>
      <Button
        look="quiet"
        size="icon"
        aria-label={t('chosen.drop', { no: place + 1 })}
        title={t('chosen.drop', { no: place + 1 })}
        onClick={onDrop}
      >
        <Icon name="cross" size={16} />
      </Button>
    </li>
  );
}

/** What is chosen so far, in the order asked: dragged by its handles, or moved from them with the arrow keys. */
export function ChosenList({ draft, onChange }: ChosenListProps) {
  const t = useTexts('homework');
  const format = useFormat();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ key: string; place: number } | null>(null);
  const { questions, titles } = draft;
  const move = (from: number, to: number) => onChange(moveQuestion(draft, from, to));
  const { drag, handle } = useRowDragging(move);

  // A row that changes its place loses the focus on the way.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-handle="${moved.key}"]`)?.focus();
  }, [moved]);

  function step(question: ChosenQuestion, from: number, by: number): void {
    const place = Math.min(Math.max(from + by, 0), questions.length - 1);
    move(from, place);
    setMoved({ key: keyOf(question), place });
  }

  const dropAt = (place: number) => {
    if (!drag || drag.over !== place || drag.over === drag.from) return undefined;
    return drag.over < drag.from ? 'before' : 'after';
  };

  return (
    <Card aria-labelledby="chosen">
      <div className={styles.head}>
        <h2 id="chosen">{t('chosen.title')}</h2>
        {questions.length > 0 && (
          <span className={styles.muted}>
            {t('chosen', { count: questions.length })} ·{' '}
            {t('points', { count: totalOf(draft), score: format.score(totalOf(draft)) })}
          </span>
        )}
      </div>
      {questions.length === 0 ? (
        <EmptyState title={t('chosen.none')} text={t('chosen.none-text')} />
      ) : (
        <ol className={styles.rows} ref={list} data-dragging={drag !== null || undefined}>
          {questions.map((question, place) => (
            <ChosenRow
              key={keyOf(question)}
              question={question}
              place={place}
              title={titles[question.exam_id] ?? ''}
              handle={handle(place)}
              drop={dropAt(place)}
              onStep={(by) => step(question, place, by)}
              onDrop={() => onChange(dropQuestion(draft, question))}
            />
          ))}
        </ol>
      )}
      <output className="visually-hidden">{moved && t('chosen.moved', { no: moved.place + 1 })}</output>
    </Card>
  );
}
