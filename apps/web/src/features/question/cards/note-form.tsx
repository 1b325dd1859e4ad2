import { TextArea } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useChange } from '../../../lib/api/change.ts';
import type { Result } from '../../../lib/api/failure.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import styles from './note-form.module.css';

/** How a note is kept, and the call that does it. */
export interface NoteKeeping {
  call: 'POST /online/questions/note' | 'POST /user_qdb/question/note';
  save: (text: string) => Promise<Result<unknown>>;
}

interface NoteFormProps {
  no: number;
  note: string;
  keeping: NoteKeeping;
  onClose: () => void;
}

export function NoteForm({ no, note, keeping, onClose }: NoteFormProps) {
  const t = useTexts('question');
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm(keeping.call, {
    initial: { note },
    // What is there already is not sent.
    send: useChange(async (text: string) => (text === note ? { ok: true, data: {} } : keeping.save(text))),
    request: (typed) => typed.note.trim(),
    leaves: true,
    onDone: close,
  });

  // Somebody who opened it is about to write.
  useEffect(() => field.current?.focus(), []);

  function close(): void {
    onClose();
    // The field that had focus is gone.
    document.getElementById(`question-${no}`)?.focus({ preventScroll: true });
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !form.isDirty) close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
  }

  return (
    <Form form={form} className={styles.form} guarded>
      <TextArea label={t('note.of', { no })} ref={field} rows={4} {...form.text('note')} onKeyDown={handleKey} />
      <FormActions action={t('note.save')} onCancel={close} />
    </Form>
  );
}
