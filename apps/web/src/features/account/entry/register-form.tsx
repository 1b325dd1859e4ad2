import { limits, rules } from '@tiku/contract/limits';
import { Button, FormError, TextField } from '@tiku/ui';
import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { safeRedirect } from '../../../lib/navigation/safe-redirect.ts';
import { firstPageOf, registerByEmail, sendRegisterCode, useRegisterByMobile } from './entry.api.ts';
import type { EmailRegistration } from './entry.api.ts';
import styles from './entry.module.css';
import { MobileCodeFields } from './mobile-code-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useRuleForm } from './use-rule-form.ts';
import { useSending } from './use-sending.ts';

interface RegisterFormProps {
  by: 'mobile' | 'email';
  forCompany: boolean;
  /** The e-mail is on its way. */
  onSent: (registration: EmailRegistration) => void;
}

/** Who registers an address chooses the password once the link sent there is opened. */
const asked = { mobile: ['name', 'mobile', 'verify_code', 'password'], email: ['name', 'email'] } as const;
const company = ['company_name', 'member_limit'] as const;

export function RegisterForm({ by, forCompany, onSent }: RegisterFormProps) {
  const t = useTexts('account/entry');
  const way = safeRedirect(useSearchParam('redirect'), window.location.origin);
  const form = useRuleForm([...company, ...asked.mobile, 'email']);
  const email = useSending();
  const registerByMobile = useRegisterByMobile();
  const busy = registerByMobile.isPending || email.busy;

  /** What both ways send, and null after pointing out what is missing. */
  function readForm(target: HTMLFormElement) {
    const order = ['company_name', 'member_limit', 'name', 'mobile', 'verify_code', 'email', 'password'] as const;
    const wanted = new Set<string>([...asked[by], ...(forCompany ? company : [])]);
    const typed = form.read(
      target,
      order.filter((field) => wanted.has(field)),
    );
    if (!typed) return null;
    const { company_name, member_limit, ...person } = typed;
    return forCompany ? { ...person, company_name, member_limit: Number(member_limit) } : person;
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const typed = readForm(event.currentTarget);
    if (!typed) return;
    const { mobile: number, verify_code, password, email: address, ...person } = typed;
    if (by === 'mobile') {
      registerByMobile.mutate(
        { ...person, mobile: number, verify_code, password },
        {
          onSuccess: (answer) => navigate(firstPageOf(answer, way), { replace: true }),
          onError: ({ failure }) => form.refuse(failure),
        },
      );
    } else {
      const registration = { ...person, email: address, ...(way !== paths.home && { redirect: way }) };
      void email
        .start(() => registerByEmail(registration))
        .then((failure) => (failure ? form.refuse(failure) : onSent(registration)));
    }
  }

  return (
    <form className={styles.form} method="post" onSubmit={handleSubmit} noValidate>
      <FormError message={form.message} />
      {forCompany && (
        <>
          <TextField
            label={t('company-name')}
            autoComplete="organization"
            maxLength={rules.companyName.max}
            {...form.bind('company_name')}
          />
          <TextField
            label={t('member-limit')}
            hint={t('member-limit-hint', { days: limits.reviewDays })}
            inputMode="numeric"
            autoComplete="off"
            {...form.bind('member_limit')}
          />
        </>
      )}
      <TextField
        key="name"
        label={t('name')}
        hint={t('name-hint', { min: rules.name.min })}
        autoComplete="name"
        maxLength={rules.name.max}
        {...form.bind('name')}
      />
      {by === 'mobile' ? (
        <MobileCodeFields label={t('mobile')} form={form} send={sendRegisterCode} />
      ) : (
        <TextField
          label={t('email')}
          hint={t('register.email-hint')}
          type="email"
          autoComplete="email"
          maxLength={rules.email.max}
          {...form.bind('email')}
        />
      )}
      {by === 'mobile' && <NewPasswordField label={t('password')} field={form.bind('password')} />}
      <Button type="submit" look="primary" size="large" busy={busy}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
