import type { ExamQuestion, Highlight, LastAnswer } from '@tiku/contract';
import { Button, Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { gradingOf } from '../grading-of.ts';
import { QuestionCard } from './question-card.tsx';
import styles from './kept-question-card.module.css';
import { NoteForm } from './note-form.tsx';
import type { NoteKeeping } from './note-form.tsx';

interface ToggleProps {
  icon: IconName;
  action: string;
  no: number;
  isOn: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

function Toggle({ icon, action, no, isOn, isBusy, onToggle }: ToggleProps) {
  const t = useTexts('question');
  return (
    <Button
      look="quiet"
      className={styles.toggle}
      aria-pressed={isOn}
      aria-label={t('named', { action, no })}
      busy={isBusy}
      onClick={onToggle}
    >
      <Icon name={icon} size={18} className={icon === 'star' ? styles.star : undefined} />
      {action}
    </Button>
  );
}

interface KeptQuestionCardProps {
  question: ExamQuestion;
  withKey: boolean;
  /** The key is shown when it is asked for. */
  hidesKey?: boolean;
  /** Mine, shown beside the key. */
  lastAnswer?: LastAnswer | null;
  withMaterial: boolean;
  mark: { note: string | null; highlights: readonly Highlight[]; isFavorited: boolean; isMastered: boolean };
  isBusy: boolean;
  /** Left out where everything shown is a favourite. */
  onFavorite?: (() => void) | undefined;
  onMastered: () => void;
  noteKeeping: NoteKeeping;
  /** What is known about it, above the note. */
  line: ReactNode;
  /** In front of the buttons that all of them have. */
  before?: ReactNode;
  children: ReactNode;
}

/** A question with what somebody made of it: in a list of marked ones, or in their bank. */
export function KeptQuestionCard(props: KeptQuestionCardProps) {
  const {
    question,
    withKey,
    hidesKey = false,
    lastAnswer = null,
    withMaterial,
    mark,
    isBusy,
    onFavorite,
    onMastered,
  } = props;
  const t = useTexts('question');
  const [isWriting, setWriting] = useState(false);
  const [isShown, setShown] = useState(!hidesKey);
  const { no } = question;
  const noteAction = mark.note === null ? t('note.add') : t('note.edit');
  return (
    <QuestionCard
      question={question}
      withKey={withKey && isShown}
      withMaterial={withMaterial}
      highlights={mark.highlights}
      reviewed={lastAnswer ? { answer: lastAnswer.answer, grading: gradingOf(lastAnswer) } : undefined}
    >
      {props.line}
      {isWriting && (
        <NoteForm no={no} note={mark.note ?? ''} keeping={props.noteKeeping} onClose={() => setWriting(false)} />
      )}
      {!isWriting && mark.note !== null && (
        <section className={styles.note} aria-label={t('note.of', { no })}>
          <p>{mark.note}</p>
        </section>
      )}
      <div className={props.before ? styles.buttons : `${styles.buttons} ${styles.quiet}`}>
        {props.before}
        {hidesKey && withKey && (
          <Button
            look="quiet"
            aria-expanded={isShown}
            aria-label={t('named', { action: t('answer'), no })}
            onClick={() => setShown((before) => !before)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} size={18} />
            {t('answer')}
          </Button>
        )}
        {!isWriting && (
          <Button look="quiet" onClick={() => setWriting(true)} aria-label={t('named', { action: noteAction, no })}>
            <Icon name="pencil" size={18} />
            {noteAction}
          </Button>
        )}
        {onFavorite && (
          <Toggle
            icon="star"
            action={t('favorite')}
            no={no}
            isOn={mark.isFavorited}
            isBusy={isBusy}
            onToggle={onFavorite}
          />
        )}
        <Toggle
          icon="shield"
          action={t('mastered')}
          no={no}
          isOn={mark.isMastered}
          isBusy={isBusy}
          onToggle={onMastered}
        />
        {props.children}
      </div>
    </QuestionCard>
  );
}
