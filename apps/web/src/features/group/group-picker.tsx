import { ErrorState, Skeleton } from '@tiku/ui';
import { useId } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { GroupAvatar } from './group-avatar.tsx';
import { usePostableGroups } from './group.api.ts';
import styles from './group-picker.module.css';

interface GroupPickerProps {
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  error: string | undefined;
}

/** Which of my groups something goes to. */
export function GroupPicker({ chosen, onChange, error }: GroupPickerProps) {
  const t = useTexts('group');
  const errorId = useId();
  const { data, error: failure, isPending, refetch } = usePostableGroups();

  function toggle(groupId: number): void {
    const next = new Set(chosen);
    if (!next.delete(groupId)) next.add(groupId);
    onChange(next);
  }

  return (
    <fieldset className={styles.picker} aria-describedby={error && errorId} data-invalid={error !== undefined}>
      <legend>{t('pick.groups')}</legend>
      {isPending && <Skeleton lines={3} />}
      {failure && <ErrorState message={failure.message} onRetry={() => void refetch()} />}
      {data?.list.map(({ group_id, name, member_count }) => (
        <label key={group_id} className={styles.group}>
          <input type="checkbox" checked={chosen.has(group_id)} onChange={() => toggle(group_id)} />
          <GroupAvatar id={group_id} name={name} />
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{t('members', { count: member_count })}</span>
          </span>
        </label>
      ))}
      {data?.list.length === 0 && <p className={styles.count}>{t('pick.none')}</p>}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
