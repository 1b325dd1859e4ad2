import type { GroupEntry } from '@tiku/contract';
import { EmptyState } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { NewLink } from '../../../ui/list/new-link.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { QuestionFrame } from '../../question/question.ts';
import { isOpen } from '../group.api.ts';
import type { Side } from '../group.api.ts';
import { GroupPart } from '../loaded-group.tsx';
import { GroupNoticeItem } from './group-notice-item.tsx';
import { useGroupNotices } from './notices.api.ts';
import styles from './notices.module.css';

const noMedia = () => null;

function NewNotice({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  if (!isOpen(group)) return null;
  return <NewLink to={groupPath(group.group_id, paths.newGroupNotice)}>{t('notice.new')}</NewLink>;
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
  return <GroupPart side="managed" part="notices" view={Notices} actions={NewNotice} />;
}

export function JoinedNoticesPage() {
  return <GroupPart side="joined" part="notices" view={Notices} />;
}
