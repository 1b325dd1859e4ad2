import type { ExamDetail } from '@tiku/contract';
import { Button, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { TakeButton } from '../bank/bank.ts';
import { QuestionCard } from '../exam/exam.ts';
import type { ListKind } from './lists.ts';
import { MarkLine } from './mark-line.tsx';
import styles from './marked-questions.module.css';
import { NoteForm } from './note-form.tsx';
import { saveNote } from './question-list.api.ts';
import type { MarkedQuestion } from './question-list.api.ts';
import { useMarkActions } from './use-mark-actions.ts';

interface MarkedQuestionCardProps {
  kind: ListKind;
  exam: ExamDetail;
  marked: MarkedQuestion;
  withMaterial: boolean;
}

/** A question of mine with what I made of it. */
export function MarkedQuestionCard({ kind, exam, marked, withMaterial }: MarkedQuestionCardProps) {
  const t = useTexts('question-list');
  const [isWriting, setWriting] = useState(false);
  const { isBusy, toggleFavorite, toggleMastered, remove } = useMarkActions(kind, exam.id, marked);
  const { question, mark, with_key } = marked;
  const { no } = question;
  const noteAction = mark.note === null ? t('note.add') : t('note.edit');
  return (
    <QuestionCard question={question} withKey={with_key} withMaterial={withMaterial}>
      <MarkLine mark={mark} withKey={with_key} />
      {isWriting && (
        <NoteForm
          no={no}
          note={mark.note ?? ''}
          save={(text) => saveNote(exam.id, no, text)}
          onClose={() => setWriting(false)}
        />
      )}
      {!isWriting && mark.note !== null && (
        <section className={styles.note} aria-label={t('note.of', { no })}>
          <p>{mark.note}</p>
        </section>
      )}
      <div className={`${styles.buttons} ${styles.quiet}`}>
        {!isWriting && (
          <Button look="quiet" onClick={() => setWriting(true)} aria-label={t('named', { action: noteAction, no })}>
            <Icon name="pencil" size={18} />
            {noteAction}
          </Button>
        )}
        {kind !== 'favorited' && (
          <Button
            look="quiet"
            className={`${styles.toggle} ${styles.star}`}
            aria-pressed={mark.favorited_at !== null}
            aria-label={t('named', { action: t('favorite'), no })}
            busy={isBusy}
            onClick={toggleFavorite}
          >
            <Icon name="star" size={18} />
            {t('favorite')}
          </Button>
        )}
        <Button
          look="quiet"
          className={styles.toggle}
          aria-pressed={mark.mastered_at !== null}
          aria-label={t('named', { action: t('mastered'), no })}
          busy={isBusy}
          onClick={toggleMastered}
        >
          <Icon name="shield" size={18} />
          {t('mastered')}
        </Button>
        <TakeButton look="quiet" exam={exam} what={{ noes: [no] }} />
        <Button
          look="quiet"
          aria-label={t('named', { action: t(`remove.${kind}`), no })}
          busy={isBusy}
          onClick={remove}
        >
          <Icon name="trash" size={18} />
          {t(`remove.${kind}`)}
        </Button>
      </div>
    </QuestionCard>
  );
}
