import { groupOrders, groupStatus } from '@tiku/contract/limits';
import { Button, ButtonLink, Choice, EmptyState, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useGroups } from '../group.api.ts';
import type { Side } from '../group.api.ts';
import { FindGroupDialog } from '../join/find-group-dialog.tsx';
import { GroupRows } from './group-rows.tsx';
import { TourOffer } from '../../tour/tour.ts';
import styles from './groups.module.css';

/** People who run groups found one; people who are in groups join another. */
function NextStep({ side }: { side: Side }) {
  const t = useTexts('group');
  const [isFinding, setFinding] = useState(false);
  if (side === 'managed') {
    return (
      <ButtonLink look="primary" to={paths.newGroup} data-tour="new">
        <Icon name="plus" size={16} />
        {t('new')}
      </ButtonLink>
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
    return (
      <EmptyState drawing="lost" title={t('list.no-match')}>
        <Button onClick={() => narrowTo({ q: undefined, status: undefined })}>{t('list.show-all')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t(`list.empty.${side}`)} text={t(`list.empty-text.${side}`)}>
      <NextStep side={side} />
    </EmptyState>
  );
}

const statuses = Object.values(groupStatus);

function GroupsPage({ side }: { side: Side }) {
  const t = useTexts('group');
  const { list, status, order_by, isNarrowed } = useGroups(side);
  return (
    <>
      <PageHeading title={t(`list.title.${side}`)}>
        <NextStep side={side} />
      </PageHeading>
      {side === 'managed' && <TourOffer name="groups" />}
      <div className={styles.tools}>
        <SearchBox label={t('list.search')} />
        <Choice
          label={t('list.order')}
          value={order_by}
          options={groupOrders.map((order) => ({ value: order, content: t(`list.order.${order}`) }))}
          onChoose={(order) => narrowTo({ order })}
        />
      </div>
      <div className={styles.chips} data-tour="status">
        <Choice
          look="chips"
          label={t('status')}
          value={status === null ? '' : String(status)}
          options={[
            { value: '', content: t('status.all') },
            ...statuses.map((each) => ({ value: String(each), content: t(`status.${each}`) })),
          ]}
          onChoose={(value) => narrowTo({ status: value || undefined })}
        />
      </div>
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
