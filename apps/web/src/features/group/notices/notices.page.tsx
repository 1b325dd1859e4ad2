import type { GroupEntry } from '@tiku/contract';
import { ButtonLink, EmptyState, Icon } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { QuestionFrame } from '../../question/question.ts';
import { isOpen } from '../group.api.ts';
import type { Side } from '../group.api.ts';
import { LoadedGroup } from '../loaded-group.tsx';
import { GroupNoticeItem } from './group-notice-item.tsx';
import { useGroupNotices } from './notices.api.ts';
import styles from './notices.module.css';

const noMedia = () => null;

function NewNotice({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  if (!isOpen(group)) return null;
  return (
    <ButtonLink look="primary" to={groupPath(group.group_id, paths.newGroupNotice)}>
      <Icon name="plus" size={16} />
      {t('notice.new')}
    </ButtonLink>
  );
}

function Notices({ side, group }: { side: Side; group: GroupEntry }) {
  const t = useTexts('group');
  return (
    <QuestionFrame mediaUrl={noMedia}>
      <PagedList
        list={useGroupNotices(side, group.group_id)}
        empty={
          <EmptyState drawing="letter" title={t('notice.empty')} text={t(`notice.empty-text.${side}`)}>
            {side === 'managed' && <NewNotice group={group} />}
          </EmptyState>
        }
      >
        {(notices) => (
          <ul className={styles.list}>
            {notices.map((notice) => (
              <GroupNoticeItem key={notice.notice_id} side={side} group={group} notice={notice} />
            ))}
          </ul>
        )}
      </PagedList>
    </QuestionFrame>
  );
}

export function ManagedNoticesPage() {
  return (
    <LoadedGroup side="managed" part="notices" actions={NewNotice}>
      {(group) => <Notices side="managed" group={group} />}
    </LoadedGroup>
  );
}

export function JoinedNoticesPage() {
  return (
    <LoadedGroup side="joined" part="notices">
      {(group) => <Notices side="joined" group={group} />}
    </LoadedGroup>
  );
}
