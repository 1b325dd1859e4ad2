import { groupRoles, rules } from '@tiku/contract/limits';
import { Choice, TextField } from '@tiku/ui';
import { useDeferredValue, useId, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { membersAtOnce, useGroupPeople } from './create.api.ts';
import styles from './people-choice.module.css';

interface PeopleChoiceProps {
  groupId: number;
  /** Null for everybody. */
  people: readonly number[] | null;
  onChange: (people: readonly number[] | null) => void;
  error: string | undefined;
}

function People({
  groupId,
  people,
  onChange,
}: Omit<PeopleChoiceProps, 'people' | 'error'> & { people: readonly number[] }) {
  const t = useTexts('homework');
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useGroupPeople(groupId, useDeferredValue(typed.trim()));
  const members = data?.list.filter(({ role }) => role === groupRoles.member) ?? [];

  function toggle(userId: number): void {
    onChange(people.includes(userId) ? people.filter((each) => each !== userId) : [...people, userId]);
  }

  return (
    <>
      <TextField
        label={t('people.search')}
        type="search"
        autoComplete="off"
        value={typed}
        maxLength={rules.queryMax}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!data && <Unanswered answer={{ error, refetch }} lines={4} />}
      {data && members.length === 0 && <p className={styles.more}>{t('people.nobody')}</p>}
      <div className={styles.people}>
        {members.map(({ user_id, alias, name }) => (
          <label key={user_id} className={styles.person}>
            <input type="checkbox" checked={people.includes(user_id)} onChange={() => toggle(user_id)} />
            <span>{alias || name}</span>
          </label>
        ))}
      </div>
      {data && (data.total ?? 0) > membersAtOnce && <p className={styles.more}>{t('people.more')}</p>}
    </>
  );
}

/** Whom of its group a homework is for. */
export function PeopleChoice({ groupId, people, onChange, error }: PeopleChoiceProps) {
  const t = useTexts('homework');
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error && errorId} data-invalid={error !== undefined}>
      <legend>{t('people')}</legend>
      <Choice
        label={t('people')}
        value={people === null ? 'all' : 'some'}
        options={[
          { value: 'all', content: t('people.all') },
          { value: 'some', content: people?.length ? t('people.some-of', { count: people.length }) : t('people.some') },
        ]}
        onChoose={(who) => onChange(who === 'all' ? null : (people ?? []))}
      />
      {people !== null && <People groupId={groupId} people={people} onChange={onChange} />}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
