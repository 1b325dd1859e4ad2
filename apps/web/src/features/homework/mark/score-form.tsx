import type { MarkedAnswer, SavedMark } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, ButtonLink, Card, Icon, TextArea, TextField, useMediaQuery } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { markingPath } from '../../../lib/navigation/addresses.ts';
import { CommentBank } from './comment-bank.tsx';
import styles from './score-form.module.css';
import { listSteps } from './score-steps.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useMarkDraft } from './use-mark-draft.ts';

export interface ScoreFormProps {
  homeworkId: number;
  answer: MarkedAnswer;
  full: number;
  /** Written before. */
  comments: readonly string[];
  onCommented: (comment: string) => void;
  onRemoveComment: (comment: string) => void;
  isFirst: boolean;
  isLast: boolean;
  /** Somebody wanted to go on from the last one. */
  isOver: boolean;
  onSaved: (marks: readonly SavedMark[]) => void;
  onMove: (step: 1 | -1) => void;
  onKeys: () => void;
}

/** Beside the answer, and on a phone below it, where a thumb reaches. */
export function ScoreForm(props: ScoreFormProps) {
  const { homeworkId, answer, full, comments, isFirst, isLast, isOver, onSaved, onCommented, onMove, onKeys } = props;
  const t = useTexts('homework/mark');
  const format = useFormat();
  const { draft, score, state, theirs, change, takeTheirs, save } = useMarkDraft({
    homeworkId,
    answer,
    full,
    onSaved,
    onCommented,
  });
  const [isWriting, setWriting] = useState(draft.comment !== '');
  const field = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  // It would bring up a keyboard over the answer.
  const isTouched = useMediaQuery('(pointer: coarse)');
  useEffect(() => {
    if (!isTouched) field.current?.focus({ preventScroll: true });
  }, [isTouched]);
  // On a phone the comment is not there to be written before it is asked for.
  const isAskedFor = useRef(false);
  useEffect(() => {
    if (isWriting && isAskedFor.current) comment.current?.focus();
  }, [isWriting]);

  async function move(step: 1 | -1): Promise<void> {
    if (await save('whole')) onMove(step);
  }

  /** What stands there already stays. */
  function take(written: string): void {
    const lines = draft.comment.trim() === '' ? [] : [draft.comment.trim()];
    if (!lines.includes(written)) lines.push(written);
    change({ comment: lines.join('\n').slice(0, rules.homework.commentMax) });
  }

  function write(): void {
    isAskedFor.current = true;
    setWriting(true);
    comment.current?.focus();
  }

  useDeskKeys({
    onDigit: () => field.current?.focus(),
    onMove: (step) => void move(step),
    onComment: write,
    onHelp: onKeys,
  });

  function handleCommentKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') field.current?.focus();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void move(1);
  }

  /** From the score to the comment is not leaving: who goes on from there right away must not meet a save under way. */
  function handleLeave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) void save('changed');
  }

  return (
    <Card className={styles.form} aria-label={t('mark')} onBlur={handleLeave}>
      <div className={styles.score}>
        <TextField
          ref={field}
          label={t('score', { full: format.score(full) })}
          inputMode="decimal"
          autoComplete="off"
          value={draft.text}
          error={state === 'invalid' ? t('score.invalid', { full: format.score(full) }) : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => change({ text: event.target.value })}
        />
        <output className={styles.state} data-state={state}>
          {t(`state.${state}`)}
        </output>
      </div>
      <div className={styles.steps}>
        {listSteps(full).map((points) => (
          <Button
            key={points}
            className={styles.step}
            aria-pressed={score === points}
            onClick={() => change({ text: String(points) })}
          >
            {format.score(points)}
          </Button>
        ))}
      </div>
      <div className={styles.comment} data-open={isWriting}>
        <TextArea
          ref={comment}
          label={t('comment')}
          rows={2}
          maxLength={rules.homework.commentMax}
          value={draft.comment}
          onChange={(event) => change({ comment: event.target.value })}
          onKeyDown={handleCommentKey}
        />
        <CommentBank comments={comments} onTake={take} onRemove={props.onRemoveComment} />
      </div>
      {theirs && (
        <div className={styles.conflict} role="alert">
          <p>
            {t('conflict', {
              name: theirs.marker?.name ?? '',
              score: theirs.m_s === null ? '–' : format.score(theirs.m_s),
            })}
          </p>
          <div className={styles.chips}>
            <Button onClick={takeTheirs}>{t('conflict.theirs')}</Button>
            <Button look="primary" onClick={() => void save('whole')}>
              {t('conflict.mine')}
            </Button>
          </div>
        </div>
      )}
      <div className={styles.moves}>
        <Button aria-label={t('previous')} title={t('previous')} onClick={() => void move(-1)} disabled={isFirst}>
          <Icon name="up" size={16} />
        </Button>
        {!isWriting && (
          <Button className={styles.write} aria-label={t('comment.write')} title={t('comment.write')} onClick={write}>
            <Icon name="pencil" size={16} />
          </Button>
        )}
        <Button look="primary" onClick={() => void move(1)}>
          {isLast ? t('save') : t('save-next')}
          <Icon name="down" size={16} />
        </Button>
      </div>
      {isOver && (
        <output className={styles.over}>
          {t('over')} <ButtonLink to={markingPath(homeworkId)}>{t('over.way')}</ButtonLink>
        </output>
      )}
    </Card>
  );
}
