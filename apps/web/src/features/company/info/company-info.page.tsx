import type { CompanyInfo } from '@tiku/contract';
import { limits, reviewStatus } from '@tiku/contract/limits';
import { Badge, Button, Card, ErrorState, Facts, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useCompany, useKeepCompany } from '../company.api.ts';
import styles from '../company.module.css';
import { CompanyForm } from './company-form.tsx';
import { CompanyPictures } from './company-pictures.tsx';

/** What waits, or was not approved; or else how the company stands. */
function ReviewHint({ company }: { company: CompanyInfo }) {
  const t = useTexts('company');
  const { review_status, reason } = company.draft ?? company;
  if (review_status === reviewStatus.rejected)
    return <p className={styles.hint}>{reason === '' ? t('review-hint.3') : t('review-hint.reason', { reason })}</p>;
  if (review_status !== reviewStatus.underReview) return null;
  const isAtWork = company.review_status === reviewStatus.approved;
  return (
    <p className={styles.hint}>{t(isAtWork ? 'review-hint.change' : 'review-hint.1', { days: limits.reviewDays })}</p>
  );
}

function CompanyFacts({ company }: { company: CompanyInfo }) {
  const t = useTexts('company');
  const format = useFormat();
  const shown = company.draft ?? company;
  const status = company.review_status;
  const seats = t('seats-used', { used: format.number(company.user_count), limit: format.number(shown.member_limit) });
  return (
    <Facts
      facts={[
        { name: t('name'), value: shown.name },
        {
          name: t('review'),
          value: (
            <Badge tone={status === reviewStatus.approved ? 'accent' : 'plain'}>{t(`review-status.${status}`)}</Badge>
          ),
        },
        { name: t('seats'), value: seats },
        { name: t('contact'), value: shown.contact_name || '–' },
        { name: t('contact-mobile'), value: shown.contact_mobile || '–' },
        { name: t('contact-email'), value: shown.contact_email || '–' },
        { name: t('about'), value: shown.description || '–' },
        { name: t('applied'), value: format.date(company.applied_at) },
      ]}
    />
  );
}

/** What waits for review is taken back before it is changed, so that nobody approves what they have not seen. */
function ShownCompany({ company, onEdit }: { company: CompanyInfo; onEdit: () => void }) {
  const t = useTexts('company');
  const keep = useKeepCompany();
  const { draft } = company;
  const isWaiting = draft?.review_status === reviewStatus.underReview;

  function takeBack(): void {
    if (!draft) return;
    const { name, member_limit } = draft;
    keep.mutate({ id: company.id, name, member_limit, is_draft: true }, { onSuccess: onEdit });
  }

  return (
    <Card>
      <ReviewHint company={company} />
      <CompanyFacts company={company} />
      <CompanyPictures company={company} isDraft={draft !== null} />
      <div className={styles.buttons}>
        {isWaiting ? (
          <Button busy={keep.isPending} onClick={takeBack}>
            {t('take-back')}
          </Button>
        ) : (
          <Button onClick={onEdit}>{t('edit')}</Button>
        )}
      </div>
    </Card>
  );
}

function OwnCompany({ company }: { company: CompanyInfo | null }) {
  const t = useTexts('company');
  const status = company && (company.draft ?? company).review_status;
  const isUnfinished = status === null || status === reviewStatus.draft || status === reviewStatus.rejected;
  const [isEdited, setEdited] = useState(isUnfinished);
  if (company && !isEdited) return <ShownCompany company={company} onEdit={() => setEdited(true)} />;
  return (
    <>
      {company === null && <p className={styles.hint}>{t('empty-text')}</p>}
      {company && <ReviewHint company={company} />}
      <CompanyForm company={company} onHandedIn={() => setEdited(false)} />
    </>
  );
}

export function CompanyInfoPage() {
  const t = useTexts('company');
  const { data, error, isPending, refetch } = useCompany(useSearchParam('is_first') === 'true');
  return (
    <>
      <PageHeading title={data?.company === null ? t('apply') : t('title')} />
      {isPending && <Skeleton lines={6} />}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && <OwnCompany key={data.company?.id ?? 0} company={data.company} />}
    </>
  );
}
