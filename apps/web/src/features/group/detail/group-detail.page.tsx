import type { GroupEntry } from '@tiku/contract';
import { groupRoles, groupStatus } from '@tiku/contract/limits';
import { Button, ButtonLink, Card, Facts, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { groupPath, newHomeworkPath, newSharePath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { isOpen } from '../group.api.ts';
import type { Side } from '../group.api.ts';
import { LoadedGroup, pathOfPart } from '../loaded-group.tsx';
import { AliasDialog } from './alias-dialog.tsx';
import { GroupMenu } from './group-menu.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import styles from './group-detail.module.css';

function Actions({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      {isOpen(group) && (
        <Button look="primary" onClick={() => setInviting(true)}>
          <Icon name="share" size={18} />
          {t('invite')}
        </Button>
      )}
      <GroupMenu group={group} />
      {isInviting && <InviteDialog group={group} onClose={() => setInviting(false)} />}
    </>
  );
}

/** What a manager most likely came for. */
function ManagerSteps({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  return (
    <Card className={styles.steps} aria-label={t('steps')}>
      {group.applicant_count > 0 && (
        <ButtonLink look="primary" to={pathOfPart('managed', 'members', group.group_id)}>
          <Icon name="user" size={16} />
          {t('applicants', { count: group.applicant_count })}
        </ButtonLink>
      )}
      <ButtonLink to={newHomeworkPath({ groupId: group.group_id })}>
        <Icon name="pencil" size={16} />
        {t('homework.new')}
      </ButtonLink>
      <ButtonLink to={groupPath(group.group_id, paths.newGroupNotice)}>
        <Icon name="bell" size={16} />
        {t('notice.new')}
      </ButtonLink>
      <ButtonLink to={newSharePath({ groupId: group.group_id })}>
        <Icon name="exam" size={16} />
        {t('share.new')}
      </ButtonLink>
    </Card>
  );
}

function Overview({ side, group }: { side: Side; group: GroupEntry }) {
  const t = useTexts('group');
  const format = useFormat();
  const [isNaming, setNaming] = useState(false);
  const facts = [
    { name: t('creator'), value: group.creator.name },
    {
      name: t('figure.members'),
      value: t('of-limit', { count: group.member_count, limit: format.number(group.member_limit) }),
    },
    { name: t('info.joining'), value: t(`way.${group.joining_way}`) },
    { name: t('figure.homework'), value: format.number(group.homework_count) },
    { name: t('figure.shares'), value: format.number(group.share_count) },
    { name: t('figure.notices'), value: format.number(group.notice_count) },
    { name: t('public-id'), value: <code className={styles.publicId}>{group.public_id}</code> },
    { name: t('founded'), value: format.date(group.created_at) },
    {
      name: t('alias'),
      value: (
        <span className={styles.alias}>
          {group.member_alias || t('alias.none')}
          <Button look="quiet" onClick={() => setNaming(true)}>
            <Icon name="pencil" size={16} />
            {t('alias.edit')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <div className={styles.overview}>
      {group.status !== groupStatus.normal && (
        <p className={styles.note}>
          <Icon name="alert" size={18} />
          {t(`status-note.${group.status}`)}
        </p>
      )}
      {group.suspension_reason !== '' && (
        <p className={styles.reason}>{t('suspension-reason', { reason: group.suspension_reason })}</p>
      )}
      {side === 'managed' && isOpen(group) && <ManagerSteps group={group} />}
      {group.description && (
        <Card aria-label={t('about')}>
          <h2>{t('about')}</h2>
          <p className={styles.prose}>{group.description}</p>
        </Card>
      )}
      <Card aria-label={t('facts')}>
        <Facts facts={facts} />
      </Card>
      {side === 'joined' && group.role !== groupRoles.member && (
        <ButtonLink className={styles.other} to={pathOfPart('managed', 'overview', group.group_id)}>
          {t('manage')}
        </ButtonLink>
      )}
      {isNaming && <AliasDialog group={group} onClose={() => setNaming(false)} />}
    </div>
  );
}

function GroupDetail({ side }: { side: Side }) {
  return (
    <LoadedGroup side={side} part="overview" actions={Actions}>
      {(group) => <Overview side={side} group={group} />}
    </LoadedGroup>
  );
}

export function ManagedGroupPage() {
  return <GroupDetail side="managed" />;
}

export function JoinedGroupPage() {
  return <GroupDetail side="joined" />;
}
