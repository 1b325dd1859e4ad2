import type { GroupEntry, GroupRank } from '@tiku/contract';
import { groupRoles } from '@tiku/contract/limits';
import { EmptyState, Icon, Link, showToast } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { AskingButton, ChangeButton } from '../../../ui/change-button.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { RankTable } from '../../../ui/rank-table.tsx';
import type { RankedPerson } from '../../../ui/rank-table.tsx';
import type { Side } from '../group.api.ts';
import { GroupPart } from '../loaded-group.tsx';
import { useRanks, useResetRanks, useUndoReset } from './ranks.api.ts';
import type { Ranks } from './ranks.api.ts';
import styles from './ranks.module.css';

function toPerson({ user_id: userId, alias, name, is_me: isMe, ...place }: GroupRank): RankedPerson {
  return { ...place, userId, name: alias || name, isMe };
}

function OwnerTools({ group, undoUntil }: { group: GroupEntry; undoUntil: string | null }) {
  const t = useTexts('group');
  const format = useFormat();
  const request = { group_id: group.group_id };
  const reset = useResetRanks();
  const undo = useUndoReset();
  return (
    <div className={styles.tools}>
      {undoUntil && (
        <>
          <span className={styles.muted}>{t('rank.undo-until', { date: format.date(undoUntil) })}</span>
          <ChangeButton change={undo} request={request} onDone={() => showToast(t('rank.restored'))}>
            <Icon name="undo" size={16} />
            {t('rank.undo')}
          </ChangeButton>
        </>
      )}
      <AskingButton
        change={reset}
        request={request}
        question={{ title: t('rank.reset-title'), text: t('rank.reset-text'), action: t('rank.reset') }}
        onDone={() => showToast(t('rank.was-reset'))}
      >
        {t('rank.reset')}
      </AskingButton>
    </div>
  );
}

function Ranking({ side, group }: { side: Side; group: GroupEntry }) {
  const t = useTexts('group');
  const list = useRanks(side, group.group_id);
  const ranks: Ranks | undefined = list.page.data;
  const undoUntil = ranks?.undo_until ?? null;
  const isOwner = side === 'managed' && group.role === groupRoles.owner;
  const canReset = isOwner && (list.total > 0 || undoUntil !== null);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.muted}>
          {ranks?.mine ? t('rank.mine', { rank: ranks.mine.rank, count: list.total }) : t('rank.text')}
        </p>
        {canReset && <OwnerTools group={group} undoUntil={undoUntil} />}
      </div>
      <PagedList
        list={list}
        usual={20}
        empty={<EmptyState drawing="done" title={t('rank.empty')} text={t('rank.empty-text')} />}
      >
        {(places) => <RankTable people={places.map(toPerson)} />}
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
  return <GroupPart side="managed" part="ranks" view={Ranking} />;
}

export function JoinedRanksPage() {
  return <GroupPart side="joined" part="ranks" view={Ranking} />;
}
