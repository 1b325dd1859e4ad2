import type { ManagedHomework, ResponseOf, WatchedMember } from '@tiku/contract';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useGiven } from '../homework.api.ts';
import styles from './watch.module.css';

type Given = ResponseOf<'POST /mymanaged/group/homework/member/given'>['list'][number];

function useParts(): (given: Given) => string[] {
  const t = useTexts('homework/watch');
  const format = useFormat();
  return ({ extra_minutes, extra_attempts, end_time }) => {
    const parts = [
      extra_minutes > 0 && t('given.minutes', { time: format.minutes(extra_minutes) }),
      extra_attempts > 0 && t('given.attempts', { count: extra_attempts }),
      end_time !== null && t('given.end', { time: format.dateTime(end_time) }),
    ].filter((part) => part !== false);
    return parts.length > 0 ? parts : [t('given.nothing')];
  };
}

/** Who gave this person what, and why: kept for good. */
export function GivenBefore({ homework, member }: { homework: ManagedHomework; member: WatchedMember }) {
  const t = useTexts('homework/watch');
  const format = useFormat();
  const partsOf = useParts();
  const { data } = useGiven(homework.homework_id, member.user_id);
  if (!data || data.list.length === 0) return null;
  return (
    <details className={styles.before}>
      <summary>{t('given')}</summary>
      <ul>
        {data.list.map((given) => (
          <li key={given.given_id}>
            <p className={styles.why}>
              {t('given.by', { time: format.dateTime(given.given_at), name: given.giver.name })}
            </p>
            <p>{partsOf(given).join(' · ')}</p>
            {given.reason !== '' && <p>{given.reason}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
