import type { GroupEntry } from '@tiku/contract';
import { groupRoles } from '@tiku/contract/limits';
import { Card, EmptyState, showToast } from '@tiku/ui';
import { useEffect } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { isOpen, useEditGroup } from '../group.api.ts';
import { LoadedGroup } from '../loaded-group.tsx';
import { GroupForm } from './group-form.tsx';

function EditGroup({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  const edit = useEditGroup();
  const back = groupPath(group.group_id, paths.managedGroup);
  const { name, description, joining_way } = group;

  useEffect(() => {
    if (!edit.isSuccess) return;
    showToast(t('saved'));
    navigate(back, { replace: true });
  }, [edit.isSuccess, back, t]);

  return (
    <GroupForm
      saved={{ name, description, joining_way }}
      action={t('save')}
      back={back}
      failure={edit.error}
      busy={edit.isPending}
      isDone={edit.isSuccess}
      onSave={(info) => edit.mutate({ group_id: group.group_id, ...info })}
    />
  );
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
