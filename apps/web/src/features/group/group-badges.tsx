import type { GroupEntry } from '@tiku/contract';
import { groupRoles, groupStatus, memberStatus } from '@tiku/contract/limits';
import { Badge } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';

/** What sets a group apart: that it has ended, that one waits to be let in, what one is in it. */
export function GroupBadges({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  const isWaiting = group.member_status === memberStatus.waiting;
  return (
    <>
      {group.status !== groupStatus.normal && <Badge>{t(`status.${group.status}`)}</Badge>}
      {isWaiting && <Badge tone="accent">{t('waiting')}</Badge>}
      {!isWaiting && group.role !== groupRoles.member && <Badge tone="accent">{t(`role.${group.role}`)}</Badge>}
    </>
  );
}
