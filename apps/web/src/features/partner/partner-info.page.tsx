import type { PartnerDraft, PartnerInfo } from '@tiku/contract';
import { limits, reviewStatus } from '@tiku/contract/limits';
import { Badge, Button, Card, ErrorState, Facts, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { useCall } from '../../lib/api/query.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PartnerForm } from './partner-form.tsx';
import { PartnerPictures } from './partner-pictures.tsx';
import { useKeepPartner } from './partner.api.ts';
import styles from './partner.module.css';

type Status = 0 | 1 | 2 | 3;

function ReviewHint({ draft, isPartner }: { draft: PartnerDraft; isPartner: boolean }) {
  const t = useTexts('partner');
  const { review_status, reason } = draft;
  if (review_status === reviewStatus.rejected) return <p className={styles.hint}>{t('hint.rejected', { reason })}</p>;
  if (review_status !== reviewStatus.underReview) return null;
  return <p className={styles.hint}>{t(isPartner ? 'hint.change' : 'hint.waiting', { days: limits.reviewDays })}</p>;
}

function InfoFacts({ info, status }: { info: PartnerInfo; status: Status }) {
  const t = useTexts('partner');
  return (
    <Facts
      facts={[
        { name: t('name'), value: info.name },
        {
          name: t('review'),
          value: <Badge tone={status === reviewStatus.approved ? 'accent' : 'plain'}>{t(`status.${status}`)}</Badge>,
        },
        { name: t('type'), value: t(`type.${info.type}`) },
        { name: t('contact'), value: info.contact_name },
        { name: t('contact-mobile'), value: info.contact_mobile || '–' },
        { name: t('contact-email'), value: info.contact_email || '–' },
        { name: t('about'), value: info.description || '–' },
      ]}
    />
  );
}

interface KnownPartnerProps {
  info: PartnerInfo | null;
  draft: PartnerDraft | null;
  status: Status;
}

/** What waits for review is taken back before it is changed, so that nobody approves what they have not seen. */
function KnownPartner({ info, draft, status }: KnownPartnerProps) {
  const t = useTexts('partner');
  const keep = useKeepPartner();
  const isWaiting = draft?.review_status === reviewStatus.underReview;
  const [isEdited, setEdited] = useState(!isWaiting && info === null);
  const shown = draft ?? info;

  function takeBack(): void {
    if (!draft) return;
    const { type, name, contact_name, contact_mobile, contact_email, description } = draft;
    const about = { type, name, contact_name, contact_mobile, contact_email, description };
    keep.mutate({ ...about, is_draft: true }, { onSuccess: () => setEdited(true) });
  }

  if (!shown || isEdited)
    return (
      <>
        {draft ? (
          <ReviewHint draft={draft} isPartner={info !== null} />
        ) : (
          <p className={styles.hint}>{t('hint.apply')}</p>
        )}
        <PartnerForm draft={draft} info={info} onHandedIn={() => setEdited(false)} />
      </>
    );
  return (
    <Card>
      {draft && <ReviewHint draft={draft} isPartner={info !== null} />}
      <InfoFacts info={shown} status={status} />
      <PartnerPictures images={shown.images} isDraft={draft !== null} />
      <div className={styles.buttons}>
        {isWaiting ? (
          <Button busy={keep.isPending} onClick={takeBack}>
            {t('take-back')}
          </Button>
        ) : (
          <Button onClick={() => setEdited(true)}>{t('edit')}</Button>
        )}
      </div>
    </Card>
  );
}

export function PartnerInfoPage() {
  const t = useTexts('partner');
  const known = useCall('GET /partner/info', {});
  const written = useCall('GET /partner/info/draft', {});
  const error = known.error ?? written.error;
  const status = known.data?.partner?.review_status ?? 0;
  return (
    <>
      <PageHeading title={status === reviewStatus.approved ? t('title') : t('apply')} />
      {error && <ErrorState message={error.message} onRetry={() => void known.refetch()} />}
      {!error && !(known.data && written.data) && <Skeleton lines={8} />}
      {known.data && written.data && (
        <KnownPartner info={known.data.partner?.info ?? null} draft={written.data.draft} status={status} />
      )}
    </>
  );
}
