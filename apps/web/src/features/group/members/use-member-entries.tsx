import type { GroupEntry, GroupMember } from '@tiku/contract';
import { groupRoles } from '@tiku/contract/limits';
import { showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import type { MenuEntry } from '@tiku/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { memberHomeworksPath } from '../../../lib/navigation/addresses.ts';
import { isOpen } from '../group.api.ts';
import { useChangeAdministrator, useHandOver } from './members.api.ts';

interface MemberEntries {
  entries: MenuEntry[];
  dialog: ReactNode;
}

/** What an owner can do about one member. */
export function useMemberEntries(group: GroupEntry, member: GroupMember, onKick: () => void): MemberEntries {
  const t = useTexts('group');
  const administrator = useChangeAdministrator();
  const handOver = useHandOver();
  const [isHandingOver, setHandingOver] = useState(false);
  const isAdministrator = member.role === groupRoles.administrator;
  const wanted = { group_id: group.group_id, user_id: member.user_id };
  const name = member.alias || member.name;

  function changeRole(): void {
    administrator.mutate(
      { ...wanted, is_admin: !isAdministrator },
      { onSuccess: () => showToast(t(isAdministrator ? 'demoted' : 'promoted', { name })), onError: tellFailure },
    );
  }

  const entries: (MenuEntry | false)[] = [
    { text: t('part.homework'), icon: 'pencil', to: memberHomeworksPath(group.group_id, member.user_id) },
    isOpen(group) && { text: isAdministrator ? t('demote') : t('promote'), icon: 'shield', onSelect: changeRole },
    isOpen(group) && isAdministrator && { text: t('hand-over'), icon: 'arrow', onSelect: () => setHandingOver(true) },
    { text: t('kick'), icon: 'trash', onSelect: onKick, startsGroup: true },
  ];
  const dialog = isHandingOver && (
    <ConfirmDialog
      title={t('hand-over.title', { name })}
      text={t('hand-over.text')}
      action={t('hand-over')}
      busy={handOver.isPending}
      onConfirm={() =>
        handOver.mutate(wanted, {
          onSuccess: () => {
            setHandingOver(false);
            showToast(t('handed-over', { name }));
          },
          onError: tellFailure,
        })
      }
      onClose={() => setHandingOver(false)}
    />
  );
  return { entries: entries.filter((entry) => entry !== false), dialog };
}
