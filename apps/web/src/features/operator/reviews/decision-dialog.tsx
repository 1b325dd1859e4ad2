import type { SuspendKind } from '@tiku/contract';
import { showToast } from '@tiku/ui';
import { useState } from 'react';
import type { CallFailed } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { DecideDialog } from '../decide-dialog.tsx';
import { reviewsPath } from '../operator-paths.ts';
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

export function DecisionDialog({ kind, id, title, step, seenAt, onClose }: DecisionDialogProps) {
  const t = useTexts('operator');
  const decide = useDecision('POST /operator/review/decide');
  const suspend = useDecision('POST /operator/suspend');
  const restore = useDecision('POST /operator/restore');
  // What comes while the dialog is open has not been looked at.
  const [seen_at] = useState(seenAt);
  const needsReason = step === 'refuse' || step === 'suspend';
  const confirmed =
    kind === 'group' && (step === 'suspend' || step === 'restore')
      ? (`confirm.group-${step}` as const)
      : (`confirm.${step}` as const);
  const done = {
    onSuccess: () => {
      showToast(t(`done.${step}`, { title }));
      if (step === 'refuse') return navigate(reviewsPath(kind));
      onClose();
      invalidateReview();
    },
    onError: ({ failure }: CallFailed) => failure.status === 409 && invalidateReview(),
  };

  function handleDecide(reason: string): void {
    if (step === 'restore') restore.mutate({ kind, id }, done);
    else if (step === 'suspend') suspend.mutate({ kind, id, reason }, done);
    else if (kind !== 'group')
      decide.mutate({ kind, id, is_approved: step === 'approve', seen_at, ...(needsReason && { reason }) }, done);
  }

  return (
    <DecideDialog
      title={t(`step.${step}`)}
      text={t(confirmed, { title })}
      reasonHint={needsReason ? t(kind === 'group' ? 'group.reason-hint' : 'reason-hint') : null}
      under={{ approve: decide, refuse: decide, suspend, restore }[step]}
      onDecide={handleDecide}
      onClose={onClose}
    />
  );
}
