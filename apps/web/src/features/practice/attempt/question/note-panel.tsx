import { Button, TextArea } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import { useChange } from '../../../../lib/api/change.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { Form, FormActions } from '../../../../ui/form.tsx';
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
  const session = useAttemptSession();
  const kept = useAttempt((attempt) => attempt.marks.get(no)?.note ?? '');
  const draft = useAttempt((attempt) => attempt.drafts.get(no));
  const form = useForm('POST /online/questions/note', {
    initial: { note: draft ?? kept },
    send: useChange((note: string) => saveNote(session, no, note)),
    request: ({ note }, { button }) => (button === 'remove' ? '' : note),
    leaves: true,
    onDone: () => {
      setDraft(null);
      onDone();
    },
  });
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

  function setDraft(next: string | null): void {
    session.change((attempt) => {
      const drafts = new Map(attempt.drafts);
      if (next === null) drafts.delete(no);
      else drafts.set(no, next);
      return { ...attempt, drafts };
    });
  }

  const { onChange, ...text } = form.text('note');
  return (
    <Form form={form} className={styles.note}>
      <TextArea
        ref={field}
        label={t('note')}
        hint={t('note.hint')}
        rows={3}
        {...text}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          // This finishes the note, not the answer.
          event.preventDefault();
          form.submit();
        }}
      />
      <FormActions action={t('note.save')} onCancel={onDone}>
        {kept && (
          <Button busy={form.isPending} onClick={() => form.submit('remove')}>
            {t('note.remove')}
          </Button>
        )}
      </FormActions>
    </Form>
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
