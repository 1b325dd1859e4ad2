import { rules } from '@tiku/contract/limits';
import { SelectField, Switch, TextArea, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Form, FormActions } from '../../ui/form.tsx';
import styles from './account-info.module.css';
import { useSaveAccount } from './account.api.ts';
import type { Account } from './account.api.ts';

export function ProfileForm({ account }: { account: Account }) {
  const t = useTexts('account');
  const form = useForm('POST /app/account/info', {
    initial: {
      name: account.name,
      description: account.description,
      time_zone: account.time_zone,
      hide_exam_rank: account.hide_exam_rank,
    },
    send: useSaveAccount(),
    request: ({ time_zone, ...written }) => ({ ...written, ...(time_zone !== account.time_zone && { time_zone }) }),
    onDone: () => showToast(t('info.saved')),
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField
        label={t('info.name')}
        hint={t('info.name-hint', { min: rules.name.min, max: rules.name.max })}
        autoComplete="nickname"
        {...form.text('name')}
      />
      <TextArea label={t('info.description')} rows={4} {...form.text('description')} />
      <SelectField
        label={t('info.time-zone')}
        hint={t('info.time-zone-hint')}
        {...form.select(
          'time_zone',
          [...new Set([account.time_zone, ...Intl.supportedValuesOf('timeZone')])]
            .toSorted()
            .map((value) => ({ value, text: value.replaceAll('_', ' ') })),
        )}
      />
      <Switch label={t('info.hide-rank')} hint={t('info.hide-rank-hint')} {...form.toggle('hide_exam_rank')} />
      <FormActions action={t('info.save')} />
    </Form>
  );
}
