import { showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { useSignIn } from '../account.api.ts';
import { sendResetCode, useResetByMobile } from './entry.api.ts';
import styles from './entry.module.css';
import { cleanFields } from './field-rules.ts';
import { MobileCodeFields } from './mobile-code-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useFieldRules } from './use-field-rules.ts';

/** A new password at once, and in with it. */
export function ResetByMobileForm() {
  const t = useTexts('account/entry');
  const signIn = useSignIn();
  const form = useForm('POST /password/reset/mobile', {
    initial: { mobile: '', verify_code: '', password: '' },
    ...useFieldRules(['mobile', 'verify_code', 'password']),
    send: useResetByMobile(),
    request: cleanFields,
    leaves: true,
    onDone: (_, { sent }) => {
      showToast(t('reset.done'));
      const { mobile: username, password } = cleanFields(sent);
      // The password is new either way: somebody who cannot be let in here signs in with it.
      signIn.mutate(
        { username, password },
        {
          onSuccess: () => navigate(paths.home, { replace: true }),
          onError: () => navigate(paths.login, { replace: true }),
        },
      );
    },
  });
  return (
    <Form form={form} className={styles.form}>
      <MobileCodeFields label={t('mobile')} form={form} send={sendResetCode} />
      <NewPasswordField label={t('new-password')} field={form.secret('password')} />
      <FormActions action={t('reset.submit')} wide />
    </Form>
  );
}
