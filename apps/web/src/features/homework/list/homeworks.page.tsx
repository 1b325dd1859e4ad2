import type { GroupEntry } from '@tiku/contract';
import { EmptyState } from '@tiku/ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { newHomeworkPath } from '../../../lib/navigation/addresses.ts';
import { NoMatch } from '../../../ui/list/list-tools.tsx';
import { NewLink } from '../../../ui/list/new-link.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { isOpen } from '../../group/group.api.ts';
import type { Side } from '../../group/group.api.ts';
import { GroupPart } from '../../group/group.ts';
import { useJoinedHomeworks, useManagedHomeworks } from '../homework.api.ts';
import styles from '../homework.module.css';
import { JoinedRows, ManagedRows } from './homework-rows.tsx';
import { Unfinished } from './unfinished.tsx';

function NewHomework({ group }: { group: GroupEntry }) {
  const t = useTexts('homework');
  if (!isOpen(group)) return null;
  return <NewLink to={newHomeworkPath({ groupId: group.group_id })}>{t('new')}</NewLink>;
}

interface HomeworkListProps<T> {
  side: Side;
  list: ComponentProps<typeof PagedList<T>>['list'];
  rows: ComponentType<{ rows: readonly T[] }>;
  /** The next step for somebody who has none. */
  children?: ReactNode;
}

function HomeworkList<T>({ side, list, rows: HomeworkRows, children }: HomeworkListProps<T>) {
  const t = useTexts('homework');
  const isNarrowed = useSearchParam('q') !== undefined;
  const none = (
    <EmptyState title={t(`empty.${side}`)} text={t(`empty.${side}-text`)}>
      {children}
    </EmptyState>
  );
  const noMatch = <NoMatch title={t('list.no-match')} action={t('list.show-all')} params={['q']} />;
  return (
    <>
      <div className={styles.search}>
        <SearchBox label={t('list.search')} />
      </div>
      <PagedList list={list} empty={isNarrowed ? noMatch : none}>
        {(rows) => <HomeworkRows rows={rows} />}
      </PagedList>
    </>
  );
}

function Managed({ group }: { group: GroupEntry }) {
  const list = useManagedHomeworks(group.group_id);
  return (
    <>
      <Unfinished group={group} />
      <HomeworkList side="managed" list={list} rows={ManagedRows}>
        <NewHomework group={group} />
      </HomeworkList>
    </>
  );
}

function Joined({ group }: { group: GroupEntry }) {
  const list = useJoinedHomeworks(group.group_id);
  return <HomeworkList side="joined" list={list} rows={JoinedRows} />;
}

export function ManagedHomeworksPage() {
  return <GroupPart side="managed" part="homework" view={Managed} actions={NewHomework} />;
}

export function JoinedHomeworksPage() {
  return <GroupPart side="joined" part="homework" view={Joined} />;
}
