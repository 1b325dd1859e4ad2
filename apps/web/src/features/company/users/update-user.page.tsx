import { ErrorState, Skeleton } from '@tiku/ui';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { UserForm } from './user-form.tsx';
import type { WrittenUser } from './user-form.tsx';

export function UpdateUserPage() {
  const t = useTexts('company');
  const id = readId(useSearchParam('user_id')) ?? 0;
  const { data, error, refetch } = useCall('GET /ee/company/user', { id });
  const change = useChange((user: WrittenUser) => call('PUT /ee/company/user', { id, ...user }));
  return (
    <>
      <PageHeading title={data?.user.name ?? t('users.edit')} />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <UserForm user={data.user} action={t('save')} send={change} done={() => t('saved')} />}
    </>
  );
}
