import type { GroupMember } from '@tiku/contract';
import { showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useTexts } from '../../../lib/i18n.ts';
import { useKickOut } from './members.api.ts';

interface KickOutDialogProps {
  groupId: number;
  members: readonly GroupMember[];
  onDone: () => void;
  onClose: () => void;
}

export function KickOutDialog({ groupId, members, onDone, onClose }: KickOutDialogProps) {
  const t = useTexts('group');
  const kick = useKickOut();
  const [first] = members;
  const name = first?.alias || first?.name || '';

  function act(): void {
    kick.mutate(
      { group_id: groupId, user_ids: members.map(({ user_id }) => user_id) },
      {
        onSuccess: ({ user_ids }) => {
          showToast(t('kicked', { count: user_ids.length }));
          onDone();
          onClose();
        },
        onError: (error) => {
          tellFailure(error);
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={members.length === 1 ? t('kick.title-named', { name }) : t('kick.title', { count: members.length })}
      text={t('kick.text')}
      action={t('kick')}
      busy={kick.isPending}
      onConfirm={act}
      onClose={onClose}
    />
  );
}
