import type { ManagedHomework, WatchedMember } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, NumberField, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fromLocalTime, toLocalTime } from '../create/local-time.ts';
import { useGiveAllowance, usePreviewAllowance } from '../homework.api.ts';
import styles from './watch.module.css';

interface AllowanceDialogProps {
  homework: ManagedHomework;
  member: WatchedMember;
  /** By the server's clock. */
  now: string;
  onClose: () => void;
}

interface TimesProps extends Pick<AllowanceDialogProps, 'homework' | 'now'> {
  /** With what they would be given. */
  member: WatchedMember;
}

/** From when to when they have it, before it is given. */
function Times({ homework, member, now }: TimesProps) {
  const t = useTexts('homework');
  const format = useFormat();
  const isAt = member.state === 'sitting' || member.state === 'lost';
  if (member.state === 'handed_in' && member.extra_attempts === 0 && homework.redo_mode === 0) return null;
  const begin = format.dateTime(member.begin_until);
  const until = format.dateTime(member.ends_at);
  if (isAt && member.started_at) {
    return <p>{t('allow.time.running', { from: format.time(member.started_at), until })}</p>;
  }
  if (Date.parse(member.begin_until) <= Date.parse(now)) return <p>{t('allow.time.ended', { begin })}</p>;
  if (homework.duration === 0) return <p>{t('allow.time.until', { until })}</p>;
  const minutes = format.minutes(homework.duration + member.extra_minutes);
  return <p>{t('allow.time.begins', { begin, minutes, until })}</p>;
}

/** More time, a later deadline or another chance for one member; it applies at once to an attempt that is going on. */
export function AllowanceDialog({ homework, member, now, onClose }: AllowanceDialogProps) {
  const t = useTexts('homework');
  const give = useGiveAllowance();
  const name = member.alias || member.name;
  const [minutes, setMinutes] = useState(member.extra_minutes);
  const [chances, setChances] = useState(member.extra_attempts);
  const [end, setEnd] = useState(member.end_time === null ? '' : toLocalTime(member.end_time));

  const given = {
    homework_id: homework.homework_id,
    user_id: member.user_id,
    extra_minutes: minutes,
    extra_attempts: chances,
    end_time: end === '' ? null : fromLocalTime(end),
  };
  const preview = usePreviewAllowance(given);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (give.isPending) return;
    give.mutate(given, {
      onSuccess: () => {
        showToast(t('allow.done', { name }));
        onClose();
      },
    });
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
        <output className={styles.times}>
          {preview.data && <Times homework={homework} member={preview.data.member} now={now} />}
        </output>
        <Button type="submit" look="primary" busy={give.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
