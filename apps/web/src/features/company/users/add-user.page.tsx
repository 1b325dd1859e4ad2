import { showToast } from '@tiku/ui';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { refreshUsers } from '../company.api.ts';
import { UserForm } from './user-form.tsx';
import type { WrittenUser } from './user-form.tsx';

export function AddUserPage() {
  const t = useTexts('company');
  const add = useChange((user: WrittenUser) => call('POST /ee/company/user', user));
  return (
    <>
      <PageHeading title={t('users.add')} />
      <UserForm
        user={null}
        action={t('users.add')}
        failure={add.error}
        busy={add.isPending}
        onSave={(written) =>
          add.mutate(written, {
            onSuccess: ({ user }) => {
              refreshUsers();
              showToast(t('user.added', { name: user.name }));
              navigate(paths.companyUsers);
            },
          })
        }
      />
    </>
  );
}
