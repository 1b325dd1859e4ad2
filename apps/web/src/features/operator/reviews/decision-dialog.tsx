import type { SuspendKind } from '@tiku/contract';
import { operatorRules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, TextArea, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CallFailed } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { reviewsPath } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { invalidateReview, useDecision } from './review.api.ts';

export type Step = 'approve' | 'refuse' | 'suspend' | 'restore';

interface DecisionDialogProps {
  kind: SuspendKind;
  id: number;
  title: string;
  step: Step;
  /** Of what was looked at. */
  seenAt: string;
  onClose: () => void;
}

/** Says what follows, and asks for the reason where the author is to read one. */
export function DecisionDialog({ kind, id, title, step, seenAt, onClose }: DecisionDialogProps) {
  const t = useTexts('operator');
  const decide = useDecision('POST /operator/review/decide');
  const suspend = useDecision('POST /operator/suspend');
  const restore = useDecision('POST /operator/restore');
  const [reason, setReason] = useState('');
  // What comes while the dialog is open has not been looked at.
  const [seen_at] = useState(seenAt);
  const needsReason = step === 'refuse' || step === 'suspend';
  const confirmed =
    kind === 'group' && (step === 'suspend' || step === 'restore')
      ? (`confirm.group-${step}` as const)
      : (`confirm.${step}` as const);
  const under = { approve: decide, refuse: decide, suspend, restore }[step];
  const done = {
    onSuccess: () => {
      showToast(t(`done.${step}`, { title }));
      if (step === 'refuse') return navigate(reviewsPath(kind));
      onClose();
      invalidateReview();
    },
    onError: ({ failure }: CallFailed) => failure.status === 409 && invalidateReview(),
  };

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (under.isPending || (needsReason && reason.trim() === '')) return;
    if (step === 'restore') restore.mutate({ kind, id }, done);
    else if (step === 'suspend') suspend.mutate({ kind, id, reason }, done);
    else if (kind !== 'group')
      decide.mutate({ kind, id, is_approved: step === 'approve', seen_at, ...(needsReason && { reason }) }, done);
  }

  return (
    <Dialog title={t(`step.${step}`)} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <p>{t(confirmed, { title })}</p>
        {needsReason && (
          <TextArea
            required
            label={t('reason')}
            hint={t('reason-hint')}
            rows={4}
            maxLength={operatorRules.reasonMax}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <FormError message={under.error?.message ?? null} />
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={under.isPending}>
            {t(`step.${step}`)}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
