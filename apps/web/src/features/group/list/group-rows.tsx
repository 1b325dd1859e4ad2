import type { GroupEntry } from '@tiku/contract';
import { memberStatus } from '@tiku/contract/limits';
import { Badge } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { joinGroupPath } from '../../../lib/navigation/addresses.ts';
import { Figures } from '../../../ui/figures.tsx';
import { Row, RowAbout, Rows, RowTitle } from '../../../ui/list/rows.tsx';
import { GroupAvatar } from '../group-avatar.tsx';
import { GroupBadges } from '../group-badges.tsx';
import type { Side } from '../group.api.ts';
import { pathOfPart } from '../loaded-group.tsx';
import styles from './group-rows.module.css';

function GroupFigures({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  const format = useFormat();
  const figures = [
    { name: t('figure.members'), value: group.member_count },
    { name: t('figure.homework'), value: group.homework_count },
    { name: t('figure.shares'), value: group.share_count },
    { name: t('figure.notices'), value: group.notice_count },
  ];
  return (
    <Figures
      className={styles.figures}
      figures={figures.map(({ name, value }) => ({ name, value: format.count(value) }))}
    />
  );
}

function GroupRow({ side, group }: { side: Side; group: GroupEntry }) {
  const t = useTexts('group');
  const isWaiting = group.member_status === memberStatus.waiting;
  return (
    <Row className={styles.row}>
      <div className={styles.main}>
        <GroupAvatar id={group.group_id} name={group.name} />
        <div className={styles.text}>
          <RowTitle
            covers
            to={isWaiting ? joinGroupPath(group.public_id) : pathOfPart(side, 'overview', group.group_id)}
          >
            {group.name}
          </RowTitle>
          <RowAbout>
            <GroupBadges group={group} />
            {group.applicant_count > 0 && (
              <Badge tone="accent">{t('applicants', { count: group.applicant_count })}</Badge>
            )}
            {group.unread_notice_count > 0 && (
              <Badge tone="accent">{t('unread-notices', { count: group.unread_notice_count })}</Badge>
            )}
            <span>{t('run-by', { name: group.creator.name })}</span>
          </RowAbout>
        </div>
      </div>
      {!isWaiting && <GroupFigures group={group} />}
    </Row>
  );
}

export function GroupRows({ side, groups }: { side: Side; groups: readonly GroupEntry[] }) {
  return (
    <Rows>
      {groups.map((group) => (
        <GroupRow key={group.group_id} side={side} group={group} />
      ))}
    </Rows>
  );
}
