import type { ManagedHomework, SittingState, WatchedMember } from '@tiku/contract';
import { rules, sittingStates } from '@tiku/contract/limits';
import { Badge, Button, Card, Choice, Icon, Pagination, TextField } from '@tiku/ui';
import { useDeferredValue, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { useWatch, watchedAtOnce } from '../homework.api.ts';
import { AllowanceDialog } from './allowance-dialog.tsx';
import styles from './watch.module.css';

function stateIcon(state: SittingState) {
  const names = { absent: 'clock', sitting: 'pencil', lost: 'alert', handed_in: 'check', left: 'logout' } as const;
  return <Icon name={names[state]} size={16} />;
}

interface MemberRowProps {
  member: WatchedMember;
  homework: ManagedHomework;
  total: number;
  onGive: (member: WatchedMember) => void;
}

function MemberRow({ member, homework, total, onGive }: MemberRowProps) {
  const t = useTexts('homework');
  const format = useFormat();
  const name = member.alias || member.name;
  const isAt = member.state === 'sitting' || member.state === 'lost';
  const given = member.extra_minutes > 0 || member.extra_attempts > 0 || member.end_time !== null;
  return (
    <tr>
      <th scope="row">
        {name}
        {member.is_mine && <p className={styles.why}>{t('watch.mine')}</p>}
      </th>
      <td>
        <div className={styles.stands}>
          <span className={`${styles.state} ${styles[member.state]}`}>
            {stateIcon(member.state)}
            {t(`watch.state.${member.state}`)}
          </span>
          {member.stay === 'returned' && <Badge>{t('stay.returned')}</Badge>}
        </div>
      </td>
      <td className={styles.wide}>
        {member.state !== 'absent' && (
          <span className={styles.progress}>
            <progress value={member.answered_count} max={total} aria-label={t('watch.answered', { name })} />
            {format.number(member.answered_count)} / {format.number(total)}
          </span>
        )}
      </td>
      <td className={styles.wide}>{isAt && member.last_no !== null && t('watch.at', { no: member.last_no })}</td>
      <td className={styles.wide}>
        {homework.max_switches > 0 && member.state !== 'absent' && (
          <span>
            {format.number(member.switches_count)} / {format.number(homework.max_switches)}
          </span>
        )}
      </td>
      <td>
        {member.state !== 'left' && !member.is_mine && (
          <Button
            look="quiet"
            size="icon"
            aria-label={t('allow', { name })}
            title={t('allow', { name })}
            onClick={() => onGive(member)}
          >
            <Icon name={given ? 'clock' : 'plus'} size={16} />
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Who is where, while it runs: asked again every few seconds, a page at a time however many they are. */
export function WatchCard({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework');
  const format = useFormat();
  const [shown, setShown] = useState<SittingState | 'all'>('all');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [given, setGiven] = useState<WatchedMember | null>(null);
  const words = useDeferredValue(typed.trim());
  const { data, error, refetch } = useWatch(homework.homework_id, {
    state: shown === 'all' ? undefined : shown,
    query_string: words,
    start: (page - 1) * watchedAtOnce,
  });
  const countOf = (state: SittingState) => data?.counts[state] ?? 0;

  function narrow(change: () => void): void {
    setPage(1);
    change();
  }

  return (
    <Card aria-labelledby="watch">
      <h2 id="watch">{t('watch')}</h2>
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
                onGive={setGiven}
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
      {given && data && (
        <AllowanceDialog homework={homework} member={given} now={data.server_time} onClose={() => setGiven(null)} />
      )}
    </Card>
  );
}
