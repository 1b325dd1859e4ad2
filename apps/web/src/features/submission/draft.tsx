// A draft that is kept, handed in and reviewed, while what was approved before holds: what its writer sees of it.
import { limits, reviewStatus } from '@tiku/contract/limits';
import { Badge, Button, Card, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { FormActions } from '../../ui/form.tsx';
import styles from './submission.module.css';

type Status = 0 | 1 | 2 | 3;

interface DraftState {
  review_status: Status;
  reason: string;
}

interface DraftHintProps {
  draft: DraftState;
  /** Something of it was approved before. */
  isApproved: boolean;
  /** What somebody reads who waits for the first time. */
  waiting: (days: number) => string;
}

/** That it waits, or why it was not approved. Nothing for one that is only kept. */
export function DraftHint({ draft: { review_status, reason }, isApproved, waiting }: DraftHintProps) {
  const t = useTexts('submission');
  const days = limits.reviewDays;
  if (review_status === reviewStatus.rejected)
    return <p className={styles.hint}>{reason === '' ? t('hint.no-reason') : t('hint.reason', { reason })}</p>;
  if (review_status !== reviewStatus.underReview) return null;
  return <p className={styles.hint}>{isApproved ? t('hint.change', { days }) : waiting(days)}</p>;
}

/** Above the form of somebody who has written nothing yet. */
export function DraftIntroduction({ text }: { text: string }) {
  return <p className={styles.hint}>{text}</p>;
}

interface Contact {
  contact_name: string;
  contact_mobile: string;
  contact_email: string;
}

/** What is said of everybody who hands something in. */
export function useDraftFacts() {
  const t = useTexts('submission');
  return {
    reviewFact: (status: Status) => ({
      name: t('review'),
      value: <Badge tone={status === reviewStatus.approved ? 'accent' : 'plain'}>{t(`status.${status}`)}</Badge>,
    }),
    contactFacts: ({ contact_name, contact_mobile, contact_email }: Contact) => [
      { name: t('contact'), value: contact_name || '–' },
      { name: t('contact-mobile'), value: contact_mobile || '–' },
      { name: t('contact-email'), value: contact_email || '–' },
    ],
  };
}

interface DraftDeskProps {
  /** How what is shown stands with its review; null where nothing was written yet. */
  status: Status | null;
  /** One that is not handed in is opened for writing. */
  opensForm: boolean;
  hint: ReactNode;
  /** What was written, for somebody who does not write at the moment. */
  shown: ReactNode;
  busy: boolean;
  /** Keeps what waits as a draft again. */
  onTakeBack: (onTaken: () => void) => void;
  /** The form. */
  children: (onHandedIn: () => void) => ReactNode;
}

/** What waits for review is taken back before it is changed, so that nobody approves what they have not seen. */
export function DraftDesk({ status, opensForm, hint, shown, busy, onTakeBack, children }: DraftDeskProps) {
  const t = useTexts('submission');
  const [isEdited, setEdited] = useState(opensForm);
  if (isEdited || status === null)
    return (
      <>
        {hint}
        {children(() => setEdited(false))}
      </>
    );
  return (
    <Card>
      {hint}
      {shown}
      <div className={`${styles.buttons} ${styles.below}`}>
        {status === reviewStatus.underReview ? (
          <Button busy={busy} onClick={() => onTakeBack(() => setEdited(true))}>
            {t('take-back')}
          </Button>
        ) : (
          <Button onClick={() => setEdited(true)}>{t('edit')}</Button>
        )}
      </div>
    </Card>
  );
}

/** Says that it was kept, or handed in. */
export function useTellKept() {
  const t = useTexts('submission');
  return (isDraft: boolean) => showToast(t(isDraft ? 'draft-kept' : 'handed-in'));
}

/** Below the fields of a draft: the first of them is its submit button. */
export function DraftButtons({ busy, onKeep }: { busy: boolean; onKeep: () => void }) {
  const t = useTexts('submission');
  return (
    <FormActions action={t('hand-in')}>
      <Button busy={busy} onClick={onKeep}>
        {t('keep-draft')}
      </Button>
    </FormActions>
  );
}
