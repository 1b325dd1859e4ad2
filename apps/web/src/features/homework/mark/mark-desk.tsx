import type { ExamQuestion, HiddenKey, MarkedAnswer, SavedMark } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { roundScore } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { MaterialView, QuestionHead, ReviewView } from '@tiku/questions/views';
import { Badge, Button, Card, Icon, TextArea, TextField } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { HiddenKeyNote } from '../../question/question.ts';
import { AnswerMedia } from './answer-media.tsx';
import { CompletedMarks } from './completed-marks.tsx';
import styles from './mark-desk.module.css';
import { useMarkDraft } from './use-mark-draft.ts';

interface MarkDeskProps {
  homeworkId: number;
  answer: MarkedAnswer;
  question: ExamQuestion;
  /** Why its key is not shown. */
  hidden: HiddenKey | undefined;
  files: Readonly<Record<string, string>>;
  /** Written before. */
  comments: readonly string[];
  place: { at: number; total: number };
  isHidden: boolean;
  onSaved: (marks: SavedMark[]) => void;
  onMove: (step: 1 | -1) => void;
}

function Authors({ answer, place, isHidden }: Pick<MarkDeskProps, 'answer' | 'place' | 'isHidden'>) {
  const t = useTexts('homework/mark');
  const { papers } = answer;
  return (
    <p className={styles.authors}>
      {papers.length > 1 && <Badge tone="accent">{t('alike', { count: papers.length })}</Badge>}
      <strong>{isHidden ? t('paper', { number: place.at }) : papers.map(({ name }) => name).join(', ')}</strong>
    </p>
  );
}

/** Keyboard first: digits are the score, Enter keeps it and goes on, arrows go to the answers before and after. */
export function MarkDesk(props: MarkDeskProps) {
  const { homeworkId, answer, question, hidden, files, comments, place, isHidden, onSaved, onMove } = props;
  const t = useTexts('homework/mark');
  const format = useFormat();
  const full = ('points' in question ? question.points : question.score) ?? 0;
  const { draft, score, state, theirs, change, takeTheirs, save } = useMarkDraft({ homeworkId, answer, full, onSaved });
  const field = useRef<HTMLInputElement>(null);
  const isCompleted = answer.papers.some(({ is_completed }) => is_completed);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  async function move(step: 1 | -1): Promise<void> {
    if (await save()) onMove(step);
  }

  function handleKey(event: KeyboardEvent, isInComment: boolean): void {
    if (event.nativeEvent.isComposing) return;
    const goesOn = event.key === 'Enter' && (!isInComment || event.ctrlKey || event.metaKey);
    const step =
      goesOn || (event.key === 'ArrowDown' && !isInComment) ? 1 : event.key === 'ArrowUp' && !isInComment ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    void move(step);
  }

  /** From the score to the comment is not leaving: who goes on from there right away must not meet a save under way. */
  function handleLeave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) void save();
  }

  return (
    <div className={styles.desk}>
      <Card className={styles.paper}>
        {question.main && <MaterialView html={question.main} />}
        <QuestionHead no={question.no} type={question.type} points={full} />
        <ReviewView question={question as Question} answer={null} grading={null} />
        {hidden && <HiddenKeyNote hidden={hidden} />}
        <div className={styles.answer}>
          <Authors answer={answer} place={place} isHidden={isHidden} />
          {answer.answer.text !== '' && <p className={styles.text}>{answer.answer.text}</p>}
          <AnswerMedia names={answer.answer.files} addresses={files} />
        </div>
      </Card>
      {isCompleted ? (
        <CompletedMarks
          homeworkId={homeworkId}
          answer={answer}
          full={full}
          place={place}
          isHidden={isHidden}
          onMove={onMove}
        />
      ) : (
        <Card className={styles.form} aria-label={t('mark')} onBlur={handleLeave}>
          <p className={styles.place}>
            {t('place', { at: format.number(place.at), total: format.number(place.total) })}
            <output className={styles.state} data-state={state}>
              {t(`state.${state}`)}
            </output>
          </p>
          <TextField
            ref={field}
            label={t('score', { full: format.score(full) })}
            inputMode="decimal"
            autoComplete="off"
            value={draft.text}
            error={state === 'invalid' ? t('score.invalid', { full: format.score(full) }) : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change({ text: event.target.value })}
            onKeyDown={(event) => handleKey(event, false)}
          />
          <div className={styles.chips}>
            {[0, roundScore(full / 2), full].map((points) => (
              <Button key={points} aria-pressed={score === points} onClick={() => change({ text: String(points) })}>
                {format.score(points)}
              </Button>
            ))}
          </div>
          <TextArea
            label={t('comment')}
            rows={3}
            maxLength={rules.homework.commentMax}
            value={draft.comment}
            onChange={(event) => change({ comment: event.target.value })}
            onKeyDown={(event) => handleKey(event, true)}
          />
          {comments.length > 0 && (
            <fieldset className={styles.chips}>
              <legend className="visually-hidden">{t('comments')}</legend>
              {comments.map((comment) => (
                <Button key={comment} className={styles.comment} onClick={() => change({ comment })}>
                  {comment}
                </Button>
              ))}
            </fieldset>
          )}
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
                <Button look="primary" onClick={() => void save()}>
                  {t('conflict.mine')}
                </Button>
              </div>
            </div>
          )}
          <div className={styles.moves}>
            <Button onClick={() => void move(-1)} disabled={place.at === 1}>
              <Icon name="up" size={16} />
              {t('previous')}
            </Button>
            <Button look="primary" onClick={() => void move(1)}>
              {place.at === place.total ? t('save') : t('save-next')}
              <Icon name="down" size={16} />
            </Button>
          </div>
          <p className={styles.hint}>{t('keys')}</p>
        </Card>
      )}
    </div>
  );
}
