import type { GroupEntry } from '@tiku/contract';
import { Button, ButtonLink, EmptyState, Icon } from '@tiku/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { newHomeworkPath } from '../../../lib/navigation/addresses.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { isOpen } from '../../group/group.api.ts';
import { LoadedGroup } from '../../group/group.ts';
import { useJoinedHomeworks, useManagedHomeworks } from '../homework.api.ts';
import styles from '../homework.module.css';
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

/** What to say where there is none, or none that fits what was searched for. */
function NoHomework({ children }: { children: ReactNode }) {
  const t = useTexts('homework');
  if (useSearchParam('q') === undefined) return children;
  return (
    <EmptyState drawing="lost" title={t('list.no-match')}>
      <Button onClick={() => narrowTo({ q: undefined })}>{t('list.show-all')}</Button>
    </EmptyState>
  );
}

function Managed({ group }: { group: GroupEntry }) {
  const t = useTexts('homework');
  return (
    <>
      <div className={styles.search}>
        <SearchBox label={t('list.search')} />
      </div>
      <PagedList
        list={useManagedHomeworks(group.group_id)}
        empty={
          <NoHomework>
            <EmptyState title={t('empty.managed')} text={t('empty.managed-text')}>
              <NewHomework group={group} />
            </EmptyState>
          </NoHomework>
        }
      >
        {(rows) => <ManagedRows rows={rows} />}
      </PagedList>
    </>
  );
}

function Joined({ group }: { group: GroupEntry }) {
  const t = useTexts('homework');
  return (
    <>
      <div className={styles.search}>
        <SearchBox label={t('list.search')} />
      </div>
      <PagedList
        list={useJoinedHomeworks(group.group_id)}
        empty={
          <NoHomework>
            <EmptyState title={t('empty.joined')} text={t('empty.joined-text')} />
          </NoHomework>
        }
      >
        {(rows) => <JoinedRows rows={rows} />}
      </PagedList>
    </>
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
