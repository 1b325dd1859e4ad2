import { limits, widthOf } from '@tiku/contract/limits';
import { TextArea, TextField } from '@tiku/ui';
import { errorCodes } from '../../lib/api/error-codes.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Form, FormActions } from '../../ui/form.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha, useSendFeedback } from './feedback.api.ts';
import styles from './new-feedback.module.css';

export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const t = useTexts('feedback');
  const captcha = useCaptcha();
  const form = useForm('POST /app/guest/feedback', {
    initial: { message: '', contact_info: '', captcha_text: '' },
    send: useSendFeedback(),
    request: (values) => ({ ...values, captcha_id: captcha.data?.captcha_id ?? '' }),
    problems: ({ message, captcha_text }) => ({
      message:
        widthOf(message.trim()) < limits.feedbackMin ? t('message-short', { min: limits.feedbackMin }) : undefined,
      captcha_text: captcha_text.trim() === '' ? t('captcha-missing') : undefined,
    }),
    blames: ({ errorCode }) => (errorCode === errorCodes.bad_captcha ? 'captcha_text' : null),
    // Letters are good for one try.
    onRefused: () => void captcha.refetch(),
    onDone: onSent,
  });

  return (
    <Form form={form} className={styles.form}>
      <TextArea
        label={t('message')}
        hint={t('message-hint', { min: limits.feedbackMin })}
        rows={6}
        {...form.text('message')}
      />
      <TextField label={t('contact')} hint={t('contact-hint')} {...form.text('contact_info')} />
      <CaptchaField captcha={captcha} field={form.text('captcha_text')} />
      <FormActions action={t('send')} />
    </Form>
  );
}
