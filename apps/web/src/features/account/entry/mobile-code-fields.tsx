import { TextField } from '@tiku/ui';
import { useRef } from 'react';
import type { Result } from '../../../lib/api/failure.ts';
import { CodeField } from './code-field.tsx';
import styles from './entry.module.css';
import type { RuleForm } from './use-rule-form.ts';
import { useSending } from './use-sending.ts';

interface MobileCodeFieldsProps {
  label: string;
  form: RuleForm<'mobile' | 'verify_code'>;
  send: (mobile: string) => Promise<Result<unknown>>;
}

/** A number, and the code that proves it is theirs. */
export function MobileCodeFields({ label, form, send }: MobileCodeFieldsProps) {
  const element = useRef<HTMLDivElement>(null);
  const sending = useSending();
  const mobile = form.bind('mobile');

  async function sendCode(): Promise<void> {
    const typed = element.current && form.read(element.current, ['mobile']);
    if (!typed) return;
    const failure = await sending.start(() => send(typed.mobile));
    if (failure) form.refuse(failure);
    else element.current?.querySelector<HTMLElement>('[name=verify_code]')?.focus();
  }

  return (
    <div className={styles.pair} ref={element}>
      <TextField
        label={label}
        type="tel"
        autoComplete="tel-national"
        {...mobile}
        onChange={(event) => {
          sending.reset();
          mobile.onChange(event);
        }}
      />
      <CodeField field={form.bind('verify_code')} sending={sending} onSend={() => void sendCode()} />
    </div>
  );
}
