import { ButtonLink, EmptyState } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { NoticeRows } from './notice-rows.tsx';
import { useNotices } from './notice.api.ts';

export function NoticeListPage() {
  const t = useTexts('notice');
  return (
    <>
      <PageHeading title={t('list.title')} />
      <PagedList
        list={useNotices()}
        empty={
          <EmptyState title={t('list.empty-title')} text={t('list.empty-text')}>
            <ButtonLink to={paths.home}>{t('to-home')}</ButtonLink>
          </EmptyState>
        }
      >
        {(notices) => <NoticeRows notices={notices} />}
      </PagedList>
    </>
  );
}
