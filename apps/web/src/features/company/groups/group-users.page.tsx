import type { CompanyGroupUser } from '@tiku/contract';
import { groupRoles } from '@tiku/contract/limits';
import { Avatar, Badge, Link } from '@tiku/ui';
import { download } from '../../../lib/api/api.ts';
import { useList } from '../../../lib/api/list.ts';
import { useCall } from '../../../lib/api/query.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { companyUserPath } from '../../../lib/navigation/addresses.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePaging } from '../../../lib/navigation/paging.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { NoMatch } from '../../../ui/list/list-tools.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PagedRows } from '../../../ui/paged-list.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { DownloadButton } from '../../statistics/statistics.ts';
import styles from '../company.module.css';

function GroupUserRow({ user }: { user: CompanyGroupUser }) {
  const t = useTexts('company');
  const format = useFormat();
  const about = [user.job_id, user.department, user.job_title, user.mobile, user.emailaddress].filter(Boolean);
  return (
    <li className={styles.row}>
      <Avatar name={user.name} src={null} size={36} />
      <div className={styles.person}>
        <span className={styles.name}>
          <Link to={companyUserPath(user.id)}>{user.name}</Link>
          {user.role !== groupRoles.member && <Badge tone="accent">{t(`role.${user.role}`)}</Badge>}
          {user.state !== 'joined' && <Badge>{t('user.left')}</Badge>}
        </span>
        <span className={styles.about}>
          {about.map((text) => (
            <span key={text}>{text}</span>
          ))}
          {user.join_time && <span>{t('groups.joined-on', { date: format.date(user.join_time) })}</span>}
        </span>
      </div>
    </li>
  );
}

export function CompanyGroupUsersPage() {
  const t = useTexts('company');
  const group_id = readId(useSearchParam('group_id')) ?? 0;
  const query_string = useSearchParam('q') ?? '';
  const name = useCall('GET /ee/company/group/home', { group_id }).data?.group.name ?? '';
  const list = useList('POST /ee/company/group/users', { group_id, query_string }, usePaging(20));
  return (
    <>
      <PageHeading title={t('groups.people-of', { name })}>
        <DownloadButton
          name={t('groups.people-of', { name })}
          ask={() => download('POST /ee/company/group/users/excel/export', { group_id })}
        />
      </PageHeading>
      <div className={styles.tools}>
        <div className={styles.grow}>
          <SearchBox label={t('users.search')} />
        </div>
      </div>
      <PagedRows
        list={list}
        usual={20}
        className={styles.rows}
        keyOf={({ id }) => id}
        empty={<NoMatch title={t('users.no-match')} action={t('users.show-all')} params={['q']} />}
      >
        {(user) => <GroupUserRow user={user} />}
      </PagedRows>
    </>
  );
}
