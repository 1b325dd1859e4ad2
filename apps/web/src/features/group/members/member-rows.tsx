import type { GroupEntry, GroupMember } from '@tiku/contract';
import { groupRoles, memberStatus } from '@tiku/contract/limits';
import { Avatar, Badge, Button, Icon, MenuButton } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { KickOutDialog } from './kick-out-dialog.tsx';
import { useMemberEntries } from './use-member-entries.tsx';
import styles from './members.module.css';

/** A status that this version does not know is said to be unknown. */
function useStatusText(): (status: number) => string {
  const t = useTexts('group');
  const known = Object.values(memberStatus);
  return (status) => {
    const own = known.find((each) => each === status);
    return own === undefined ? t('member-status.unknown') : t(`member-status.${own}`);
  };
}

interface MemberRowProps {
  group: GroupEntry;
  member: GroupMember;
  canManage: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onKick: () => void;
}

function MemberRow({ group, member, canManage, isChosen, onToggle, onKick }: MemberRowProps) {
  const t = useTexts('group');
  const format = useFormat();
  const statusText = useStatusText();
  const { entries, dialog } = useMemberEntries(group, member, onKick);
  const name = member.alias || member.name;
  const isOwner = member.role === groupRoles.owner;
  return (
    <li className={styles.row}>
      {canManage &&
        (isOwner ? (
          <span className={styles.noBox} />
        ) : (
          <input type="checkbox" aria-label={t('choose', { name })} checked={isChosen} onChange={onToggle} />
        ))}
      <Avatar name={name} src={null} size={36} />
      <div className={styles.person}>
        <span className={styles.name}>
          {name}
          {member.role !== groupRoles.member && <Badge tone="accent">{t(`role.${member.role}`)}</Badge>}
          {member.is_me && <Badge>{t('you')}</Badge>}
        </span>
        <span className={styles.about}>
          {member.alias && <span>{member.name}</span>}
          {member.join_time && <span>{t('joined-on', { date: format.date(member.join_time) })}</span>}
          {!isOwner && <span>{statusText(member.status)}</span>}
        </span>
      </div>
      {canManage && !isOwner && (
        <MenuButton label={t('actions', { name })} className={styles.more} entries={entries}>
          <Icon name="more" />
        </MenuButton>
      )}
      {dialog}
    </li>
  );
}

interface MemberRowsProps {
  group: GroupEntry;
  members: readonly GroupMember[];
  /** The owner decides about members; everybody else looks at them. */
  canManage: boolean;
}

export function MemberRows({ group, members, canManage }: MemberRowsProps) {
  const t = useTexts('group');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [kicked, setKicked] = useState<readonly GroupMember[]>([]);
  const marked = members.filter(({ user_id }) => chosen.has(user_id));

  function toggle(userId: number): void {
    const next = new Set(chosen);
    if (!next.delete(userId)) next.add(userId);
    setChosen(next);
  }

  return (
    <>
      {marked.length > 0 && (
        <div className={styles.chosen}>
          <span>{t('chosen', { count: marked.length })}</span>
          <Button onClick={() => setKicked(marked)}>{t('kick')}</Button>
        </div>
      )}
      <ul className={styles.rows}>
        {members.map((member) => (
          <MemberRow
            key={member.user_id}
            group={group}
            member={member}
            canManage={canManage}
            isChosen={chosen.has(member.user_id)}
            onToggle={() => toggle(member.user_id)}
            onKick={() => setKicked([member])}
          />
        ))}
      </ul>
      {kicked.length > 0 && (
        <KickOutDialog
          groupId={group.group_id}
          members={kicked}
          onDone={() => setChosen(new Set())}
          onClose={() => setKicked([])}
        />
      )}
    </>
  );
}
