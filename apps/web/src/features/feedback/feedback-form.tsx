import { limits, rules, widthOf } from '@tiku/contract/limits';
import { Button, FormError, TextArea, TextField } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { errorCodes } from '../../lib/api/error-codes.ts';
import { readText } from '../../lib/form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha, useSendFeedback } from './feedback.api.ts';
import styles from './new-feedback.module.css';

export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const t = useTexts('feedback');
  const captcha = useCaptcha();
  const send = useSendFeedback();
  const [problems, setProblems] = useState<Record<string, string>>({});

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending || !captcha.data) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const message = readText(data, 'message');
    const captcha_text = readText(data, 'captcha_text');
    const found: Record<string, string> = {};
    if (widthOf(message) < limits.feedbackMin) found.message = t('message-short', { min: limits.feedbackMin });
    if (!captcha_text) found.captcha_text = t('captcha-missing');
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    const { captcha_id } = captcha.data;
    const feedback = {
      message,
      contact_info: readText(data, 'contact_info'),
      captcha_id,
      captcha_text,
    };
    send.mutate(feedback, {
      onSuccess: onSent,
      onError: ({ failure }) => {
        const { message: why, errorCode, fields } = failure;
        setProblems(errorCode === errorCodes.bad_captcha ? { captcha_text: why } : fields);
        // Letters are good for one try.
        void captcha.refetch();
      },
    });
  }

  const refused = send.error?.failure;
  const formError = refused && Object.keys(problems).length === 0 ? refused.message : null;
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormError message={formError} />
      <TextArea
        label={t('message')}
        hint={t('message-hint', { min: limits.feedbackMin })}
        name="message"
        rows={6}
        required
        maxLength={limits.feedbackMax}
        error={problems.message}
      />
      <TextField
        label={t('contact')}
        hint={t('contact-hint')}
        name="contact_info"
        maxLength={rules.feedback.contactMax}
        error={problems.contact_info}
      />
      <CaptchaField captcha={captcha} error={problems.captcha_text ?? problems.captcha_id} />
      <Button type="submit" look="primary" className={styles.send} busy={send.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
