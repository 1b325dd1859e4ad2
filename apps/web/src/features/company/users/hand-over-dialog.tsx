import type { CompanyUser } from '@tiku/contract';
import { showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { invalidate } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { refreshUsers } from '../company.api.ts';

interface HandOverDialogProps {
  user: CompanyUser;
  onClose: () => void;
}

export function HandOverDialog({ user: { id, name }, onClose }: HandOverDialogProps) {
  const t = useTexts('company');
  const handOver = useChange(() => call('PUT /ee/company/super-admin', { id }));

  function confirm(): void {
    if (handOver.isPending) return;
    handOver.mutate(undefined, {
      onSuccess: () => {
        showToast(t('users.handed-over', { name }));
        invalidate('GET /app/account/info');
        refreshUsers();
      },
      onError: tellFailure,
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      title={t('users.hand-over-title', { name })}
      text={t('users.hand-over-text', { name })}
      action={t('users.hand-over')}
      busy={handOver.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
