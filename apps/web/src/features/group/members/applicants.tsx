import type { GroupEntry } from '@tiku/contract';
import { Avatar, Button, Card, Icon, showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useApplicants, useDecide } from './members.api.ts';
import styles from './members.module.css';

/** Who waits for the owner, with what they wrote; one or many are decided about at once. */
export function Applicants({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  const { data } = useApplicants(group.group_id, true);
  const decide = useDecide();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const applicants = data?.list ?? [];
  if (applicants.length === 0) return null;
  const marked = applicants.filter(({ user_id }) => chosen.has(user_id)).map(({ user_id }) => user_id);

  function toggle(userId: number): void {
    const next = new Set(chosen);
    if (!next.delete(userId)) next.add(userId);
    setChosen(next);
  }

  function send(user_ids: number[], agreed: boolean): void {
    decide.mutate(
      { group_id: group.group_id, user_ids, agreed },
      {
        onSuccess: (answer) => {
          setChosen(new Set());
          showToast(t(agreed ? 'approved' : 'rejected', { count: answer.user_ids.length }));
        },
        onError: tellFailure,
      },
    );
  }

  const isAll = marked.length === applicants.length;
  return (
    <Card className={styles.applicants} aria-labelledby="applicants">
      <div className={styles.bar}>
        <h2 id="applicants">{t('applicants', { count: applicants.length })}</h2>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => setChosen(new Set(isAll ? [] : applicants.map(({ user_id }) => user_id)))}
          />
          {t('choose-all')}
        </label>
        {marked.length > 0 && (
          <div className={styles.decide}>
            <Button look="primary" busy={decide.isPending} onClick={() => send(marked, true)}>
              {t('approve-chosen', { count: marked.length })}
            </Button>
            <Button busy={decide.isPending} onClick={() => send(marked, false)}>
              {t('reject-chosen', { count: marked.length })}
            </Button>
          </div>
        )}
      </div>
      <ul className={styles.rows}>
        {applicants.map(({ user_id, name, verification_message: message }) => (
          <li key={user_id} className={styles.row}>
            <input
              type="checkbox"
              aria-label={t('choose', { name })}
              checked={chosen.has(user_id)}
              onChange={() => toggle(user_id)}
            />
            <Avatar name={name} src={null} size={36} />
            <div className={styles.person}>
              <span className={styles.name}>{name}</span>
              <span className={styles.about}>{message || t('no-message')}</span>
            </div>
            <div className={styles.decide}>
              {(['approve', 'reject'] as const).map((step) => (
                <Button
                  key={step}
                  size="icon"
                  aria-label={t(step, { name })}
                  title={t(step, { name })}
                  busy={decide.isPending}
                  onClick={() => send([user_id], step === 'approve')}
                >
                  <Icon name={step === 'approve' ? 'check' : 'cross'} size={18} />
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
