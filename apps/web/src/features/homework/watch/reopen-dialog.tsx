import type { ManagedHomework, WatchedMember } from '@tiku/contract';
import { Button, Dialog, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { fromLocalTime } from '../create/local-time.ts';
import { quickEnd, quickEnds } from '../create/quick-ends.ts';
import { useReopen } from '../homework.api.ts';
import { GivenBefore } from './given-before.tsx';
import { UsualReasons } from './usual-reasons.tsx';
import styles from './watch.module.css';

interface ReopenDialogProps {
  homework: ManagedHomework;
  member: WatchedMember;
  /** By the server's clock. */
  now: string;
  onClose: () => void;
}

/** Once more for one person, and why: they are told, and it is kept. */
export function ReopenDialog({ homework, member, now, onClose }: ReopenDialogProps) {
  const t = useTexts('homework/watch');
  const words = useTexts('homework');
  const format = useFormat();
  const [today] = useState(() => new Date());
  const name = member.alias || member.name;
  const isOver = Date.parse(member.begin_until) <= Date.parse(now);
  const form = useForm('PUT /mymanaged/group/homework/member/reopen', {
    initial: { reason: '', end_time: isOver ? quickEnd('tomorrow', today) : '' },
    send: useReopen(),
    request: ({ reason, end_time }) => ({
      homework_id: homework.homework_id,
      user_id: member.user_id,
      reason,
      end_time: end_time === '' ? null : fromLocalTime(end_time),
    }),
    problems: ({ reason, end_time }) => ({
      reason: reason.trim() === '' ? t('reopen.reason-missing') : undefined,
      end_time: isOver && end_time === '' ? words('problem.end') : undefined,
    }),
    leaves: true,
    onDone: () => {
      showToast(t('reopen.done', { name }));
      onClose();
    },
  });
  return (
    <Dialog title={t('reopen', { name })} onClose={onClose}>
      <Form form={form}>
        <p className={styles.told}>{t(member.state === 'late' ? 'reopen.late' : 'reopen.text', { name })}</p>
        <UsualReasons value={form.values.reason} onChoose={(reason) => form.set({ reason })} />
        <TextField
          label={t('reopen.reason')}
          hint={t('reopen.reason-hint', { name })}
          autoComplete="off"
          {...form.text('reason')}
        />
        <TextField
          label={t('reopen.end')}
          hint={isOver ? undefined : t('allow.end-hint')}
          type="datetime-local"
          {...form.text('end_time')}
        />
        <fieldset className={styles.quick}>
          <legend className="visually-hidden">{words('end.quick')}</legend>
          {quickEnds.map((each) => {
            const end_time = quickEnd(each, today);
            return (
              <Button
                key={each}
                aria-pressed={form.values.end_time === end_time}
                onClick={() => form.set({ end_time })}
              >
                {words(`end.${each}`, { time: format.time(end_time) })}
              </Button>
            );
          })}
        </fieldset>
        <GivenBefore homework={homework} member={member} />
        <FormActions action={t('reopen.action')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
