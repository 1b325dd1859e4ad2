import type { CompanyUser } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, ButtonLink, Card, FormError, Switch, TextField } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CallFailed } from '../../../lib/api/failure.ts';
import { readText } from '../../../lib/form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useIsSuperAdmin } from '../company.api.ts';
import styles from '../company.module.css';
import { lastDay } from '../last-day.ts';

export interface WrittenUser {
  job_id: string;
  name: string;
  department: string;
  job_title: string;
  emailaddress: string;
  mobile: string;
  expiration: string | null;
  is_admin?: boolean;
}

interface UserFormProps {
  /** Null for somebody new. */
  user: CompanyUser | null;
  action: string;
  failure: CallFailed | null;
  busy: boolean;
  onSave: (user: WrittenUser) => void;
}

/** As a field for dates holds it, in the browser's own time zone. */
function dayOf(expiration: string): string {
  const day = lastDay(expiration);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export function UserForm({ user, action, failure, busy, onSave }: UserFormProps) {
  const t = useTexts('company');
  const [isAdmin, setAdmin] = useState(user?.is_admin ?? false);
  // Administrators are named by the super administrator alone.
  const canName = useIsSuperAdmin();
  const errors = failure?.failure.fields ?? {};

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    onSave({
      job_id: readText(data, 'job_id'),
      name: readText(data, 'name'),
      department: readText(data, 'department'),
      job_title: readText(data, 'job_title'),
      emailaddress: readText(data, 'emailaddress'),
      mobile: readText(data, 'mobile'),
      expiration: readText(data, 'expiration') || null,
      ...(canName && !user?.is_super_admin && { is_admin: isAdmin }),
    });
  }

  const field = (name: keyof WrittenUser & keyof CompanyUser, label: string, max: number) => ({
    label,
    name,
    maxLength: max,
    defaultValue: String(user?.[name] ?? ''),
    error: errors[name],
    autoComplete: 'off',
  });
  const { textMax } = rules.companyUser;
  return (
    <Card>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <FormError message={Object.keys(errors).length > 0 ? null : (failure?.message ?? null)} />
        <div className={styles.pair}>
          <TextField {...field('name', t('user.name'), rules.name.max)} required />
          <TextField {...field('job_id', t('user.job-id'), textMax)} />
        </div>
        <div className={styles.pair}>
          <TextField {...field('mobile', t('user.mobile'), 20)} type="tel" />
          <TextField {...field('emailaddress', t('user.email'), rules.email.max)} type="email" />
        </div>
        <p className={styles.muted}>{t('user.contact-hint')}</p>
        <div className={styles.pair}>
          <TextField {...field('department', t('user.department'), textMax)} />
          <TextField {...field('job_title', t('user.job-title'), textMax)} />
        </div>
        {!user?.is_super_admin && (
          <TextField
            label={t('user.expiration')}
            hint={t('user.expiration-hint')}
            name="expiration"
            type="date"
            defaultValue={user?.expiration ? dayOf(user.expiration) : ''}
            error={errors.expiration}
          />
        )}
        {canName && !user?.is_super_admin && (
          <Switch label={t('user.admin')} hint={t('user.admin-hint')} checked={isAdmin} onChange={setAdmin} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" look="primary" busy={busy}>
            {action}
          </Button>
          <ButtonLink look="quiet" to={paths.companyUsers}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </form>
    </Card>
  );
}
