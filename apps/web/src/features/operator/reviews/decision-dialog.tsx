import type { SuspendKind } from '@tiku/contract';
import { showToast } from '@tiku/ui';
import { useState } from 'react';
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

  function handleDone(): void {
    showToast(t(`done.${step}`, { title }));
    if (step === 'refuse') return navigate(reviewsPath(kind));
    onClose();
    invalidateReview();
  }

  async function decideOn(reason: string): Promise<void> {
    if (step === 'restore') await restore.mutateAsync({ kind, id });
    else if (step === 'suspend') await suspend.mutateAsync({ kind, id, reason });
    else if (kind !== 'group') {
      const is_approved = step === 'approve';
      await decide.mutateAsync({ kind, id, is_approved, seen_at, ...(needsReason && { reason }) });
    }
  }

  return (
    <DecideDialog
      title={t(`step.${step}`)}
      text={t(confirmed, { title })}
      reasonHint={needsReason ? t(kind === 'group' ? 'group.reason-hint' : 'reason-hint') : null}
      decide={decideOn}
      onDone={handleDone}
      onRefused={({ status }) => status === 409 && invalidateReview()}
      onClose={onClose}
    />
  );
}
