import type { GradebookSettings } from '@tiku/contract';
import { Dialog, NumberField, Switch, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { fromLocalTime, toLocalTime } from '../create/local-time.ts';
import { useCount } from './gradebook.api.ts';

interface SettingsProps {
  groupId: number;
  settings: GradebookSettings;
  onClose: () => void;
}

/** How the total is made, and what learners see. */
export function SettingsDialog({ groupId, settings, onClose }: SettingsProps) {
  const t = useTexts('homework/gradebook');
  const [{ version, counts_from, ...seen }] = useState(settings);
  const form = useForm('PUT /mymanaged/group/gradebook', {
    // The day alone, where it begins for the person who chooses it.
    initial: { ...seen, counts_from: counts_from === null ? '' : toLocalTime(counts_from).slice(0, 10) },
    send: useCount(),
    request: ({ counts_from: day, ...wanted }) => ({
      ...wanted,
      group_id: groupId,
      version,
      counts_from: day === '' ? null : fromLocalTime(`${day}T00:00`),
    }),
    leaves: true,
    onDone: () => {
      showToast(t('saved'));
      onClose();
    },
  });
  return (
    <Dialog title={t('settings')} onClose={onClose}>
      <Form form={form}>
        <NumberField label={t('drop')} hint={t('drop.hint')} {...form.number('drop_lowest')} />
        <TextField label={t('from')} hint={t('from.hint')} type="date" {...form.text('counts_from')} />
        <Switch label={t('show')} hint={t('show.hint')} {...form.toggle('is_shown')} />
        <Switch label={t('show-total')} hint={t('show-total.hint')} {...form.toggle('is_total_shown')} />
        <FormActions action={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
