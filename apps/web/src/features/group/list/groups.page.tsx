import { groupOrders, groupStatus } from '@tiku/contract/limits';
import { Button, EmptyState, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { ChipsLine, ListTools, NarrowingChips, NoMatch, OrderChoice } from '../../../ui/list/list-tools.tsx';
import { NewLink } from '../../../ui/list/new-link.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useGroups } from '../group.api.ts';
import type { Side } from '../group.api.ts';
import { FindGroupDialog } from '../join/find-group-dialog.tsx';
import { GroupRows } from './group-rows.tsx';
import { TourOffer } from '../../tour/tour.ts';

/** People who run groups found one; people who are in groups join another. */
function NextStep({ side }: { side: Side }) {
  const t = useTexts('group');
  const [isFinding, setFinding] = useState(false);
  if (side === 'managed') {
    return (
      <NewLink to={paths.newGroup} data-tour="new">
        {t('new')}
      </NewLink>
    );
  }
  return (
    <>
      <Button look="primary" onClick={() => setFinding(true)}>
        <Icon name="plus" size={16} />
        {t('join.find')}
      </Button>
      {isFinding && <FindGroupDialog onClose={() => setFinding(false)} />}
    </>
  );
}

function NoGroups({ side, isNarrowed }: { side: Side; isNarrowed: boolean }) {
  const t = useTexts('group');
  if (isNarrowed) {
    return <NoMatch title={t('list.no-match')} action={t('list.show-all')} params={['q', 'status']} />;
  }
  return (
    <EmptyState title={t(`list.empty.${side}`)} text={t(`list.empty-text.${side}`)}>
      <NextStep side={side} />
    </EmptyState>
  );
}

function GroupsPage({ side }: { side: Side }) {
  const t = useTexts('group');
  const { list, status, order_by, isNarrowed } = useGroups(side);
  return (
    <>
      <PageHeading title={t(`list.title.${side}`)}>
        <NextStep side={side} />
      </PageHeading>
      {side === 'managed' && <TourOffer name="groups" />}
      <ListTools>
        <SearchBox label={t('list.search')} />
        <OrderChoice
          label={t('list.order')}
          order={order_by}
          orders={groupOrders}
          nameOf={(order) => t(`list.order.${order}`)}
        />
      </ListTools>
      <ChipsLine data-tour="status">
        <NarrowingChips
          param="status"
          label={t('status')}
          all={t('status.all')}
          value={status}
          values={Object.values(groupStatus)}
          nameOf={(each) => t(`status.${each}`)}
        />
      </ChipsLine>
      <PagedList list={list} empty={<NoGroups side={side} isNarrowed={isNarrowed} />}>
        {(groups) => <GroupRows side={side} groups={groups} />}
      </PagedList>
    </>
  );
}

export function ManagedGroupsPage() {
  return <GroupsPage side="managed" />;
}

export function JoinedGroupsPage() {
  return <GroupsPage side="joined" />;
}
