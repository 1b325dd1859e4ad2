import { Button, Field } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import fieldStyles from '../../../../../../packages/ui/src/fields/field.module.css';
import styles from './entry.module.css';
import { OutboxHint } from './outbox-hint.tsx';
import type { BoundField } from './use-rule-form.ts';
import type { Sending } from './use-sending.ts';

interface CodeFieldProps {
  field: BoundField;
  sending: Sending;
  onSend: () => void;
}

/** Six digits, and the button that has them sent. */
export function CodeField({ field, sending, onSend }: CodeFieldProps) {
  const t = useTexts('account/entry');
  const { error, ...input } = field;
  return (
    <div className={styles.code}>
      <Field label={t('code')} error={error}>
        {(wiring) => (
          <div className={styles.codeRow}>
            <input
              className={fieldStyles.input}
              inputMode="numeric"
              autoComplete="one-time-code"
              {...input}
              {...wiring}
            />
            <Button busy={sending.busy || sending.left > 0} onClick={onSend}>
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
