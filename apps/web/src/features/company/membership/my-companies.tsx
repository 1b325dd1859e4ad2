import type { CompanyMembership } from '@tiku/contract';
import { Badge, Button, Card, Icon, showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { lastDay } from '../last-day.ts';
import { Invitations } from './invitations.tsx';
import { useLeave, useMemberships } from './membership.api.ts';
import styles from './membership.module.css';

interface MembershipProps {
  membership: CompanyMembership;
  onLeave: () => void;
}

function Membership({ membership, onLeave }: MembershipProps) {
  const t = useTexts('company/membership');
  const format = useFormat();
  const { company_name: company, is_admin, is_super_admin, joined_at, expiration } = membership;
  return (
    <li className={styles.row}>
      <Icon name="company" />
      <div className={styles.about}>
        <p className={styles.name}>
          {company}
          {is_admin && <Badge tone="accent">{t(is_super_admin ? 'super-admin' : 'admin')}</Badge>}
        </p>
        <p className={styles.muted}>
          {joined_at && t('joined', { date: format.date(joined_at) })}
          {expiration && ` ${t('until', { date: format.date(lastDay(expiration)) })}`}
        </p>
        {is_super_admin && <p className={styles.muted}>{t('hand-over-first')}</p>}
      </div>
      {!is_super_admin && (
        <div className={styles.buttons}>
          <Button aria-label={t('leave-named', { company })} onClick={onLeave}>
            {t('leave')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Companies that ask me, and companies I am of. Leaving cannot be undone by oneself, so it asks first. */
export function MyCompanies() {
  const t = useTexts('company/membership');
  const { data } = useMemberships();
  const leave = useLeave();
  const [asked, setAsked] = useState<CompanyMembership | null>(null);
  const memberships = data?.memberships ?? [];

  function confirm(): void {
    if (!asked || leave.isPending) return;
    leave.mutate(asked.company_id, {
      onSuccess: () => showToast(t('left', { company: asked.company_name })),
      onError: tellFailure,
      onSettled: () => setAsked(null),
    });
  }

  return (
    <Card aria-labelledby="companies">
      <h2 id="companies">{t('title')}</h2>
      <Invitations none={memberships.length === 0 ? 'none' : null} />
      {memberships.length > 0 && (
        <ul className={styles.rows} aria-label={t('title')}>
          {memberships.map((membership) => (
            <Membership key={membership.company_id} membership={membership} onLeave={() => setAsked(membership)} />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={t('leave-title', { company: asked.company_name })}
          text={t('leave-text')}
          action={t('leave')}
          busy={leave.isPending}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
