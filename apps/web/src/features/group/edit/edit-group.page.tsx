import type { GroupEntry } from '@tiku/contract';
import { groupRoles } from '@tiku/contract/limits';
import { Card, EmptyState, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { isOpen, useEditGroup } from '../group.api.ts';
import { LoadedGroup } from '../loaded-group.tsx';
import { GroupForm } from './group-form.tsx';

function EditGroup({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  const back = groupPath(group.group_id, paths.managedGroup);
  const { name, description, joining_way } = group;
  const form = useForm('POST /mymanaged/group/info', {
    initial: { name, description, joining_way },
    send: useEditGroup(),
    request: (values) => ({ group_id: group.group_id, ...values }),
    problems: (values) => ({ name: values.name.trim() === '' ? t('info.name-missing') : undefined }),
    leaves: true,
    onDone: () => {
      showToast(t('saved'));
      navigate(back, { replace: true });
    },
  });
  return <GroupForm form={form} action={t('save')} back={back} />;
}

export function EditGroupPage() {
  const t = useTexts('group');
  return (
    <LoadedGroup side="managed" part="overview">
      {(group) =>
        group.role === groupRoles.owner && isOpen(group) ? (
          <EditGroup key={group.group_id} group={group} />
        ) : (
          <Card>
            <EmptyState drawing="lost" title={t('info.not-now')} />
          </Card>
        )
      }
    </LoadedGroup>
  );
}
