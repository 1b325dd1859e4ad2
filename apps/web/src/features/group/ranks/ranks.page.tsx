import type { GroupEntry, GroupRank } from '@tiku/contract';
import { groupRoles } from '@tiku/contract/limits';
import { Badge, Button, ConfirmDialog, EmptyState, Icon, Link, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import type { Side } from '../group.api.ts';
import { LoadedGroup } from '../loaded-group.tsx';
import { useRanks, useResetRanks, useUndoReset } from './ranks.api.ts';
import type { Ranks } from './ranks.api.ts';
import styles from './ranks.module.css';

function Places({ ranks }: { ranks: readonly GroupRank[] }) {
  const t = useTexts('group');
  const format = useFormat();
  return (
    <table className={styles.places}>
      <thead>
        <tr>
          <th scope="col">{t('rank.place')}</th>
          <th scope="col">{t('rank.name')}</th>
          <th scope="col">{t('rank.points')}</th>
          <th scope="col">{t('rank.time')}</th>
        </tr>
      </thead>
      <tbody>
        {ranks.map(({ user_id, rank, alias, name, points, seconds, is_me }) => (
          <tr key={user_id} className={is_me ? styles.mine : undefined}>
            <td>{format.number(rank)}</td>
            <th scope="row">
              <span className={styles.person}>
                {alias || name}
                {is_me && <Badge tone="accent">{t('you')}</Badge>}
              </span>
            </th>
            <td>{format.score(points)}</td>
            <td>{format.duration(seconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OwnerTools({ group, undoUntil }: { group: GroupEntry; undoUntil: string | null }) {
  const t = useTexts('group');
  const format = useFormat();
  const reset = useResetRanks();
  const undo = useUndoReset();
  const [isAsking, setAsking] = useState(false);
  const onError = (error: Error) => {
    setAsking(false);
    showToast(error.message, 'failed');
  };

  function restore(): void {
    undo.mutate(group.group_id, { onSuccess: () => showToast(t('rank.restored')), onError });
  }

  return (
    <div className={styles.tools}>
      {undoUntil && (
        <>
          <span className={styles.muted}>{t('rank.undo-until', { date: format.date(undoUntil) })}</span>
          <Button busy={undo.isPending} onClick={restore}>
            <Icon name="undo" size={16} />
            {t('rank.undo')}
          </Button>
        </>
      )}
      <Button onClick={() => setAsking(true)}>{t('rank.reset')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('rank.reset-title')}
          text={t('rank.reset-text')}
          action={t('rank.reset')}
          busy={reset.isPending}
          onConfirm={() =>
            reset.mutate(group.group_id, {
              onSuccess: () => {
                setAsking(false);
                showToast(t('rank.was-reset'));
              },
              onError,
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function Ranking({ side, group }: { side: Side; group: GroupEntry }) {
  const t = useTexts('group');
  const list = useRanks(side, group.group_id);
  const ranks: Ranks | undefined = list.page.data;
  const isOwner = side === 'managed' && group.role === groupRoles.owner;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.muted}>
          {ranks?.mine ? t('rank.mine', { rank: ranks.mine.rank, count: list.total }) : t('rank.text')}
        </p>
        {isOwner && ranks && <OwnerTools group={group} undoUntil={ranks.undo_until ?? null} />}
      </div>
      <PagedList
        list={list}
        usual={20}
        empty={<EmptyState drawing="done" title={t('rank.empty')} text={t('rank.empty-text')} />}
      >
        {(places) => <Places ranks={places} />}
      </PagedList>
      {ranks?.is_hidden && (
        <p className={styles.note}>
          {t('rank.hidden')} <Link to={paths.accountInfo}>{t('rank.settings')}</Link>
        </p>
      )}
    </>
  );
}

export function ManagedRanksPage() {
  return (
    <LoadedGroup side="managed" part="ranks">
      {(group) => <Ranking side="managed" group={group} />}
    </LoadedGroup>
  );
}

export function JoinedRanksPage() {
  return (
    <LoadedGroup side="joined" part="ranks">
      {(group) => <Ranking side="joined" group={group} />}
    </LoadedGroup>
  );
}
