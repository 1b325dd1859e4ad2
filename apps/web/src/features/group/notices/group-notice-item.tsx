import type { GroupEntry, GroupNotice } from '@tiku/contract';
import { RichText } from '@tiku/questions/views';
import { Badge, Button, Icon, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { AskingButton } from '../../../ui/change-button.tsx';
import type { Side } from '../group.api.ts';
import { readNotice, useTakeBackNotice } from './notices.api.ts';
import { ReadersDialog } from './readers-dialog.tsx';
import styles from './notices.module.css';

function ManagerTools({ group, notice }: { group: GroupEntry; notice: GroupNotice }) {
  const t = useTexts('group');
  const [isShowing, setShowing] = useState(false);
  return (
    <div className={styles.tools}>
      <Button onClick={() => setShowing(true)}>
        <Icon name="eye" size={16} />
        {t('notice.readers', { count: notice.read_count, total: group.member_count })}
      </Button>
      <AskingButton
        change={useTakeBackNotice()}
        request={{ group_id: group.group_id, notice_ids: [notice.notice_id] }}
        question={{
          title: t('notice.remove-title', { title: notice.title }),
          text: t('notice.remove-text'),
          action: t('notice.remove'),
        }}
        onDone={() => showToast(t('notice.removed'))}
      >
        <Icon name="trash" size={16} />
        {t('notice.remove')}
      </AskingButton>
      {isShowing && <ReadersDialog group={group} notice={notice} onClose={() => setShowing(false)} />}
    </div>
  );
}

interface GroupNoticeItemProps {
  side: Side;
  group: GroupEntry;
  notice: GroupNotice;
}

/** Its title and who wrote it; opened, its text, and then it counts as read. */
export function GroupNoticeItem({ side, group, notice }: GroupNoticeItemProps) {
  const t = useTexts('group');
  const format = useFormat();
  return (
    <li className={styles.notice}>
      <details
        onToggle={(event) => {
          if (event.currentTarget.open && !notice.is_read) void readNotice(notice.notice_id);
        }}
      >
        <summary className={styles.summary}>
          <span className={notice.is_read ? styles.title : `${styles.title} ${styles.unread}`}>
            {!notice.is_read && (
              <span className={styles.dot}>
                <span className="visually-hidden">{t('unread')}</span>
              </span>
            )}
            {notice.title}
            {notice.is_top && <Badge tone="accent">{t('notice.top')}</Badge>}
          </span>
          <span className={styles.about}>
            {notice.author.name} · <time dateTime={notice.created_at}>{format.dateTime(notice.created_at)}</time> ·{' '}
            {t('notice.read-by', { count: notice.read_count })}
          </span>
          <Icon name="chevron" size={18} className={styles.chevron} />
        </summary>
        <div className={styles.body}>
          <RichText html={notice.body} />
          {side === 'managed' && <ManagerTools group={group} notice={notice} />}
        </div>
      </details>
    </li>
  );
}
