import { useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { questionLimits } from '../limits.ts';
import { RichText } from '../rich-text/draw/rich-text.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { useFieldKeys } from '../views/field-keys.ts';
import { ReviewedOptions } from '../views/reviewed-item.tsx';
import { Stem } from '../views/stem.tsx';
import type { AnswerProps, ReviewProps } from '../views/view-props.ts';
import shared from '../views/view.module.css';
import type { CorrectionAnswer, CorrectionQuestion, PublicCorrectionQuestion } from './schema.ts';
import styles from './view.module.css';

export function CorrectionAnswerView(props: AnswerProps<PublicCorrectionQuestion, CorrectionAnswer>) {
  const { question, answer, onChange, onConfirm, disabled = false, active = false } = props;
  const id = useId();
  const group = useRef<HTMLOListElement>(null);
  const onKeyDown = useFieldKeys({ group, active: active && !disabled, onConfirm });
  const texts = question.options.map((_, index) => answer?.[index] ?? '');

  function write(index: number, text: string): void {
    const next = texts.with(index, text);
    onChange(next.some(Boolean) ? next : null);
  }

  return (
    <>
      <Stem id={id} html={question.desc} />
      <ol ref={group} className={styles.sentences} aria-labelledby={id}>
        {question.options.map((faulty, index) => (
          <Sentence
            // oxlint-disable-next-line react/no-array-index-key -- a sentence is its place
            key={index}
            no={index + 1}
            total={texts.length}
            faulty={faulty}
            text={texts[index] ?? ''}
            disabled={disabled}
            onChange={(text) => write(index, text)}
            onKeyDown={onKeyDown}
          />
        ))}
      </ol>
    </>
  );
}

interface SentenceProps {
  no: number;
  total: number;
  faulty: string;
  text: string;
  disabled: boolean;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Somebody who enters an empty field finds the faulty sentence in it, to correct it: most corrections change one word.
 * A sentence left as it was is no answer, so that looking into a field never makes a question wrong.
 */
function Sentence({ no, total, faulty, text, disabled, onChange, onKeyDown }: SentenceProps) {
  const t = useQuestionTexts();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const unchanged = useMemo(() => readWords(faulty), [faulty]);

  return (
    <li className={styles.sentence}>
      <span className={styles.no}>{no}</span>
      <div className={styles.pair}>
        <div id={id} className={styles.faulty}>
          <RichText html={faulty} />
        </div>
        <textarea
          className={`${shared.field} ${shared.growing}`}
          rows={1}
          value={draft ?? text}
          disabled={disabled}
          maxLength={questionLimits.text}
          placeholder={t('correction.placeholder')}
          aria-label={t('correction', { no, total })}
          aria-describedby={id}
          autoComplete="off"
          enterKeyHint={no < total ? 'next' : 'done'}
          onFocus={() => setDraft(text || unchanged)}
          onBlur={() => setDraft(null)}
          onChange={(event) => {
            setDraft(event.target.value);
            onChange(event.target.value.trim() === unchanged ? '' : event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
    </li>
  );
}

/** Formulas stay as they were written: nobody mends a drawing. */
function readWords(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}

export function CorrectionReviewView({ question, answer, grading }: ReviewProps<CorrectionQuestion, CorrectionAnswer>) {
  return (
    <ReviewedOptions
      question={question}
      grading={grading}
      renderMine={(index) => (answer?.[index]?.trim() ? answer[index] : null)}
      renderRight={(index) => question.correct_answer[index] ?? ''}
    />
  );
}
