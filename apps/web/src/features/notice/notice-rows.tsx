import type { NoticeEntry } from '@tiku/contract';
import { Link } from '@tiku/ui';
import { noticePath } from '../../lib/navigation/addresses.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './notice-rows.module.css';

const official = 0;

/** A dot and bold type mark what is unread, and a word for those who see neither. */
export function NoticeRows({ notices }: { notices: readonly NoticeEntry[] }) {
  const t = useTexts('notice');
  const format = useFormat();
  return (
    <ul className={styles.rows}>
      {notices.map((notice) => (
        <li key={notice.notice_id} className={notice.is_read ? styles.row : `${styles.row} ${styles.unread}`}>
          <Link className={styles.link} to={noticePath(notice.notice_id)}>
            {!notice.is_read && (
              <span className={styles.dot}>
                <span className="visually-hidden">{t('unread')}</span>
              </span>
            )}
            <span className={styles.title}>{notice.title}</span>
            <time className={styles.time} dateTime={notice.released_at}>
              {format.dateTime(notice.released_at)} · {t(notice.type === official ? 'official' : 'system')}
            </time>
            <span className={styles.text}>{notice.content}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
