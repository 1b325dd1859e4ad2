import { joiningWays } from '@tiku/contract/limits';
import type { JoiningWay } from '@tiku/contract/limits';
import { TextArea, TextField } from '@tiku/ui';
import { useId } from 'react';
import type { FormFields } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './group-fields.module.css';

export interface GroupInfo {
  name: string;
  description: string;
  joining_way: JoiningWay;
}

/** What an owner writes about a group. */
export function GroupFields({ form }: { form: FormFields<GroupInfo> }) {
  const t = useTexts('group');
  const id = useId();
  const ways = Object.values(joiningWays).map((way) => ({ way, name: t(`way.${way}`), text: t(`way-text.${way}`) }));
  return (
    <>
      <TextField label={t('info.name')} {...form.text('name')} />
      <TextArea
        label={t('info.description')}
        hint={t('info.description-hint')}
        rows={4}
        {...form.text('description')}
      />
      <fieldset className={styles.ways}>
        <legend>{t('info.joining')}</legend>
        {ways.map(({ way, name, text }) => (
          <label key={way} className={styles.way}>
            <input
              type="radio"
              name={id}
              checked={form.values.joining_way === way}
              onChange={() => form.set({ joining_way: way })}
            />
            <span className={styles.title}>{name}</span>
            <span className={styles.hint}>{text}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
