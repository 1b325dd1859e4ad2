import { useId, useMemo } from 'react';
import type { EditProps } from '../editor/edit-props.ts';
import fields from '../editor/field.module.css';
import { ItemList } from '../editor/item-list.tsx';
import { RichField } from '../editor/rich-field.tsx';
import { ScoreField } from '../editor/score-field.tsx';
import { ScoreRow } from '../editor/score-row.tsx';
import { ScoreTotal } from '../editor/score-total.tsx';
import { spreadScore } from '../editor/spread-score.ts';
import { letters } from '../letters.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { changeLeft, changeRight, withItemScores } from './change-items.ts';
import styles from './edit.module.css';
import { MatchSelect } from './match-select.tsx';
import type { MatchingQuestion } from './schema.ts';

export function MatchingEdit({ question, onChange }: EditProps<MatchingQuestion>) {
  const t = useQuestionTexts();
  const id = useId();
  const { options, matchings, item_scores: scores } = question;
  const texts = useMemo(() => matchings.map(readText), [matchings]);

  function scoreEach(each: boolean): void {
    onChange(
      each ? withItemScores(question, spreadScore(question.score, options.length)) : { ...question, item_scores: null },
    );
  }

  return (
    <>
      <ItemList
        fields={['options', 'correct_answer']}
        title={t('edit.left-items')}
        hint={t('edit.left-items-hint')}
        addText={t('edit.add-left-item')}
        count={options.length}
        nameItem={(index) => t('edit.left-item', { no: index + 1 })}
        onChange={(change) => onChange(changeLeft(question, change))}
        enterGoesOn
      >
        {(index) => (
          <div className={styles.left} data-scored={scores !== null}>
            <RichField
              field="options"
              item={index + 1}
              label={t('edit.left-item', { no: index + 1 })}
              value={options[index] ?? ''}
              onChange={(html) => onChange({ ...question, options: options.with(index, html) })}
              variant="line"
              labelled
            />
            <MatchSelect
              item={index + 1}
              value={question.correct_answer[index] ?? ''}
              texts={texts}
              onChange={(letter) =>
                onChange({ ...question, correct_answer: question.correct_answer.with(index, letter) })
              }
            />
            {scores && (
              <ScoreField
                field="item_scores"
                item={index + 1}
                label={t('edit.score')}
                value={scores[index] ?? null}
                onChange={(score) => onChange(withItemScores(question, scores.with(index, score ?? Number.NaN)))}
              />
            )}
          </div>
        )}
      </ItemList>
      <ItemList
        fields={['matchings']}
        title={t('edit.matchings')}
        hint={t('edit.matchings-hint')}
        addText={t('edit.add-matching')}
        count={matchings.length}
        nameItem={(index) => t('edit.matching', { letter: letters.charAt(index) })}
        onChange={(change) => onChange(changeRight(question, change))}
        enterGoesOn
      >
        {(index) => (
          <div className={styles.right}>
            <span className={styles.letter} aria-hidden="true">
              {letters[index]}
            </span>
            <RichField
              field="matchings"
              item={index + 1}
              label={t('edit.matching', { letter: letters.charAt(index) })}
              value={matchings[index] ?? ''}
              onChange={(html) => onChange({ ...question, matchings: matchings.with(index, html) })}
              variant="line"
            />
          </div>
        )}
      </ItemList>
      <div className={fields.check}>
        <input
          id={id}
          type="checkbox"
          checked={scores !== null}
          onChange={(event) => scoreEach(event.target.checked)}
        />
        <label htmlFor={id}>{t('edit.score-each-pair')}</label>
      </div>
      {scores ? (
        <ScoreTotal score={question.score} />
      ) : (
        <ScoreRow>
          <ScoreField
            field="score"
            label={t('edit.score')}
            hint={t('edit.all-or-nothing')}
            value={question.score}
            onChange={(score) => onChange({ ...question, score: score ?? Number.NaN })}
          />
        </ScoreRow>
      )}
    </>
  );
}

/** A parsed document that is shown nowhere loads nothing and runs nothing. */
function readText(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
