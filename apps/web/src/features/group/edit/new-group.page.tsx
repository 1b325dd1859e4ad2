import { joiningWays } from '@tiku/contract/limits';
import { showToast } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useFoundGroup } from '../group.api.ts';
import { GroupForm } from './group-form.tsx';

const blank = { name: '', description: '', joining_way: joiningWays.verification };

export function NewGroupPage() {
  const t = useTexts('group');
  usePageTitle(t('new'));
  const found = useFoundGroup();
  const key = useRef(newRequestKey());
  const created = found.data?.group;

  // Once the form knows that nothing is left to lose, so that it does not ask.
  useEffect(() => {
    if (!created) return;
    showToast(t('created'));
    navigate(groupPath(created.group_id, paths.managedGroup), { replace: true });
  }, [created, t]);

  return (
    <>
      <PageHeading title={t('new')} />
      <GroupForm
        saved={blank}
        action={t('new.create')}
        back={paths.managedGroups}
        failure={found.error}
        busy={found.isPending}
        isDone={found.isSuccess}
        onSave={(info) => found.mutate({ ...info, request_key: key.current })}
      />
    </>
  );
}
