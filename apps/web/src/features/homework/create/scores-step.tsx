import { rules } from '@tiku/contract/limits';
import { roundScore } from '@tiku/questions';
import { Button, Card, TextField } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { keyOf, scoreOne, scoreTotal, scoreType, totalOf } from './draft.ts';
import type { Draft } from './draft.ts';
import styles from './create.module.css';

interface ScoreFieldProps {
  label: string;
  value: number;
  max?: number;
  onChange: (score: number) => void;
}

/** In tenths. What is typed may be anything on the way. */
function ScoreField({ label, value, max = rules.homework.scoreMax, onChange }: ScoreFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        const score = Number(event.target.value.replace(',', '.'));
        if (event.target.value !== '' && Number.isFinite(score) && score >= 0)
          onChange(Math.min(roundScore(score), max));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** What each question earns: one by one, all of a type at once, or to a total. */
export function ScoresStep({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const t = useTexts('homework');
  const tTypes = useTexts('questions/views');
  const format = useFormat();
  const total = totalOf(draft);
  const [wanted, setWanted] = useState(100);
  const byType = Map.groupBy(draft.questions, ({ type }) => type);
  return (
    <div className={styles.page}>
      <Card aria-labelledby="total">
        <h2 id="total">{t('scores.total', { score: format.score(total) })}</h2>
        <div className={styles.tools}>
          <ScoreField label={t('scores.to')} value={wanted} max={rules.homework.totalMax} onChange={setWanted} />
          <Button onClick={() => onChange(scoreTotal(draft, wanted))}>{t('scores.share-out')}</Button>
        </div>
      </Card>
      <Card aria-labelledby="by-type">
        <h2 id="by-type">{t('scores.by-type')}</h2>
        <div className={styles.scores}>
          {Array.from(byType, ([type, questions]) => (
            <ScoreField
              key={type}
              label={`${tTypes(`type.${type}`)} · ${format.number(questions.length)}`}
              value={questions[0]?.score ?? 0}
              onChange={(score) => onChange(scoreType(draft, type, score))}
            />
          ))}
        </div>
      </Card>
      <Card aria-labelledby="one-by-one">
        <h2 id="one-by-one">{t('scores.each')}</h2>
        <ol className={styles.scored}>
          {draft.questions.map((question, place) => {
            const type = tTypes(`type.${question.type}`);
            return (
              <li key={keyOf(question)} className={styles.scoredRow}>
                <span className={styles.scoredWords}>
                  <span className={styles.scoredStem}>{question.stem || type}</span>
                  <span className={styles.muted}>
                    {format.number(place + 1)} · {type}
                  </span>
                </span>
                <ScoreField
                  label={t('scores.question', { no: place + 1 })}
                  value={question.score}
                  onChange={(next) => onChange(scoreOne(draft, question, next))}
                />
              </li>
            );
          })}
        </ol>
      </Card>
    </div>
  );
}
