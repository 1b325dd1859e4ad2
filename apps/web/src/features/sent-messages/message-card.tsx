import { Button, Icon, showToast } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { splitMessage } from './message-parts.ts';
import type { Part } from './message-parts.ts';
import type { Message } from './sent-messages.api.ts';
import styles from './sent-messages.module.css';

function CopyCode({ code }: { code: string }) {
  const t = useTexts('sent-messages');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      showToast(t('copied', { code }));
    } catch {
      // Plain http has no clipboard; the code can still be selected.
      showToast(t('not-copied'), 'failed');
    }
  }

  return (
    <Button className={styles.code} aria-label={t('copy', { code })} onClick={() => void copy()}>
      {code}
      <Icon name="copy" size={14} />
    </Button>
  );
}

function renderPart({ kind, text }: Part, index: number) {
  if (kind === 'code') return <CopyCode key={index} code={text} />;
  if (kind === 'text') return text;
  return (
    <a key={index} href={text}>
      {text}
    </a>
  );
}

export function MessageCard({ message }: { message: Message }) {
  const t = useTexts('sent-messages');
  const format = useFormat();
  const { channel, recipient, subject, body, created_at } = message;
  return (
    <article className={styles.message} aria-label={t('to', { recipient })}>
      <p className={styles.head}>
        <Icon name={channel === 'sms' ? 'phone' : 'mail'} size={18} />
        <span>{t('to', { recipient })}</span>
        <time dateTime={created_at}>{format.dateTime(created_at)}</time>
      </p>
      {subject && <h2>{subject}</h2>}
      <div className={styles.body}>{splitMessage(body).map(renderPart)}</div>
    </article>
  );
}
