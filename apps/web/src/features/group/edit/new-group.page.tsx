import { joiningWays } from '@tiku/contract/limits';
import type { JoiningWay } from '@tiku/contract/limits';
import { showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useFoundGroup } from '../group.api.ts';
import { GroupForm } from './group-form.tsx';

const blank = { name: '', description: '', joining_way: joiningWays.verification as JoiningWay };

export function NewGroupPage() {
  const t = useTexts('group');
  usePageTitle(t('new'));
  const form = useForm('POST /mycreated/group', {
    initial: blank,
    send: useFoundGroup(),
    request: (values, { key }) => ({ ...values, request_key: key }),
    problems: (values) => ({ name: values.name.trim() === '' ? t('info.name-missing') : undefined }),
    leaves: true,
    onDone: ({ group }) => {
      showToast(t('created'));
      navigate(groupPath(group.group_id, paths.managedGroup), { replace: true });
    },
  });
  return (
    <>
      <PageHeading title={t('new')} />
      <GroupForm form={form} action={t('new.create')} back={paths.managedGroups} />
    </>
  );
}
