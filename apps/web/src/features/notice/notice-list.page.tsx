import { ButtonLink, EmptyState, showToast } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ChipsLine, ListChoice, NoMatch } from '../../ui/list/list-tools.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { NoticeRows } from './notice-rows.tsx';
import { useNotices, useReadAll } from './notice.api.ts';
import type { NoticeFilter } from './notice.api.ts';
import styles from './notice.module.css';

function NoNotices({ filter }: { filter: NoticeFilter }) {
  const t = useTexts('notice');
  if (filter !== '') {
    const title = t(filter === 'unread' ? 'list.none-unread' : 'list.none-of-type');
    return <NoMatch drawing="done" title={title} action={t('list.show-all')} params={['show']} />;
  }
  return (
    <EmptyState title={t('list.empty-title')} text={t('list.empty-text')}>
      <ButtonLink to={paths.home}>{t('to-home')}</ButtonLink>
    </EmptyState>
  );
}

function ReadAll() {
  const t = useTexts('notice');
  const readAll = useReadAll();
  const unread = useSession((state) => state.noticeUnreadCount);
  // Nothing to do is no step.
  if (unread === 0) return null;
  return (
    <ChangeButton change={readAll} request={undefined} onDone={() => showToast(t('list.all-read'))}>
      {t('list.read-all')}
    </ChangeButton>
  );
}

export function NoticeListPage() {
  const t = useTexts('notice');
  const { list, filter } = useNotices();
  return (
    <>
      <PageHeading title={t('list.title')}>
        <div className={styles.actions}>
          <ReadAll />
          <ButtonLink look="quiet" to={paths.noticeSettings}>
            {t('settings')}
          </ButtonLink>
        </div>
      </PageHeading>
      <ChipsLine>
        <ListChoice
          look="chips"
          param="show"
          usual=""
          label={t('list.show')}
          value={filter}
          options={[
            { value: '', content: t('list.all') },
            { value: 'unread', content: t('unread') },
            { value: 'official', content: t('official') },
            { value: 'system', content: t('system') },
          ]}
        />
      </ChipsLine>
      <PagedList list={list} empty={<NoNotices filter={filter} />}>
        {(notices) => <NoticeRows notices={notices} />}
      </PagedList>
    </>
  );
}
