import type { MarkedAnswer, OfferedRubric, Rubric, SavedMark } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, ButtonLink, Card, Icon, TextArea, TextField, useMediaQuery } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { markingPath } from '../../../lib/navigation/addresses.ts';
import { Criteria } from '../rubric/criteria.tsx';
import { RubricDialog } from '../rubric/rubric-dialog.tsx';
import { signed } from '../rubric/signed.ts';
import { CommentBank } from './comment-bank.tsx';
import styles from './score-form.module.css';
import { listSteps } from './score-steps.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useMarkDraft } from './use-mark-draft.ts';

export interface ScoreFormProps {
  homeworkId: number;
  answer: MarkedAnswer;
  full: number;
  /** What the question is marked by, and what it could be. */
  rubric: Rubric | undefined;
  offered: OfferedRubric | undefined;
  /** It is another now, and so is what these papers were given. */
  onRubric: (marks: readonly SavedMark[]) => Promise<void>;
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

function Steps({ full, score, onChoose }: { full: number; score: number | null; onChoose: (points: number) => void }) {
  const format = useFormat();
  return (
    <div className={styles.steps}>
      {listSteps(full).map((points) => (
        <Button key={points} className={styles.step} aria-pressed={score === points} onClick={() => onChoose(points)}>
          {format.score(points)}
        </Button>
      ))}
    </div>
  );
}

/** Beside the answer, and on a phone below it, where a thumb reaches. */
export function ScoreForm(props: ScoreFormProps) {
  const { homeworkId, answer, full, comments, isFirst, isLast, isOver, onSaved, onCommented, onMove, onKeys } = props;
  const t = useTexts('homework/mark');
  const format = useFormat();
  const { rubric, onRubric } = props;
  const { draft, score, state, theirs, adjustment, change, apply, takeTheirs, save } = useMarkDraft({
    homeworkId,
    answer,
    full,
    rubric,
    onOutdated: () => void onRubric([]),
    onSaved,
    onCommented,
  });
  const [isWriting, setWriting] = useState(draft.comment !== '');
  const [isRubricOpen, setRubricOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const criteria = useRef<HTMLFieldSetElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  // It would bring up a keyboard over the answer.
  const isTouched = useMediaQuery('(pointer: coarse)');
  useEffect(() => {
    if (!isTouched && !isRubricOpen) (criteria.current ?? field.current)?.focus({ preventScroll: true });
  }, [isTouched, isRubricOpen]);
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

  function takeDigit(digit: number): boolean {
    if (!rubric) {
      field.current?.focus();
      return false;
    }
    const criterion = rubric.criteria[digit - 1];
    if (digit === 0) apply(null);
    else if (criterion) apply(criterion.criterion_id);
    return true;
  }

  async function openRubric(): Promise<void> {
    await save('changed');
    setRubricOpen(true);
  }

  useDeskKeys({
    onDigit: takeDigit,
    onScore: () => field.current?.focus(),
    onRubric: () => void openRubric(),
    onMove: (step) => void move(step),
    onComment: write,
    onHelp: onKeys,
  });

  function handleCommentKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') (criteria.current ?? field.current)?.focus();
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
          {adjustment !== 0 && ` · ${t('rubric.by-hand', { by: signed(adjustment, format) })}`}
        </output>
      </div>
      {rubric ? (
        <Criteria rubric={rubric} applied={draft.criteria} onToggle={apply} ref={criteria} />
      ) : (
        <Steps full={full} score={score} onChoose={(points) => change({ text: String(points) })} />
      )}
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
        <Button aria-label={t('rubric')} title={t('rubric')} onClick={() => void openRubric()}>
          <Icon name="layers" size={16} />
        </Button>
        {!isWriting && (
          <Button className={styles.write} aria-label={t('comment.write')} title={t('comment.write')} onClick={write}>
            <Icon name="pencil" size={16} />
          </Button>
        )}
        <Button look="primary" className={styles.next} onClick={() => void move(1)}>
          {isLast ? t('save') : t('save-next')}
          <Icon name="down" size={16} />
        </Button>
      </div>
      {isOver && (
        <output className={styles.over}>
          {t('over')} <ButtonLink to={markingPath(homeworkId)}>{t('over.way')}</ButtonLink>
        </output>
      )}
      {isRubricOpen && (
        <RubricDialog
          homeworkId={homeworkId}
          no={answer.no}
          full={full}
          rubric={rubric}
          offered={props.offered}
          onChanged={onRubric}
          onOutdated={() => void onRubric([])}
          onClose={() => setRubricOpen(false)}
        />
      )}
    </Card>
  );
}
