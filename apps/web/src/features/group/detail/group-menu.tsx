import type { GroupEntry } from '@tiku/contract';
import { groupRoles, groupStatus } from '@tiku/contract/limits';
import { Icon, MenuButton, showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import type { MenuEntry } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { isOpen, useDismissGroup, useLeaveGroup } from '../group.api.ts';
import styles from './group-detail.module.css';

type Asked = 'dismiss' | 'leave';

/** Owners edit and dismiss a group, everybody else may leave it. */
export function GroupMenu({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  const [asked, setAsked] = useState<Asked | null>(null);
  const dismiss = useDismissGroup();
  const leave = useLeaveGroup();
  const isOwner = group.role === groupRoles.owner;
  const entries: (MenuEntry | false)[] = [
    isOwner && isOpen(group) && { text: t('edit'), icon: 'pencil', to: groupPath(group.group_id, paths.editGroup) },
    isOwner && isOpen(group) && { text: t('dismiss'), icon: 'trash', onSelect: () => setAsked('dismiss') },
    !isOwner && { text: t('leave'), icon: 'logout', onSelect: () => setAsked('leave') },
  ];
  const shown = entries.filter((entry) => entry !== false);
  if (shown.length === 0 || (isOwner && group.status === groupStatus.suspended)) return null;

  function act(): void {
    const change = asked === 'dismiss' ? dismiss : leave;
    change.mutate(
      { group_id: group.group_id },
      {
        onSuccess: () => {
          setAsked(null);
          showToast(asked === 'dismiss' ? t('dismissed') : t('left', { name: group.name }));
          if (asked === 'leave') navigate(paths.joinedGroups);
        },
        onError: (error) => {
          setAsked(null);
          tellFailure(error);
        },
      },
    );
  }

  return (
    <>
      <MenuButton label={t('actions', { name: group.name })} className={styles.more} entries={shown}>
        <Icon name="more" />
      </MenuButton>
      {asked && (
        <ConfirmDialog
          title={t(`${asked}.title`, { name: group.name })}
          text={t(`${asked}.text`)}
          action={t(asked)}
          busy={dismiss.isPending || leave.isPending}
          onConfirm={act}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
