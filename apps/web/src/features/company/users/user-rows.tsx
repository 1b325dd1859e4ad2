import type { CompanyUser } from '@tiku/contract';
import { Avatar, Badge, Button, Icon, Link, MenuButton, showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { companyUserPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { refreshUsers, useIsSuperAdmin } from '../company.api.ts';
import styles from '../company.module.css';
import { lastDay } from '../last-day.ts';
import { ChangeSeveralDialog } from './change-several-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

interface UserRowProps {
  user: CompanyUser;
  isChosen: boolean;
  onToggle: () => void;
  onInvite: () => void;
  onRemove: () => void;
  onHandOver: () => void;
}

function UserRow({ user, isChosen, onToggle, onInvite, onRemove, onHandOver }: UserRowProps) {
  const t = useTexts('company');
  const format = useFormat();
  const canHandOver = useIsSuperAdmin();
  const hasLeft = user.state === 'left';
  const about = [user.job_id, user.department, user.job_title, user.mobile, user.emailaddress].filter(Boolean);
  return (
    <li className={styles.row}>
      {!hasLeft && (
        <input
          type="checkbox"
          aria-label={t('users.choose', { name: user.name })}
          checked={isChosen}
          onChange={onToggle}
        />
      )}
      <Avatar name={user.name} src={null} size={36} />
      <div className={styles.person}>
        <span className={styles.name}>
          <Link to={companyUserPath(user.id)}>{user.name}</Link>
          {user.is_super_admin && <Badge tone="accent">{t('user.super-admin')}</Badge>}
          {user.is_admin && !user.is_super_admin && <Badge tone="accent">{t('user.admin')}</Badge>}
          {user.state !== 'joined' && <Badge>{t(`state.${user.state}`)}</Badge>}
        </span>
        <span className={styles.about}>
          {about.map((text) => (
            <span key={text}>{text}</span>
          ))}
          {user.expiration && <span>{t('user.until', { date: format.date(lastDay(user.expiration)) })}</span>}
        </span>
      </div>
      <MenuButton
        label={t('users.actions', { name: user.name })}
        entries={[
          ...(hasLeft
            ? []
            : [
                {
                  text: t('users.edit'),
                  icon: 'pencil' as const,
                  to: companyUserPath(user.id, paths.companyUpdateUser),
                },
              ]),
          { text: t('users.study'), icon: 'chart', to: companyUserPath(user.id, paths.companyUserStudy) },
          ...(user.state === 'waiting' ? [{ text: t('users.invite'), icon: 'mail' as const, onSelect: onInvite }] : []),
          ...(canHandOver && user.state === 'joined' && !user.is_super_admin
            ? [{ text: t('users.hand-over'), icon: 'shield' as const, onSelect: onHandOver }]
            : []),
          ...(user.is_super_admin || hasLeft
            ? []
            : [{ text: t('users.remove'), icon: 'trash' as const, onSelect: onRemove, startsGroup: true }]),
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    </li>
  );
}

const idsOf = (some: readonly CompanyUser[]) => some.map(({ id }) => id);

export function UserRows({ users }: { users: readonly CompanyUser[] }) {
  const t = useTexts('company');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState<readonly CompanyUser[]>([]);
  const [isChanging, setChanging] = useState(false);
  const [successor, setSuccessor] = useState<CompanyUser | null>(null);
  const marked = users.filter(({ id }) => chosen.has(id));
  const invite = useChange((some: readonly CompanyUser[]) =>
    call('POST /ee/company/users/invite', { user_ids: idsOf(some) }),
  );
  const remove = useChange((some: readonly CompanyUser[]) =>
    call('DELETE /ee/company/users', { user_ids: idsOf(some) }),
  );

  function toggle(id: number): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  function sendInvitations(some: readonly CompanyUser[]): void {
    invite.mutate(some, {
      onSuccess: ({ count }) => {
        showToast(t('users.invited', { count }));
        refreshUsers();
      },
      onError: tellFailure,
    });
  }

  function confirmRemoval(): void {
    remove.mutate(removed, {
      onSuccess: ({ count }) => {
        showToast(t('users.removed', { count }));
        setChosen(new Set());
        refreshUsers();
      },
      onError: tellFailure,
      onSettled: () => setRemoved([]),
    });
  }

  return (
    <>
      {marked.length > 0 && (
        <div className={styles.chosen}>
          <span>{t('users.chosen', { count: marked.length })}</span>
          <Button onClick={() => setChanging(true)}>{t('users.change')}</Button>
          <Button onClick={() => sendInvitations(marked)}>{t('users.invite')}</Button>
          <Button onClick={() => setRemoved(marked)}>{t('users.remove')}</Button>
        </div>
      )}
      <ul className={styles.rows}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isChosen={chosen.has(user.id)}
            onToggle={() => toggle(user.id)}
            onInvite={() => sendInvitations([user])}
            onRemove={() => setRemoved([user])}
            onHandOver={() => setSuccessor(user)}
          />
        ))}
      </ul>
      {removed.length > 0 && (
        <ConfirmDialog
          title={t('users.remove-title', { count: removed.length })}
          text={t('users.remove-text')}
          action={t('users.remove')}
          busy={remove.isPending}
          onConfirm={confirmRemoval}
          onClose={() => setRemoved([])}
        />
      )}
      {successor && <HandOverDialog user={successor} onClose={() => setSuccessor(null)} />}
      {isChanging && <ChangeSeveralDialog userIds={idsOf(marked)} onClose={() => setChanging(false)} />}
    </>
  );
}
