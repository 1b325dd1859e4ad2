import type { GroupEntry, GroupNotice } from '@tiku/contract';
import { Dialog, ErrorState, Skeleton, Tabs } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useReaders } from './notices.api.ts';
import styles from './notices.module.css';

function Readers({ group, notice, isRead }: { group: GroupEntry; notice: GroupNotice; isRead: boolean }) {
  const t = useTexts('group');
  const format = useFormat();
  const { data, error, isPending, refetch } = useReaders(group.group_id, notice.notice_id, isRead);
  if (isPending) return <Skeleton lines={5} />;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  const { list, total = list.length } = data;
  if (total === 0) return <p className={styles.muted}>{isRead ? t('notice.nobody') : t('notice.everybody')}</p>;
  return (
    <>
      <ul className={styles.people}>
        {list.map(({ user_id, alias, name, read_at }) => (
          <li key={user_id}>
            <span>{alias || name}</span>
            {read_at && <time dateTime={read_at}>{format.dateTime(read_at)}</time>}
          </li>
        ))}
      </ul>
      {total > list.length && <p className={styles.muted}>{t('notice.more', { count: total - list.length })}</p>}
    </>
  );
}

interface ReadersDialogProps {
  group: GroupEntry;
  notice: GroupNotice;
  onClose: () => void;
}

/** Those who have not read it come first: a manager looks for them. */
export function ReadersDialog({ group, notice, onClose }: ReadersDialogProps) {
  const t = useTexts('group');
  const [shown, setShown] = useState<'unread' | 'read'>('unread');
  return (
    <Dialog title={notice.title} onClose={onClose}>
      <Tabs
        label={t('notice.readers-label')}
        value={shown}
        tabs={[
          { value: 'unread', text: t('notice.not-read') },
          { value: 'read', text: t('notice.have-read') },
        ]}
        onChoose={setShown}
      >
        <Readers group={group} notice={notice} isRead={shown === 'read'} />
      </Tabs>
    </Dialog>
  );
}
