import { useState } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { useUiTexts } from '../texts-context.tsx';
import { Button } from '../button.tsx';
import { Field } from './field.tsx';
import type { FieldText } from './field.tsx';
import styles from './field.module.css';
import { Icon } from '../icon.tsx';

interface PasswordFieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  ref?: Ref<HTMLInputElement>;
}

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const t = useUiTexts();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.box}>
          <input
            className={`${styles.input} ${styles.withButton}`}
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          <Button
            look="quiet"
            size="icon"
            className={styles.reveal}
            aria-label={shown ? t('hide-password') : t('show-password')}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </Button>
        </div>
      )}
    </Field>
  );
}
