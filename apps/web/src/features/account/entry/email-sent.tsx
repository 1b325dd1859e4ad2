import { Button, Drawing, FormError } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './entry.module.css';
import { OutboxHint } from './outbox-hint.tsx';
import { useSending } from './use-sending.ts';

interface EmailSentProps {
  address: string;
  /** What to do with it. */
  text: string;
  onResend: () => Promise<Result<unknown>>;
  /** It was the wrong address. */
  onChange: () => void;
}

export function EmailSent({ address, text, onResend, onChange }: EmailSentProps) {
  const t = useTexts('account/entry');
  const sending = useSending(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  async function resend(): Promise<void> {
    const failure = await sending.start(onResend);
    setProblem(failure?.message || null);
  }

  return (
    <div className={styles.mailed}>
      <div className={styles.drawing}>
        <Drawing name="letter" />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p className={styles.address}>{address}</p>
      <p className={styles.muted}>{text}</p>
      <OutboxHint />
      <FormError message={problem} />
      <div className={styles.actions}>
        <Button busy={sending.busy || sending.left > 0} onClick={() => void resend()}>
          {sending.left > 0 ? t('resend-in', { seconds: sending.left }) : t('sent.resend')}
        </Button>
        <Button look="quiet" onClick={onChange}>
          {t('sent.other')}
        </Button>
      </div>
    </div>
  );
}
