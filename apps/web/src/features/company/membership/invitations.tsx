import type { CompanyInvitation } from '@tiku/contract';
import { Button, ErrorState, Icon, Skeleton, showToast, tellFailure } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { lastDay } from '../last-day.ts';
import { useDecide, useMemberships } from './membership.api.ts';
import styles from './membership.module.css';

function Invitation({ invitation }: { invitation: CompanyInvitation }) {
  const t = useTexts('company/membership');
  const format = useFormat();
  const decide = useDecide();
  const { id, company_name: company, is_declined } = invitation;

  function say(is_accepted: boolean): void {
    decide.mutate(
      { id, is_accepted },
      {
        onSuccess: () => showToast(t(is_accepted ? 'accepted' : 'declined', { company })),
        onError: tellFailure,
      },
    );
  }

  return (
    <li className={styles.row}>
      <Icon name="company" />
      <div className={styles.about}>
        <p className={styles.name}>{company}</p>
        <p className={styles.muted}>
          {is_declined ? t('was-declined') : t('asks', { date: format.date(invitation.invited_at) })}
          {invitation.is_admin && ` ${t('as-admin')}`}
          {invitation.expiration && ` ${t('until', { date: format.date(lastDay(invitation.expiration)) })}`}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          look="primary"
          aria-label={t('accept-named', { company })}
          busy={decide.isPending}
          onClick={() => say(true)}
        >
          {t('accept')}
        </Button>
        {!is_declined && (
          <Button aria-label={t('decline-named', { company })} disabled={decide.isPending} onClick={() => say(false)}>
            {t('decline')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Companies that ask to join. Where there are none, `none` is said: that there never was one, or not any more. */
export function Invitations({ none }: { none: 'none' | 'notice-none' | null }) {
  const t = useTexts('company/membership');
  const { data, error, isPending, refetch } = useMemberships();
  if (isPending) return <Skeleton lines={2} />;
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  const invitations = data?.invitations ?? [];
  if (invitations.length === 0) return none === null ? null : <p className={styles.muted}>{t(none)}</p>;
  return (
    <>
      <ul className={styles.rows} aria-label={t('invitations')}>
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <p className={styles.muted}>{t('what-it-sees')}</p>
    </>
  );
}
