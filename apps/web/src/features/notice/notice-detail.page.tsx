import type { NoticeEntry } from '@tiku/contract';
import { Badge, ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Invitations } from '../company/company.ts';
import { useNotice } from './notice.api.ts';
import styles from './notice.module.css';

const official = 0;

function NoticeText({ notice }: { notice: NoticeEntry }) {
  const t = useTexts('notice');
  const format = useFormat();
  // Answered where it is read.
  const isInvitation = notice.path === paths.accountInfo;
  usePageTitle(notice.title);
  return (
    <>
      <p className={styles.about}>
        <Badge tone={notice.type === official ? 'accent' : 'plain'}>
          {notice.type === official ? t('official') : t('system')}
        </Badge>
        <time dateTime={notice.released_at}>{format.dateTime(notice.released_at)}</time>
      </p>
      <div className={styles.text}>{notice.content}</div>
      {isInvitation && <Invitations none="notice-none" />}
      {notice.path !== null && !isInvitation && (
        <p className={styles.lead}>
          <ButtonLink look="primary" to={notice.path}>
            {t('detail.open')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function MissingNotice() {
  const t = useTexts('notice');
  return (
    <EmptyState drawing="lost" title={t('detail.missing')}>
      <ButtonLink to={paths.notices}>{t('detail.back')}</ButtonLink>
    </EmptyState>
  );
}

export function NoticeDetailPage() {
  const t = useTexts('notice');
  const { data: notice, error, isPending, refetch } = useNotice(Number(useSearchParam('notice_id')));
  const isMissing = error?.failure.status === 404 || error?.failure.status === 400;
  return (
    <>
      <PageHeading title={notice?.title ?? t('detail.title')} />
      <Card>
        {isPending && <Skeleton lines={6} />}
        {notice && <NoticeText notice={notice} />}
        {isMissing && <MissingNotice />}
        {error && !isMissing && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      </Card>
      {notice && (
        <ButtonLink className={styles.back} to={paths.notices}>
          {t('detail.back')}
        </ButtonLink>
      )}
    </>
  );
}
