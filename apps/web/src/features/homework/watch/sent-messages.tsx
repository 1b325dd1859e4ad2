import type { ManagedHomework } from '@tiku/contract';
import { Button } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useMessages } from '../homework.api.ts';
import styles from './watch.module.css';

/** What those who sit it were told, when, and how many have read it. */
export function SentMessages({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/watch');
  const format = useFormat();
  const [limit, setLimit] = useState<10 | 100>(10);
  const { data } = useMessages(homework.homework_id, limit);
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-labelledby="sent-messages" className={styles.sent}>
      <h3 id="sent-messages">{t('messages')}</h3>
      <ul>
        {data.list.map(({ message_id, text, sent_at, sender, to, to_count, seen_count }) => (
          <li key={message_id}>
            <p className={styles.message}>{text}</p>
            <p className={styles.why}>
              {t('messages.about', {
                time: format.dateTime(sent_at),
                sender: sender.name,
                to: to?.name ?? t('messages.all'),
                seen: seen_count,
                all: to_count,
              })}
            </p>
          </li>
        ))}
      </ul>
      {limit === 10 && (data.total ?? 0) > 10 && (
        <Button look="quiet" onClick={() => setLimit(100)}>
          {t('messages.more')}
        </Button>
      )}
    </section>
  );
}
