import { rules } from '@tiku/contract/limits';
import { Button, TextArea } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { saveNote } from './mark-actions.ts';
import styles from './question-body.module.css';

interface NotePanelProps {
  no: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function NoteForm({ no, onDone }: { no: number; onDone: () => void }) {
  const t = useTexts('practice');
  const tUi = useTexts('ui');
  const session = useAttemptSession();
  const kept = useAttempt((attempt) => attempt.marks.get(no)?.note ?? '');
  const text = useAttempt((attempt) => attempt.drafts.get(no) ?? kept);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // All of it, down to its buttons, comes out from behind the bar. Focus is left to the question when it goes.
  useEffect(() => {
    const article = field.current?.closest('article');
    field.current?.focus({ preventScroll: true });
    field.current?.form?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (document.activeElement === document.body) article?.focus({ preventScroll: true });
    };
  }, []);

  function setDraft(draft: string | null): void {
    session.change((attempt) => {
      const drafts = new Map(attempt.drafts);
      if (draft === null) drafts.delete(no);
      else drafts.set(no, draft);
      return { ...attempt, drafts };
    });
  }

  async function save(note: string): Promise<void> {
    setBusy(true);
    const isSaved = await saveNote(session, no, note);
    setBusy(false);
    if (!isSaved) return;
    setDraft(null);
    onDone();
  }

  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        void save(text);
      }}
    >
      <TextArea
        ref={field}
        label={t('note')}
        hint={t('note.hint')}
        value={text}
        rows={3}
        maxLength={rules.question.noteMax}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          // This finishes the note, not the answer.
          event.preventDefault();
          void save(text);
        }}
      />
      <div className={styles.noteButtons}>
        <Button look="primary" type="submit" busy={isBusy}>
          {t('note.save')}
        </Button>
        <Button onClick={onDone}>{tUi('cancel')}</Button>
        {kept && (
          <Button busy={isBusy} onClick={() => void save('')}>
            {t('note.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** My own words about a question; what is being written survives a look at the next one. */
export function NotePanel({ no, isOpen, onOpen }: NotePanelProps) {
  const t = useTexts('practice');
  const note = useAttempt((attempt) => attempt.marks.get(no)?.note ?? null);
  if (isOpen) return <NoteForm no={no} onDone={() => onOpen(false)} />;
  if (note === null) return null;
  return (
    <div className={styles.note}>
      <p className={styles.judgeTitle}>{t('note')}</p>
      <p className={styles.noteText}>{note}</p>
      <div>
        <Button onClick={() => onOpen(true)}>{t('note.edit')}</Button>
      </div>
    </div>
  );
}
