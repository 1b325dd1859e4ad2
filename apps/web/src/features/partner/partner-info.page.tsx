import type { PartnerDraft, PartnerInfo } from '@tiku/contract';
import { reviewStatus } from '@tiku/contract/limits';
import { ErrorState, Facts, Skeleton } from '@tiku/ui';
import { useCall } from '../../lib/api/query.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { DraftDesk, DraftHint, DraftIntroduction, useDraftFacts } from '../submission/submission.ts';
import { PartnerForm } from './partner-form.tsx';
import { PartnerPictures } from './partner-pictures.tsx';
import { useKeepPartner } from './partner.api.ts';

type Status = 0 | 1 | 2 | 3;

function InfoFacts({ info, status }: { info: PartnerInfo; status: Status }) {
  const t = useTexts('partner');
  const { reviewFact, contactFacts } = useDraftFacts();
  return (
    <Facts
      facts={[
        { name: t('name'), value: info.name },
        reviewFact(status),
        { name: t('type'), value: t(`type.${info.type}`) },
        ...contactFacts(info),
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

function KnownPartner({ info, draft, status }: KnownPartnerProps) {
  const t = useTexts('partner');
  const keep = useKeepPartner();
  const shown = draft ?? info;

  function takeBack(onTaken: () => void): void {
    if (!draft) return;
    const { type, name, contact_name, contact_mobile, contact_email, description } = draft;
    const about = { type, name, contact_name, contact_mobile, contact_email, description };
    keep.mutate({ partner: { ...about, is_draft: true } }, { onSuccess: onTaken });
  }

  return (
    <DraftDesk
      status={draft ? draft.review_status : info && reviewStatus.approved}
      opensForm={draft?.review_status !== reviewStatus.underReview && info === null}
      busy={keep.isPending}
      onTakeBack={takeBack}
      hint={
        draft ? (
          <DraftHint draft={draft} isApproved={info !== null} waiting={(days) => t('hint.waiting', { days })} />
        ) : (
          shown === null && <DraftIntroduction text={t('hint.apply')} />
        )
      }
      shown={
        shown && (
          <>
            <InfoFacts info={shown} status={status} />
            <PartnerPictures images={shown.images} isDraft={draft !== null} />
          </>
        )
      }
    >
      {(onHandedIn) => <PartnerForm draft={draft} info={info} onHandedIn={onHandedIn} />}
    </DraftDesk>
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
