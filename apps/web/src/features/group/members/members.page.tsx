import { groupRoles } from '@tiku/contract/limits';
import type { GroupEntry } from '@tiku/contract';
import { useTexts } from '../../../lib/i18n.ts';
import { NoMatch } from '../../../ui/list/list-tools.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import type { Side } from '../group.api.ts';
import { GroupPart } from '../loaded-group.tsx';
import { Applicants } from './applicants.tsx';
import { MemberRows } from './member-rows.tsx';
import { useMembers } from './members.api.ts';
import styles from './members.module.css';

function Members({ side, group }: { side: Side; group: GroupEntry }) {
  const t = useTexts('group');
  const list = useMembers(side, group.group_id);
  const canManage = side === 'managed' && group.role === groupRoles.owner;
  return (
    <>
      {canManage && <Applicants group={group} />}
      <div className={styles.tools}>
        <SearchBox label={t('members.search')} />
        <span className={styles.muted}>{t('members', { count: group.member_count })}</span>
      </div>
      <PagedList
        list={list}
        usual={20}
        empty={<NoMatch title={t('members.no-match')} action={t('list.show-all')} params={['q']} />}
      >
        {(members) => <MemberRows group={group} members={members} canManage={canManage} />}
      </PagedList>
    </>
  );
}

export function ManagedMembersPage() {
  return <GroupPart side="managed" part="members" view={Members} />;
}

export function JoinedMembersPage() {
  return <GroupPart side="joined" part="members" view={Members} />;
}
