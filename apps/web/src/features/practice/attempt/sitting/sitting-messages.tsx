import { Button, Icon } from '@tiku/ui';
import { useFormat } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import styles from './sitting-messages.module.css';
import type { ToldMessage, useMessages } from './use-messages.ts';

function Message({ message, onRead }: { message: ToldMessage; onRead?: () => void }) {
  const t = useTexts('practice');
  const format = useFormat();
  return (
    <li className={styles.message}>
      <Icon name="mail" />
      <div className={styles.said}>
        <p className={styles.from}>
          {t('message.from', { name: message.sender_name, time: format.time(message.sent_at) })}
        </p>
        <p className={styles.text}>{message.text}</p>
      </div>
      {onRead && <Button onClick={onRead}>{t('message.seen')}</Button>}
    </li>
  );
}

/**
 * What somebody was told and has not read yet. It stands below the head, which is always in sight, and moves the question down
 * rather than covering it; those who listen hear it.
 */
export function UnreadMessages({ unread, noteRead }: ReturnType<typeof useMessages>) {
  const t = useTexts('practice');
  const format = useFormat();
  const newest = unread.at(-1);
  return (
    <>
      <output className="visually-hidden">
        {newest &&
          `${t('message.from', { name: newest.sender_name, time: format.time(newest.sent_at) })}: ${newest.text}`}
      </output>
      {unread.length > 0 && (
        <ul className={styles.unread} aria-label={t('messages')}>
          {unread.map((message) => (
            <Message key={message.message_id} message={message} onRead={() => noteRead(message)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What somebody has read stays at hand. */
export function ReadMessages({ read }: ReturnType<typeof useMessages>) {
  const t = useTexts('practice');
  if (read.length === 0) return null;
  return (
    <details className={styles.read}>
      <summary>{t('message.earlier', { count: read.length })}</summary>
      <ul>
        {read.map((message) => (
          <Message key={message.message_id} message={message} />
        ))}
      </ul>
    </details>
  );
}
