import { Button, Field } from '@tiku/ui';
import { useRef } from 'react';
import type { Result } from '../../../lib/api/failure.ts';
import type { FormFields } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import fieldStyles from '../../../../../../packages/ui/src/fields/field.module.css';
import styles from './entry.module.css';
import { OutboxHint } from './outbox-hint.tsx';
import type { Sending } from './use-sending.ts';

interface CodeFieldProps {
  form: FormFields<{ verify_code: string }>;
  sending: Sending;
  /** Null while it is not known where the code goes. */
  send: () => Promise<Result<unknown>> | null;
}

/** Six digits, and the button that has them sent. */
export function CodeField({ form, sending, send }: CodeFieldProps) {
  const t = useTexts('account/entry');
  const field = useRef<HTMLInputElement>(null);
  const { error, ...input } = form.text('verify_code');

  async function sendCode(): Promise<void> {
    const sent = send();
    if (!sent) return;
    const failure = await sending.start(() => sent);
    if (failure) form.refuse(failure);
    else field.current?.focus();
  }

  return (
    <div className={styles.code}>
      <Field label={t('code')} error={error}>
        {(wiring) => (
          <div className={styles.codeRow}>
            <input
              className={fieldStyles.input}
              ref={field}
              inputMode="numeric"
              autoComplete="one-time-code"
              {...input}
              {...wiring}
            />
            <Button busy={sending.busy || sending.left > 0} onClick={() => void sendCode()}>
              {sending.left > 0 ? t('resend-in', { seconds: sending.left }) : t('send-code')}
            </Button>
          </div>
        )}
      </Field>
      <output className={styles.sent}>
        {sending.wasSent && (
          <>
            {t('code-sent')} <OutboxHint />
          </>
        )}
      </output>
    </div>
  );
}
