import { joiningWays, rules } from '@tiku/contract/limits';
import type { JoiningWay } from '@tiku/contract/limits';
import { TextArea, TextField } from '@tiku/ui';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './group-fields.module.css';

export interface GroupInfo {
  name: string;
  description: string;
  joining_way: JoiningWay;
}

interface GroupFieldsProps {
  value: GroupInfo;
  onChange: (info: GroupInfo) => void;
  /** Why a field was refused, by its name. */
  errors: Readonly<Record<string, string>>;
}

/** What an owner writes about a group. */
export function GroupFields({ value, onChange, errors }: GroupFieldsProps) {
  const t = useTexts('group');
  const id = useId();
  const ways = Object.values(joiningWays).map((way) => ({ way, name: t(`way.${way}`), text: t(`way-text.${way}`) }));
  return (
    <>
      <TextField
        label={t('info.name')}
        name="name"
        value={value.name}
        maxLength={rules.group.nameMax}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
        error={errors.name}
        required
      />
      <TextArea
        label={t('info.description')}
        hint={t('info.description-hint')}
        rows={4}
        value={value.description}
        maxLength={rules.group.descriptionMax}
        onChange={(event) => onChange({ ...value, description: event.target.value })}
        error={errors.description}
      />
      <fieldset className={styles.ways}>
        <legend>{t('info.joining')}</legend>
        {ways.map(({ way, name, text }) => (
          <label key={way} className={styles.way}>
            <input
              type="radio"
              name={id}
              checked={value.joining_way === way}
              onChange={() => onChange({ ...value, joining_way: way })}
            />
            <span className={styles.title}>{name}</span>
            <span className={styles.hint}>{text}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
