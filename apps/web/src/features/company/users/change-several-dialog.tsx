import type { RequestOf } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, TextField, showToast } from '@tiku/ui';
import type { FormEvent } from 'react';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { readText } from '../../../lib/form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { refreshUsers } from '../company.api.ts';
import styles from '../company.module.css';

interface ChangeSeveralDialogProps {
  userIds: number[];
  onClose: () => void;
}

/** What is left empty stays as it is for each of them. */
export function ChangeSeveralDialog({ userIds, onClose }: ChangeSeveralDialogProps) {
  const t = useTexts('company');
  const change = useChange((request: RequestOf<'PUT /ee/company/users'>) => call('PUT /ee/company/users', request));

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const written = Object.entries({
      department: readText(data, 'department'),
      job_title: readText(data, 'job_title'),
      expiration: readText(data, 'expiration'),
    }).filter(([, value]) => value !== '');
    change.mutate(
      { user_ids: userIds, ...Object.fromEntries(written) },
      {
        onSuccess: ({ count }) => {
          showToast(t('users.changed', { count }));
          refreshUsers();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={t('users.change-title', { count: userIds.length })} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <p>{t('users.change-hint')}</p>
        <FormError message={change.error?.message ?? null} />
        <TextField label={t('user.department')} name="department" maxLength={rules.companyUser.textMax} />
        <TextField label={t('user.job-title')} name="job_title" maxLength={rules.companyUser.textMax} />
        <TextField label={t('user.expiration')} name="expiration" type="date" />
        <div className={styles.buttons}>
          <Button type="submit" look="primary" busy={change.isPending}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
