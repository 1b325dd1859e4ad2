import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { UserForm } from './user-form.tsx';
import type { WrittenUser } from './user-form.tsx';

export function AddUserPage() {
  const t = useTexts('company');
  const add = useChange((user: WrittenUser) => call('POST /ee/company/user', user));
  return (
    <>
      <PageHeading title={t('users.add')} />
      <UserForm user={null} action={t('users.add')} send={add} done={(name) => t('user.added', { name })} />
    </>
  );
}
