import type { GroupEntry } from '@tiku/contract';
import { EmptyState } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { newSharePath } from '../../../lib/navigation/addresses.ts';
import { NewLink } from '../../../ui/list/new-link.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { isOpen } from '../group.api.ts';
import type { Side } from '../group.api.ts';
import { GroupPart } from '../loaded-group.tsx';
import { ShareRows } from './share-rows.tsx';
import { useShares } from './shares.api.ts';

function NewShare({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  if (!isOpen(group)) return null;
  return <NewLink to={newSharePath({ groupId: group.group_id })}>{t('share.new')}</NewLink>;
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
  return <GroupPart side="managed" part="shares" view={Shares} actions={NewShare} />;
}

export function JoinedSharesPage() {
  return <GroupPart side="joined" part="shares" view={Shares} />;
}
