import type { UseQueryResult } from '@tanstack/react-query';
import { Button, ErrorState, Icon, TextField } from '@tiku/ui';
import type { ComponentProps } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import styles from './new-feedback.module.css';

interface CaptchaFieldProps {
  captcha: UseQueryResult<{ captcha_id: string; picture: string }>;
  field: Omit<ComponentProps<typeof TextField>, 'label'>;
}

export function CaptchaField({ captcha, field }: CaptchaFieldProps) {
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
      <TextField label={t('captcha')} autoComplete="off" {...field} />
    </div>
  );
}
