import type { ManagedHomework, SittingState, WatchedMember } from '@tiku/contract';
import { Badge, Button, Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './watch.module.css';

const icons = {
  absent: 'clock',
  late: 'alert',
  sitting: 'pencil',
  lost: 'alert',
  handed_in: 'check',
  left: 'logout',
} as const satisfies Record<SittingState, IconName>;

interface MemberActs {
  onRemind: (member: WatchedMember) => void;
  onMessage: (member: WatchedMember) => void;
  onReopen: (member: WatchedMember) => void;
  onGive: (member: WatchedMember) => void;
}

interface MemberRowProps extends MemberActs {
  member: WatchedMember;
  homework: ManagedHomework;
  total: number;
  /** It has started. */
  isOpen: boolean;
}

function IconAct({ icon, name, onAct }: { icon: IconName; name: string; onAct: () => void }) {
  return (
    <Button look="quiet" size="icon" aria-label={name} title={name} onClick={onAct}>
      <Icon name={icon} size={16} />
    </Button>
  );
}

/** What there is to do for somebody, as they stand: one thing that fits, and more time. */
function Acts({ member, isOpen, onRemind, onMessage, onReopen, onGive }: Omit<MemberRowProps, 'homework' | 'total'>) {
  const t = useTexts('homework/watch');
  const name = member.alias || member.name;
  const { state } = member;
  if (state === 'left' || member.is_mine) return null;
  const isGiven = member.extra_minutes > 0 || member.extra_attempts > 0 || member.end_time !== null;
  return (
    <div className={styles.acts}>
      {state === 'absent' && isOpen && (
        <IconAct icon="bell" name={t('remind.one', { name })} onAct={() => onRemind(member)} />
      )}
      {(state === 'sitting' || state === 'lost') && (
        <IconAct icon="mail" name={t('message.one', { name })} onAct={() => onMessage(member)} />
      )}
      {(state === 'handed_in' || state === 'late') && (
        <IconAct icon="reload" name={t('reopen', { name })} onAct={() => onReopen(member)} />
      )}
      <IconAct icon={isGiven ? 'clock' : 'plus'} name={t('allow', { name })} onAct={() => onGive(member)} />
    </div>
  );
}

export function MemberRow({ homework, total, ...acts }: MemberRowProps) {
  const t = useTexts('homework/watch');
  const words = useTexts('homework');
  const format = useFormat();
  const { member } = acts;
  const { state } = member;
  const name = member.alias || member.name;
  const hasBegun = state !== 'absent' && state !== 'late';
  return (
    <tr>
      <th scope="row">
        {name}
        {member.is_mine && <p className={styles.why}>{t('watch.mine')}</p>}
        {state === 'absent' && member.reminded_at !== null && (
          <p className={styles.why}>{t('watch.reminded', { time: format.time(member.reminded_at) })}</p>
        )}
      </th>
      <td>
        <div className={styles.stands}>
          <span className={`${styles.state} ${styles[state]}`}>
            <Icon name={icons[state]} size={16} />
            {t(`watch.state.${state}`)}
          </span>
          {member.stay === 'returned' && <Badge>{words('stay.returned')}</Badge>}
        </div>
      </td>
      <td className={styles.wide}>
        {hasBegun && (
          <span className={styles.progress}>
            <progress value={member.answered_count} max={total} aria-label={t('watch.answered', { name })} />
            {format.number(member.answered_count)} / {format.number(total)}
          </span>
        )}
      </td>
      <td className={styles.wide}>
        {(state === 'sitting' || state === 'lost') && member.last_no !== null && t('watch.at', { no: member.last_no })}
      </td>
      <td className={styles.wide}>
        {homework.max_switches > 0 && hasBegun && (
          <span>
            {format.number(member.switches_count)} / {format.number(homework.max_switches)}
          </span>
        )}
      </td>
      <td>
        <Acts {...acts} />
      </td>
    </tr>
  );
}
