import type { GroupEntry } from '@tiku/contract';
import { ButtonLink, EmptyState, Icon } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { newSharePath } from '../../../lib/navigation/addresses.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { isOpen } from '../group.api.ts';
import type { Side } from '../group.api.ts';
import { LoadedGroup } from '../loaded-group.tsx';
import { ShareRows } from './share-rows.tsx';
import { useShares } from './shares.api.ts';

function NewShare({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  if (!isOpen(group)) return null;
  return (
    <ButtonLink look="primary" to={newSharePath({ groupId: group.group_id })}>
      <Icon name="plus" size={16} />
      {t('share.new')}
    </ButtonLink>
  );
}

function Shares({ side, group }: { side: Side; group: GroupEntry }) {
  const t = useTexts('group');
  return (
    <PagedList
      list={useShares(group.group_id)}
      empty={
        <EmptyState title={t('share.empty')} text={t(`share.empty-text.${side}`)}>
          {side === 'managed' && <NewShare group={group} />}
        </EmptyState>
      }
    >
      {(shares) => <ShareRows side={side} group={group} shares={shares} />}
    </PagedList>
  );
}

export function ManagedSharesPage() {
  return (
    <LoadedGroup side="managed" part="shares" actions={NewShare}>
      {(group) => <Shares side="managed" group={group} />}
    </LoadedGroup>
  );
}

export function JoinedSharesPage() {
  return (
    <LoadedGroup side="joined" part="shares">
      {(group) => <Shares side="joined" group={group} />}
    </LoadedGroup>
  );
}
