import type { ManagedHomework, WatchedMember } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, NumberField, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { fromLocalTime, toLocalTime } from '../create/local-time.ts';
import { useGiveAllowance } from '../homework.api.ts';
import styles from './watch.module.css';

interface AllowanceDialogProps {
  homework: ManagedHomework;
  member: WatchedMember;
  onClose: () => void;
}

/** More time, a later deadline or another chance for one member; whoever sits it has it at once. */
export function AllowanceDialog({ homework, member, onClose }: AllowanceDialogProps) {
  const t = useTexts('homework');
  const give = useGiveAllowance();
  const name = member.alias || member.name;
  const [minutes, setMinutes] = useState(member.extra_minutes);
  const [chances, setChances] = useState(member.extra_attempts);
  const [end, setEnd] = useState(member.end_time === null ? '' : toLocalTime(member.end_time));

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (give.isPending) return;
    const { homework_id } = homework;
    const end_time = end === '' ? null : fromLocalTime(end);
    give.mutate(
      { homework_id, user_id: member.user_id, extra_minutes: minutes, extra_attempts: chances, end_time },
      {
        onSuccess: () => {
          showToast(t('allow.done', { name }));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={t('allow', { name })} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <FormError message={give.error && !give.error.failure.fields.end_time ? give.error.message : null} />
        {homework.duration > 0 && (
          <NumberField
            label={t('allow.minutes')}
            value={minutes}
            min={0}
            max={rules.homework.extraMinutesMax}
            onChange={setMinutes}
          />
        )}
        <TextField
          label={t('allow.end')}
          hint={t('allow.end-hint')}
          type="datetime-local"
          value={end}
          onChange={(event) => setEnd(event.target.value)}
          error={give.error?.failure.fields.end_time}
        />
        <NumberField
          label={t('allow.chances')}
          hint={t('allow.chances-hint')}
          value={chances}
          min={0}
          max={rules.homework.extraAttemptsMax}
          onChange={setChances}
        />
        <Button type="submit" look="primary" busy={give.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
