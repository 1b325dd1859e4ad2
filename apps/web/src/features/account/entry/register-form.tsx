import { limits, rules } from '@tiku/contract/limits';
import { TextField } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { safeRedirect } from '../../../lib/navigation/safe-redirect.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { firstPageOf, sendRegisterCode, useRegister } from './entry.api.ts';
import type { EmailRegistration, Registration } from './entry.api.ts';
import styles from './entry.module.css';
import { cleanFields } from './field-rules.ts';
import { MobileCodeFields } from './mobile-code-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useFieldRules } from './use-field-rules.ts';

interface RegisterFormProps {
  by: 'mobile' | 'email';
  forCompany: boolean;
  /** The e-mail is on its way. */
  onSent: (registration: EmailRegistration) => void;
}

/** Who registers an address chooses the password once the link sent there is opened. */
const asked = { mobile: ['name', 'mobile', 'verify_code', 'password'], email: ['name', 'email'] } as const;
const company = ['company_name', 'member_limit'] as const;

const nothing = {
  company_name: '',
  member_limit: '',
  name: '',
  mobile: '',
  verify_code: '',
  email: '',
  password: '',
};

export function RegisterForm({ by, forCompany, onSent }: RegisterFormProps) {
  const t = useTexts('account/entry');
  const way = safeRedirect(useSearchParam('redirect'), window.location.origin);
  const asks = [...(forCompany ? company : []), ...asked[by]];

  function read(typed: typeof nothing): Registration {
    const { name, mobile, verify_code, password, email, company_name, member_limit } = cleanFields(typed);
    const person = { name, ...(forCompany && { company_name, member_limit: Number(member_limit) }) };
    return by === 'mobile'
      ? { ...person, mobile, verify_code, password }
      : { ...person, email, ...(way !== paths.home && { redirect: way }) };
  }

  const form = useForm(by === 'mobile' ? 'POST /user/register/mobile' : 'POST /user/register/email', {
    initial: nothing,
    asks,
    ...useFieldRules(asks),
    send: useRegister(),
    request: read,
    leaves: true,
    onDone: (answer, { sent }) => {
      const registration = read(sent);
      if (answer) navigate(firstPageOf(answer, way), { replace: true });
      else if ('email' in registration) onSent(registration);
    },
  });

  return (
    <Form form={form} className={styles.form} method="post">
      {forCompany && (
        <>
          <TextField label={t('company-name')} autoComplete="organization" {...form.text('company_name')} />
          <TextField
            label={t('member-limit')}
            hint={t('member-limit-hint', { days: limits.reviewDays })}
            inputMode="numeric"
            autoComplete="off"
            {...form.text('member_limit')}
          />
        </>
      )}
      <TextField
        key="name"
        label={t('name')}
        hint={t('name-hint', { min: rules.name.min })}
        autoComplete="name"
        {...form.text('name')}
      />
      {by === 'mobile' ? (
        <MobileCodeFields label={t('mobile')} form={form} send={sendRegisterCode} />
      ) : (
        <TextField
          label={t('email')}
          hint={t('register.email-hint')}
          type="email"
          autoComplete="email"
          {...form.text('email')}
        />
      )}
      {by === 'mobile' && <NewPasswordField label={t('password')} field={form.secret('password')} />}
      <FormActions action={t('register.submit')} wide />
    </Form>
  );
}
