import type { ManagedHomework, WatchedMember } from '@tiku/contract';
import { Dialog, NumberField, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
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
  const name = member.alias || member.name;
  const form = useForm('PUT /mymanaged/group/homework/member/allowance', {
    initial: {
      extra_minutes: member.extra_minutes,
      extra_attempts: member.extra_attempts,
      end_time: member.end_time === null ? '' : toLocalTime(member.end_time),
    },
    send: useGiveAllowance(),
    request: readGiven,
    leaves: true,
    onDone: () => {
      showToast(t('allow.done', { name }));
      onClose();
    },
  });

  function readGiven({ end_time, ...given }: { extra_minutes: number; extra_attempts: number; end_time: string }) {
    return {
      homework_id: homework.homework_id,
      user_id: member.user_id,
      ...given,
      end_time: end_time === '' ? null : fromLocalTime(end_time),
    };
  }

  const preview = usePreviewAllowance(readGiven(form.values));
  return (
    <Dialog title={t('allow', { name })} onClose={onClose}>
      <Form form={form}>
        {homework.duration > 0 && <NumberField label={t('allow.minutes')} {...form.number('extra_minutes')} />}
        <TextField label={t('allow.end')} hint={t('allow.end-hint')} type="datetime-local" {...form.text('end_time')} />
        <NumberField label={t('allow.chances')} hint={t('allow.chances-hint')} {...form.number('extra_attempts')} />
        <output className={styles.times}>
          {preview.data && <Times homework={homework} member={preview.data.member} now={now} />}
        </output>
        <FormActions action={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
