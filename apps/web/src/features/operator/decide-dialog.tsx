import { operatorRules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, TextArea } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import styles from './operator.module.css';

interface DecideDialogProps {
  /** Names the step, on the dialog and on its button. */
  title: string;
  /** What follows. */
  text: string;
  /** Who reads the reason; null where none is asked for. */
  reasonHint: string | null;
  under: { isPending: boolean; error: Error | null };
  onDecide: (reason: string) => void;
  onClose: () => void;
}

/** Says what follows, and asks for the reason where somebody is to read one. */
export function DecideDialog({ title, text, reasonHint, under, onDecide, onClose }: DecideDialogProps) {
  const t = useTexts('operator');
  const [reason, setReason] = useState('');

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (under.isPending || (reasonHint !== null && reason.trim() === '')) return;
    onDecide(reason);
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <p>{text}</p>
        {reasonHint !== null && (
          <TextArea
            required
            label={t('reason')}
            hint={reasonHint}
            rows={4}
            maxLength={operatorRules.reasonMax}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <FormError message={under.error?.message ?? null} />
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={under.isPending}>
            {title}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
