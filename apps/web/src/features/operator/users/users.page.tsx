import type { OperatedUser } from '@tiku/contract';
import { Badge, EmptyState, Link } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { ConsoleList } from '../console-list.tsx';
import { userPath } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { useUsers } from './user.api.ts';

export function UserBadges({ user }: { user: OperatedUser }) {
  const t = useTexts('operator');
  return (
    <>
      {user.is_vip && <Badge tone="accent">{t('user.vip')}</Badge>}
      {user.is_operator && <Badge>{t('user.operator')}</Badge>}
      {user.is_disabled && <Badge>{t('user.disabled')}</Badge>}
    </>
  );
}

function UserRow({ user }: { user: OperatedUser }) {
  const t = useTexts('operator');
  const format = useFormat();
  return (
    <li>
      <Link className={styles.title} to={userPath(user.user_id)}>
        {user.name} ({user.username})
      </Link>
      <RowAbout className={styles.about}>
        <UserBadges user={user} />
        {user.mobile !== null && <span>{user.mobile}</span>}
        {user.email !== null && <span>{user.email}</span>}
        <span>{t('user.since', { date: format.date(user.created_at) })}</span>
      </RowAbout>
    </li>
  );
}

export function UsersPage() {
  const t = useTexts('operator');
  return (
    <>
      <PageHeading title={t('page.users')} text={t('users.text')} />
      <div className={styles.tools}>
        <SearchBox label={t('users.find')} />
      </div>
      <ConsoleList
        list={useUsers()}
        keyOf={({ user_id }) => user_id}
        empty={<EmptyState drawing="lost" title={t('none-found')} />}
      >
        {(user) => <UserRow user={user} />}
      </ConsoleList>
    </>
  );
}
