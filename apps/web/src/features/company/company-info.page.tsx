import type { ResponseOf } from '@tiku/contract';
import { limits, reviewStatus } from '@tiku/contract/limits';
import { Badge, ButtonLink, Card, EmptyState, ErrorState, Facts, Skeleton } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useCompany } from './company.api.ts';
import styles from './company-info.module.css';

type Company = ResponseOf<'GET /ee/company/info'>['company'];

function CompanyFacts({ company }: { company: Company }) {
  const t = useTexts('company');
  const format = useFormat();
  const status = company.review_status;
  const facts = [
    { name: t('name'), value: company.name },
    {
      name: t('review'),
      value: <Badge tone={status === reviewStatus.approved ? 'accent' : 'plain'}>{t(`review-status.${status}`)}</Badge>,
    },
    { name: t('seats'), value: format.number(company.member_limit) },
    { name: t('applied'), value: format.date(company.applied_at) },
  ];
  return (
    <>
      {(status === reviewStatus.underReview || status === reviewStatus.rejected) && (
        <p className={styles.hint}>{t(`review-hint.${status}`, { days: limits.reviewDays })}</p>
      )}
      <Facts facts={facts} />
    </>
  );
}

export function CompanyInfoPage() {
  const t = useTexts('company');
  const answer = useCompany(useSearchParam('is_first') === 'true');
  const company = answer.data?.company;
  return (
    <>
      <PageHeading title={t('title')} />
      <Card>
        {answer.isPending && <Skeleton lines={6} />}
        {answer.error && <ErrorState message={answer.error.message} onRetry={() => void answer.refetch()} />}
        {company === null && (
          <EmptyState title={t('empty-title')} text={t('empty-text')}>
            <ButtonLink to={paths.companyHome} look="primary">
              {t('apply')}
            </ButtonLink>
          </EmptyState>
        )}
        {company && <CompanyFacts company={company} />}
      </Card>
    </>
  );
}
