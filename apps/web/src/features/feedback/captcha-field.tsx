import { rules } from '@tiku/contract/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, ErrorState, Icon, TextField } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import styles from './new-feedback.module.css';

interface CaptchaFieldProps {
  captcha: UseQueryResult<{ captcha_id: string; picture: string }>;
  error: string | undefined;
}

export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const t = useTexts('feedback');
  if (captcha.error && !captcha.data) {
    return <ErrorState message={captcha.error.message} onRetry={() => void captcha.refetch()} />;
  }
  return (
    <div className={styles.captcha}>
      <div className={styles.picture}>{captcha.data && <img src={captcha.data.picture} alt={t('captcha-alt')} />}</div>
      <Button
        look="quiet"
        size="icon"
        aria-label={t('captcha-reload')}
        title={t('captcha-reload')}
        busy={captcha.isFetching}
        onClick={() => void captcha.refetch()}
      >
        <Icon name="reload" />
      </Button>
      <TextField
        label={t('captcha')}
        name="captcha_text"
        autoComplete="off"
        required
        maxLength={rules.captcha.textMax}
        error={error}
      />
    </div>
  );
}
