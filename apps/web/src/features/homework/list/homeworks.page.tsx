import type { GroupEntry } from '@tiku/contract';
import { ButtonLink, EmptyState, Icon } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { newHomeworkPath } from '../../../lib/navigation/paths.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { isOpen } from '../../group/group.api.ts';
import { LoadedGroup } from '../../group/group.ts';
import { useJoinedHomeworks, useManagedHomeworks } from '../homework.api.ts';
import { JoinedRows, ManagedRows } from './homework-rows.tsx';

function NewHomework({ group }: { group: GroupEntry }) {
  const t = useTexts('homework');
  if (!isOpen(group)) return null;
  return (
    <ButtonLink look="primary" to={newHomeworkPath({ groupId: group.group_id })}>
      <Icon name="plus" size={16} />
      {t('new')}
    </ButtonLink>
  );
}

function Managed({ group }: { group: GroupEntry }) {
  const t = useTexts('homework');
  return (
    <PagedList
      list={useManagedHomeworks(group.group_id)}
      empty={
        <EmptyState title={t('empty.managed')} text={t('empty.managed-text')}>
          <NewHomework group={group} />
        </EmptyState>
      }
    >
      {(rows) => <ManagedRows rows={rows} />}
    </PagedList>
  );
}

function Joined({ group }: { group: GroupEntry }) {
  const t = useTexts('homework');
  return (
    <PagedList
      list={useJoinedHomeworks(group.group_id)}
      empty={<EmptyState title={t('empty.joined')} text={t('empty.joined-text')} />}
    >
      {(rows) => <JoinedRows rows={rows} />}
    </PagedList>
  );
}

export function ManagedHomeworksPage() {
  return (
    <LoadedGroup side="managed" part="homework" actions={NewHomework}>
      {(group) => <Managed group={group} />}
    </LoadedGroup>
  );
}

export function JoinedHomeworksPage() {
  return (
    <LoadedGroup side="joined" part="homework">
      {(group) => <Joined group={group} />}
    </LoadedGroup>
  );
}
