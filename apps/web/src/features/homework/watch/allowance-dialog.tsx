import type { ManagedHomework, WatchedMember } from '@tiku/contract';
import { Button, Dialog, NumberField, TextField, showToast } from '@tiku/ui';
import { rules } from '@tiku/contract/limits';
import { useForm } from '../../../lib/form/use-form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { fromLocalTime, toLocalTime } from '../create/local-time.ts';
import { useGiveAllowance, usePreviewAllowance } from '../homework.api.ts';
import { GivenBefore } from './given-before.tsx';
import styles from './watch.module.css';

interface Values {
  extra_minutes: number;
  extra_attempts: number;
  end_time: string;
  reason: string;
}

/** Minutes that are given most. */
const usualMinutes = [5, 10, 15, 30];

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
  const t = useTexts('homework/watch');
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
  const t = useTexts('homework/watch');
  const name = member.alias || member.name;
  const form = useForm('PUT /mymanaged/group/homework/member/allowance', {
    initial: {
      extra_minutes: member.extra_minutes,
      extra_attempts: member.extra_attempts,
      end_time: member.end_time === null ? '' : toLocalTime(member.end_time),
      reason: '',
    },
    send: useGiveAllowance(),
    request: readGiven,
    leaves: true,
    onDone: () => {
      showToast(t('allow.done', { name }));
      onClose();
    },
  });

  function readGiven({ end_time, ...given }: Values) {
    return {
      homework_id: homework.homework_id,
      user_id: member.user_id,
      ...given,
      end_time: end_time === '' ? null : fromLocalTime(end_time),
    };
  }

  const words = useTexts('homework');
  // What is written of why does not change what they would have.
  const preview = usePreviewAllowance(readGiven({ ...form.values, reason: '' }));
  return (
    <Dialog title={t('allow', { name })} onClose={onClose}>
      <Form form={form}>
        {homework.duration > 0 && (
          <>
            <NumberField label={t('allow.minutes')} {...form.number('extra_minutes')} />
            <fieldset className={styles.quick}>
              <legend className="visually-hidden">{t('allow.add')}</legend>
              {usualMinutes.map((count) => {
                const extra_minutes = Math.min(member.extra_minutes + count, rules.homework.extraMinutesMax);
                return (
                  <Button
                    key={count}
                    aria-pressed={form.values.extra_minutes === extra_minutes}
                    onClick={() => form.set({ extra_minutes })}
                  >
                    {t('allow.plus', { count })}
                  </Button>
                );
              })}
            </fieldset>
          </>
        )}
        <TextField label={t('allow.end')} hint={t('allow.end-hint')} type="datetime-local" {...form.text('end_time')} />
        <NumberField label={t('allow.chances')} hint={t('allow.chances-hint')} {...form.number('extra_attempts')} />
        <TextField
          label={t('allow.reason')}
          hint={t('reopen.reason-hint', { name })}
          autoComplete="off"
          {...form.text('reason')}
        />
        <output className={styles.times}>
          {preview.data && <Times homework={homework} member={preview.data.member} now={now} />}
        </output>
        <GivenBefore homework={homework} member={member} />
        <FormActions action={words('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
