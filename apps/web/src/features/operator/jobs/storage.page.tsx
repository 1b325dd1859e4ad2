import { EmptyState, Link } from '@tiku/ui';
import { useGrowingList } from '../../../lib/api/growing-list.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { GrowingList } from '../../../ui/growing-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { userPath } from '../operator-paths.ts';
import styles from '../operator.module.css';

export function StoragePage() {
  const t = useTexts('operator');
  const format = useFormat();
  return (
    <>
      <PageHeading title={t('page.storage')} text={t('storage.text')} />
      <GrowingList
        list={useGrowingList('POST /operator/storage', {})}
        more={t('more')}
        empty={<EmptyState title={t('storage.none')} />}
      >
        {(uses) => (
          <ul className={styles.rows}>
            {uses.map(({ user, company, bytes, limit_bytes }) => (
              <li key={user ? `user ${user.user_id}` : `company ${company?.id}`} className={styles.row}>
                {user ? (
                  <Link to={userPath(user.user_id)}>
                    {user.name} ({user.username})
                  </Link>
                ) : (
                  <span>{company?.name}</span>
                )}
                <span className={bytes > limit_bytes ? styles.late : undefined}>
                  {t('storage.use', { used: format.size(bytes), limit: format.size(limit_bytes) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </>
  );
}
