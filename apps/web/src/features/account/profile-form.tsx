import { limits, rules } from '@tiku/contract/limits';
import { Button, FormError, SelectField, Switch, TextArea, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { readText } from '../../lib/form.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './account-info.module.css';
import { useSaveAccount } from './account.api.ts';
import type { Account } from './account.api.ts';

export function ProfileForm({ account }: { account: Account }) {
  const t = useTexts('account');
  const save = useSaveAccount();
  const [hidden, setHidden] = useState(account.hide_exam_rank);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const data = new FormData(event.currentTarget);
    const zone = readText(data, 'time_zone');
    save.mutate(
      {
        name: readText(data, 'name'),
        description: readText(data, 'description'),
        hide_exam_rank: hidden,
        ...(zone !== account.time_zone && { time_zone: zone }),
      },
      { onSuccess: () => showToast(t('info.saved')) },
    );
  }

  const refused = save.error?.failure;
  const fields = refused?.fields ?? {};
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormError message={Object.keys(fields).length > 0 ? null : (refused?.message ?? null)} />
      <TextField
        label={t('info.name')}
        hint={t('info.name-hint', { min: rules.name.min, max: rules.name.max })}
        name="name"
        autoComplete="nickname"
        defaultValue={account.name}
        maxLength={rules.name.max}
        error={fields.name}
      />
      <TextArea
        label={t('info.description')}
        name="description"
        rows={4}
        defaultValue={account.description}
        maxLength={limits.descriptionMax}
        error={fields.description}
      />
      <SelectField
        label={t('info.time-zone')}
        hint={t('info.time-zone-hint')}
        name="time_zone"
        defaultValue={account.time_zone}
        options={[...new Set([account.time_zone, ...Intl.supportedValuesOf('timeZone')])]
          .toSorted()
          .map((value) => ({ value, text: value.replaceAll('_', ' ') }))}
        error={fields.time_zone}
      />
      <Switch label={t('info.hide-rank')} hint={t('info.hide-rank-hint')} checked={hidden} onChange={setHidden} />
      <Button type="submit" look="primary" className={styles.save} busy={save.isPending}>
        {t('info.save')}
      </Button>
    </form>
  );
}
