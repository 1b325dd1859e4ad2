import { rules } from '@tiku/contract/limits';
import { Button, FormError, TextArea } from '@tiku/ui';
import { UnsavedGuard } from '@tiku/ui/unsaved-guard';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useChange } from '../../../lib/api/change.ts';
import type { Result } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './note-form.module.css';

interface NoteFormProps {
  no: number;
  note: string;
  save: (text: string) => Promise<Result<unknown>>;
  onClose: () => void;
}

export function NoteForm({ no, note, save: keep, onClose }: NoteFormProps) {
  const t = useTexts('question');
  const [text, setText] = useState(note);
  const change = useChange(keep);
  const field = useRef<HTMLTextAreaElement>(null);
  const isChanged = text.trim() !== note;

  // Somebody who opened it is about to write.
  useEffect(() => field.current?.focus(), []);

  function close(): void {
    onClose();
    // The field that had focus is gone.
    document.getElementById(`question-${no}`)?.focus({ preventScroll: true });
  }

  function save(): void {
    if (isChanged) change.mutate(text.trim(), { onSuccess: close });
    else close();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !isChanged) close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <UnsavedGuard dirty={isChanged && !change.isSuccess} />
      <TextArea
        label={t('note.of', { no })}
        ref={field}
        rows={4}
        maxLength={rules.question.noteMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
      <FormError message={change.error?.message ?? null} />
      <div className={styles.buttons}>
        <Button look="primary" type="submit" busy={change.isPending}>
          {t('note.save')}
        </Button>
        <Button onClick={close}>{t('note.cancel')}</Button>
      </div>
    </form>
  );
}
