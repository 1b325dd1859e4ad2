import type { CompanyUser } from '@tiku/contract';
import { Card, Switch, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { refreshUsers, useIsSuperAdmin } from '../company.api.ts';
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
  send: { mutateAsync: (user: WrittenUser) => Promise<{ user: { name: string } }> };
  done: (name: string) => string;
}

/** As a field for dates holds it, in the browser's own time zone. */
function dayOf(expiration: string): string {
  const day = lastDay(expiration);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export function UserForm({ user, action, send, done }: UserFormProps) {
  const t = useTexts('company');
  // Administrators are named by the super administrator alone.
  const canName = useIsSuperAdmin() && !user?.is_super_admin;
  const form = useForm('POST /ee/company/user', {
    initial: {
      job_id: user?.job_id ?? '',
      name: user?.name ?? '',
      department: user?.department ?? '',
      job_title: user?.job_title ?? '',
      emailaddress: user?.emailaddress ?? '',
      mobile: user?.mobile ?? '',
      expiration: user?.expiration ? dayOf(user.expiration) : '',
      is_admin: user?.is_admin ?? false,
    },
    send,
    request: ({ is_admin, expiration, ...written }) => ({
      ...written,
      expiration: expiration || null,
      ...(canName && { is_admin }),
    }),
    leaves: true,
    onDone: (answer) => {
      refreshUsers();
      showToast(done(answer.user.name));
      navigate(paths.companyUsers);
    },
  });

  return (
    <Card>
      <Form form={form} className={styles.form}>
        <div className={styles.pair}>
          <TextField label={t('user.name')} autoComplete="off" {...form.text('name')} />
          <TextField label={t('user.job-id')} autoComplete="off" {...form.text('job_id')} />
        </div>
        <div className={styles.pair}>
          <TextField label={t('user.mobile')} autoComplete="off" type="tel" {...form.text('mobile')} />
          <TextField label={t('user.email')} autoComplete="off" type="email" {...form.text('emailaddress')} />
        </div>
        <p className={styles.muted}>{t('user.contact-hint')}</p>
        <div className={styles.pair}>
          <TextField label={t('user.department')} autoComplete="off" {...form.text('department')} />
          <TextField label={t('user.job-title')} autoComplete="off" {...form.text('job_title')} />
        </div>
        {!user?.is_super_admin && (
          <TextField
            label={t('user.expiration')}
            hint={t('user.expiration-hint')}
            type="date"
            {...form.text('expiration')}
          />
        )}
        {canName && <Switch label={t('user.admin')} hint={t('user.admin-hint')} {...form.toggle('is_admin')} />}
        <FormActions action={action} back={paths.companyUsers} />
      </Form>
    </Card>
  );
}
