import type { RequestOf } from '@tiku/contract';
import { Dialog, TextField, showToast } from '@tiku/ui';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { refreshUsers } from '../company.api.ts';

interface ChangeSeveralDialogProps {
  userIds: number[];
  onClose: () => void;
}

/** What is left empty stays as it is for each of them. */
export function ChangeSeveralDialog({ userIds, onClose }: ChangeSeveralDialogProps) {
  const t = useTexts('company');
  const form = useForm('PUT /ee/company/users', {
    initial: { department: '', job_title: '', expiration: '' },
    send: useChange((request: RequestOf<'PUT /ee/company/users'>) => call('PUT /ee/company/users', request)),
    request: (values) => {
      const written = Object.entries(values).filter(([, value]) => value.trim() !== '');
      return { user_ids: userIds, ...Object.fromEntries(written) };
    },
    leaves: true,
    onDone: ({ count }) => {
      showToast(t('users.changed', { count }));
      refreshUsers();
      onClose();
    },
  });

  return (
    <Dialog title={t('users.change-title', { count: userIds.length })} onClose={onClose}>
      <Form form={form}>
        <p>{t('users.change-hint')}</p>
        <TextField label={t('user.department')} {...form.text('department')} />
        <TextField label={t('user.job-title')} {...form.text('job_title')} />
        <TextField label={t('user.expiration')} type="date" {...form.text('expiration')} />
        <FormActions action={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
