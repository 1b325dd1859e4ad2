import type { ManagedHomework, SittingState, WatchedMember } from '@tiku/contract';
import { rules, sittingStates } from '@tiku/contract/limits';
import { Button, Card, Choice, Icon, Pagination, TextField, showToast, tellFailure } from '@tiku/ui';
import { useDeferredValue, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { useRemind, useWatch, watchedAtOnce } from '../homework.api.ts';
import { AllowanceDialog } from './allowance-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { SentMessages } from './sent-messages.tsx';
import styles from './watch.module.css';

type Opened = { what: 'give' | 'reopen'; member: WatchedMember } | { what: 'message'; member: WatchedMember | null };

/** Tells how many were reminded, or why nobody was. */
function useReminding(homeworkId: number) {
  const t = useTexts('homework/watch');
  const { mutate, isPending } = useRemind();
  return {
    isPending,
    remind(userId?: number): void {
      mutate(
        { homework_id: homeworkId, ...(userId !== undefined && { user_id: userId }) },
        {
          onSuccess: ({ reminded_count: told, resting_count: resting }) =>
            showToast(
              told > 0
                ? t('remind.done', { count: told })
                : resting > 0
                  ? t('remind.rested', { count: resting })
                  : t('remind.nobody'),
            ),
          onError: tellFailure,
        },
      );
    },
  };
}

/** Who is where, while it runs: asked again every few seconds, a page at a time however many they are. */
export function WatchCard({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/watch');
  const format = useFormat();
  const [shown, setShown] = useState<SittingState | 'all'>('all');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { remind, isPending: isReminding } = useReminding(homework.homework_id);
  const words = useDeferredValue(typed.trim());
  const { data, error, refetch } = useWatch(homework.homework_id, {
    state: shown === 'all' ? undefined : shown,
    query_string: words,
    start: (page - 1) * watchedAtOnce,
  });
  const countOf = (state: SittingState) => data?.counts[state] ?? 0;
  const absent = countOf('absent');
  const sitting = countOf('sitting') + countOf('lost');
  const isOpen = data !== undefined && Date.parse(homework.start_time) <= Date.parse(data.server_time);

  const close = () => setOpened(null);

  function narrow(change: () => void): void {
    setPage(1);
    change();
  }

  return (
    <Card aria-labelledby="watch">
      <h2 id="watch">{t('watch')}</h2>
      <p className={styles.told}>{t('watch.hint')}</p>
      <div className={styles.whole}>
        {isOpen && absent > 0 && (
          <Button busy={isReminding} onClick={() => remind()}>
            <Icon name="bell" size={16} />
            {t('remind.all', { count: absent })}
          </Button>
        )}
        {sitting > 0 && (
          <Button onClick={() => setOpened({ what: 'message', member: null })}>
            <Icon name="mail" size={16} />
            {t('message.all', { count: sitting })}
          </Button>
        )}
      </div>
      <div className={styles.tools}>
        <Choice
          label={t('watch.show')}
          look="chips"
          value={shown}
          options={[
            { value: 'all', content: t('watch.all') },
            ...sittingStates.map((state) => ({
              value: state,
              content: `${t(`watch.state.${state}`)} ${format.number(countOf(state))}`,
            })),
          ]}
          onChoose={(state) => narrow(() => setShown(state))}
        />
        <TextField
          label={t('watch.search')}
          type="search"
          autoComplete="off"
          value={typed}
          maxLength={rules.queryMax}
          onChange={(event) => narrow(() => setTyped(event.target.value))}
        />
      </div>
      {!data && <Unanswered answer={{ error, refetch }} lines={5} />}
      {data?.list.length === 0 && <p className={styles.none}>{t('watch.nobody')}</p>}
      {data && data.list.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('watch.member')}</th>
              <th scope="col">{t('watch.stands')}</th>
              <th scope="col" className={styles.wide}>
                {t('watch.done')}
              </th>
              <th scope="col" className={styles.wide}>
                {t('watch.question')}
              </th>
              <th scope="col" className={styles.wide}>
                {homework.max_switches > 0 && t('watch.switches')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('watch.more')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.list.map((member) => (
              <MemberRow
                key={member.user_id}
                member={member}
                homework={homework}
                total={data.questions_count}
                isOpen={isOpen}
                onRemind={({ user_id }) => remind(user_id)}
                onMessage={(to) => setOpened({ what: 'message', member: to })}
                onReopen={(to) => setOpened({ what: 'reopen', member: to })}
                onGive={(to) => setOpened({ what: 'give', member: to })}
              />
            ))}
          </tbody>
        </table>
      )}
      {data && (data.total ?? 0) > watchedAtOnce && words === '' && (
        <Pagination
          page={page}
          size={watchedAtOnce}
          sizes={[watchedAtOnce]}
          total={data.total ?? 0}
          onTurn={(next) => setPage(next)}
        />
      )}
      <SentMessages homework={homework} />
      {opened?.what === 'give' && data && (
        <AllowanceDialog homework={homework} member={opened.member} now={data.server_time} onClose={close} />
      )}
      {opened?.what === 'reopen' && data && (
        <ReopenDialog homework={homework} member={opened.member} now={data.server_time} onClose={close} />
      )}
      {opened?.what === 'message' && <MessageDialog homework={homework} to={opened.member} onClose={close} />}
    </Card>
  );
}
