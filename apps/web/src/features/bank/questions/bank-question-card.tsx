import type { BankQuestion } from '@tiku/contract';
import { Button, ButtonLink, Icon, MenuButton } from '@tiku/ui';
import type { MenuEntry } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { editBankQuestionPath } from '../../../lib/navigation/paths.ts';
import { QuestionCard } from '../../exam/exam.ts';
import { NoteForm } from '../../question-list/question-list.ts';
import { saveNote } from '../bank.api.ts';
import styles from './bank-questions.module.css';
import { KeptLine } from './kept-line.tsx';
import { useQuestionActions } from './use-question-actions.ts';

interface BankQuestionCardProps {
  question: BankQuestion;
  withMaterial: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A question of mine with what I made of it, and where it came from. */
export function BankQuestionCard({ question, withMaterial, isChosen, onChoose }: BankQuestionCardProps) {
  const t = useTexts('bank');
  const [isWriting, setWriting] = useState(false);
  const { isBusy, toggleFavorite, toggleMastered, remove, takeOver } = useQuestionActions(question);
  const { question_id: no, note, favorited, mastered, with_key } = question;
  const noteAction = note === null ? t('note.add') : t('note.edit');
  const entries: (MenuEntry | false)[] = [
    question.source?.has_newer === true && { text: t('newer.take'), icon: 'reload', onSelect: takeOver },
    { text: t('delete'), icon: 'trash', onSelect: remove },
  ];
  return (
    <QuestionCard question={question} withKey={with_key} withMaterial={withMaterial}>
      <KeptLine question={question} onTakeOver={takeOver} />
      {isWriting && (
        <NoteForm no={no} note={note ?? ''} save={(text) => saveNote(no, text)} onClose={() => setWriting(false)} />
      )}
      {!isWriting && note !== null && (
        <section className={styles.note} aria-label={t('note.of', { no })}>
          <p>{note}</p>
        </section>
      )}
      <div className={styles.buttons}>
        <label className={styles.choose}>
          <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
          {t('choose')}
          <span className="visually-hidden">{no}</span>
        </label>
        {with_key && (
          <ButtonLink look="quiet" to={editBankQuestionPath(no)} aria-label={t('named', { action: t('edit'), no })}>
            <Icon name="pencil" size={18} />
            {t('edit')}
          </ButtonLink>
        )}
        {!isWriting && (
          <Button look="quiet" onClick={() => setWriting(true)} aria-label={t('named', { action: noteAction, no })}>
            <Icon name="question" size={18} />
            {noteAction}
          </Button>
        )}
        <Button
          look="quiet"
          className={`${styles.toggle} ${styles.star}`}
          aria-pressed={favorited}
          aria-label={t('named', { action: t('favorite'), no })}
          busy={isBusy}
          onClick={toggleFavorite}
        >
          <Icon name="star" size={18} />
          {t('favorite')}
        </Button>
        <Button
          look="quiet"
          className={styles.toggle}
          aria-pressed={mastered}
          aria-label={t('named', { action: t('mastered'), no })}
          busy={isBusy}
          onClick={toggleMastered}
        >
          <Icon name="shield" size={18} />
          {t('mastered')}
        </Button>
        <div className={styles.more}>
          <MenuButton label={t('actions', { no })} entries={entries.filter((entry) => entry !== false)}>
            <Icon name="more" />
          </MenuButton>
        </div>
      </div>
    </QuestionCard>
  );
}
