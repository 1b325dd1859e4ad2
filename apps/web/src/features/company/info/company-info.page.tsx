import type { CompanyInfo } from '@tiku/contract';
import { reviewStatus } from '@tiku/contract/limits';
import { ErrorState, Facts, Skeleton } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { DraftDesk, DraftHint, DraftIntroduction, useDraftFacts } from '../../submission/submission.ts';
import { useCompany, useKeepCompany } from '../company.api.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyPictures } from './company-pictures.tsx';

function CompanyFacts({ company }: { company: CompanyInfo }) {
  const t = useTexts('company');
  const format = useFormat();
  const shown = company.draft ?? company;
  const { reviewFact, contactFacts } = useDraftFacts();
  const seats = t('seats-used', { used: format.number(company.user_count), limit: format.number(shown.member_limit) });
  return (
    <Facts
      facts={[
        { name: t('name'), value: shown.name },
        reviewFact(company.review_status),
        { name: t('seats'), value: seats },
        ...contactFacts(shown),
        { name: t('about'), value: shown.description || '–' },
        { name: t('applied'), value: format.date(company.applied_at) },
      ]}
    />
  );
}

function OwnCompany({ company }: { company: CompanyInfo | null }) {
  const t = useTexts('company');
  const keep = useKeepCompany();
  const draft = company && (company.draft ?? company);
  const status = draft && draft.review_status;
  const isUnfinished = status === null || status === reviewStatus.draft || status === reviewStatus.rejected;

  function takeBack(onTaken: () => void): void {
    if (!company || !draft) return;
    const { name, member_limit } = draft;
    keep.mutate({ company: { id: company.id, name, member_limit, is_draft: true } }, { onSuccess: onTaken });
  }

  return (
    <DraftDesk
      status={status}
      opensForm={isUnfinished}
      busy={keep.isPending}
      onTakeBack={takeBack}
      hint={
        draft ? (
          <DraftHint
            draft={draft}
            isApproved={company.review_status === reviewStatus.approved}
            waiting={(days) => t('hint.waiting', { days })}
          />
        ) : (
          <DraftIntroduction text={t('empty-text')} />
        )
      }
      shown={
        company && (
          <>
            <CompanyFacts company={company} />
            <CompanyPictures company={company} isDraft={company.draft !== null} />
          </>
        )
      }
    >
      {(onHandedIn) => <CompanyForm company={company} onHandedIn={onHandedIn} />}
    </DraftDesk>
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
