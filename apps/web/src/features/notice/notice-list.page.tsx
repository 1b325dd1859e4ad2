import { pageSizes } from '@tiku/contract/limits';
import { Pagination } from 'antd';
import { useTexts } from '../../lib/i18n.ts';
import { turnTo, usePaging } from '../../lib/paging.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoticeRows } from './notice-rows.tsx';
import { useNotices } from './notice.api.ts';
import styles from './notice.module.css';

export function NoticeListPage() {
  const t = useTexts('notice');
  const paging = usePaging();
  const { page, total } = useNotices(paging);
  const notices = page.data?.list;
  return (
    <>
      <PageHeading title={t('list.title')} />
      <Card aria-busy={page.isFetching}>
        {page.isPending && <Skeleton lines={9} />}
        {page.error && !notices && <ErrorState message={page.error.message} onRetry={() => void page.refetch()} />}
        {notices?.length === 0 && (
          <EmptyState title={t('list.empty-title')} text={t('list.empty-text')}>
            <ButtonLink to="/user-home">{t('to-home')}</ButtonLink>
          </EmptyState>
        )}
        {notices && notices.length > 0 && <NoticeRows notices={notices} />}
      </Card>
      {total > pageSizes[0] && (
        <div className={styles.pages}>
          <Pagination
            align="end"
            current={paging.page}
            pageSize={paging.limit}
            pageSizeOptions={[...pageSizes]}
            showSizeChanger
            total={total}
            onChange={turnTo}
          />
        </div>
      )}
    </>
  );
}
