import type { ResponseOf } from '@tiku/contract';
import { Button, Card, Dialog, Facts, TextArea, TextField, showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { ReasonedButton } from '@tiku/ui/reasoned-button';
import { useState } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Form, FormActions } from '../../../ui/form.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import styles from '../operator.module.css';
import { Unopened } from '../unopened.tsx';
import { useUser, useUserStep } from './user.api.ts';
import { UserBadges } from './users.page.tsx';

type Opened = ResponseOf<'GET /operator/user'>;

/** A day counts to its end, wherever the operator is. */
function endOfDay(day: string): string | null {
  const time = new Date(`${day}T23:59:59`);
  return day === '' || Number.isNaN(time.getTime()) ? null : time.toISOString();
}

function dayOf(instant: string | null): string {
  if (instant === null) return '';
  const time = new Date(instant);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function VipForm({ user }: Pick<Opened, 'user'>) {
  const t = useTexts('operator');
  const form = useForm('POST /operator/user/vip', {
    initial: { vip_until: dayOf(user.vip_until) },
    send: useUserStep('POST /operator/user/vip'),
    request: ({ vip_until }) => ({ user_id: user.user_id, vip_until: endOfDay(vip_until) }),
    onDone: () => showToast(t('user.vip-saved')),
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField label={t('user.vip-until')} hint={t('user.vip-hint')} type="date" {...form.text('vip_until')} />
      <FormActions action={t('save')} />
    </Form>
  );
}

function DisableDialog({ user, onClose }: Pick<Opened, 'user'> & { onClose: () => void }) {
  const t = useTexts('operator');
  const form = useForm('POST /operator/user/disable', {
    initial: { reason: '' },
    send: useUserStep('POST /operator/user/disable'),
    request: ({ reason }) => ({ user_id: user.user_id, reason }),
    leaves: true,
    onDone: () => {
      onClose();
      showToast(t('user.disabled-now'));
    },
  });

  return (
    <Dialog title={t('user.disable')} onClose={onClose}>
      <Form form={form}>
        <p>{t('user.disable-text', { name: user.name })}</p>
        <TextArea label={t('reason')} hint={t('user.reason-hint')} rows={3} {...form.text('reason')} />
        <FormActions action={t('user.disable')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function Access({ user, sessions_count, can_be_mailed }: Opened) {
  const t = useTexts('operator');
  const enable = useUserStep('POST /operator/user/enable');
  const end = useUserStep('POST /operator/user/sessions/end');
  const reset = useUserStep('POST /operator/user/reset');
  const [open, setOpen] = useState<'disable' | 'end' | null>(null);
  const { user_id } = user;
  return (
    <>
      <div className={styles.actions}>
        {can_be_mailed && (
          <ChangeButton change={reset} request={{ user_id }} onDone={() => showToast(t('user.reset-sent'))}>
            {t('user.reset')}
          </ChangeButton>
        )}
        <ReasonedButton why={sessions_count === 0 ? t('user.end-none') : null} onClick={() => setOpen('end')}>
          {t('user.end')}
        </ReasonedButton>
        {user.is_disabled ? (
          <ChangeButton change={enable} request={{ user_id }} onDone={() => showToast(t('user.enabled'))}>
            {t('user.enable')}
          </ChangeButton>
        ) : (
          <Button onClick={() => setOpen('disable')}>{t('user.disable')}</Button>
        )}
      </div>
      {!can_be_mailed && <p className={styles.muted}>{t('user.no-mail')}</p>}
      {open === 'disable' && <DisableDialog user={user} onClose={() => setOpen(null)} />}
      {open === 'end' && (
        <ConfirmDialog
          title={t('user.end')}
          text={t('user.end-text', { name: user.name })}
          action={t('user.end')}
          busy={end.isPending}
          onConfirm={() =>
            end.mutate(
              { user_id },
              {
                onSuccess: ({ ended_count }) => {
                  setOpen(null);
                  showToast(t('user.ended', { count: ended_count }));
                },
                onError: tellFailure,
              },
            )
          }
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function OpenedUser(opened: Opened) {
  const t = useTexts('operator');
  const format = useFormat();
  const { user, companies, exams_count, sessions_count, storage_bytes, last_seen_at } = opened;
  usePageTitle(user.name);
  return (
    <>
      <PageHeading title={user.name} text={user.username} />
      <div className={styles.stack}>
        <Card className={styles.stack}>
          <RowAbout className={styles.about}>
            <UserBadges user={user} />
          </RowAbout>
          <Facts
            facts={[
              { name: t('user.mobile'), value: user.mobile ?? '–' },
              { name: t('user.email'), value: user.email ?? '–' },
              { name: t('user.registered'), value: format.date(user.created_at) },
              { name: t('user.last-seen'), value: last_seen_at === null ? '–' : format.dateTime(last_seen_at) },
              { name: t('user.sessions'), value: format.number(sessions_count) },
              { name: t('user.exams'), value: format.number(exams_count) },
              { name: t('user.storage'), value: format.size(storage_bytes) },
              { name: t('user.companies'), value: companies.map(({ name }) => name).join(', ') || '–' },
            ]}
          />
        </Card>
        <Card aria-labelledby="access" className={styles.stack}>
          <h2 id="access">{t('user.access')}</h2>
          <Access {...opened} />
        </Card>
        <Card aria-labelledby="vip" className={styles.stack}>
          <h2 id="vip">{t('user.vip')}</h2>
          <VipForm key={user.vip_until} user={user} />
        </Card>
      </div>
    </>
  );
}

export function UserPage() {
  const { user_id, ...answer } = useUser();
  if (answer.data) return <OpenedUser key={user_id} {...answer.data} />;
  return <Unopened what="user" id={user_id} answer={answer} />;
}
