import { bundleStatus } from '@tiku/contract/limits';
import { Button, ButtonLink, Choice, EmptyState, Icon } from '@tiku/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { narrowTo } from '../../lib/navigation/paging.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useFavoritedBundles, usePublicBundles, usePublishedBundles } from './bundle.api.ts';
import styles from './bundle.module.css';
import { BundleRows } from './bundle-rows.tsx';

const statuses = Object.values(bundleStatus);

function NoBundles({ isNarrowed, children }: { isNarrowed: boolean; children: ReactNode }) {
  const t = useTexts('bundle');
  if (!isNarrowed) return children;
  return (
    <EmptyState drawing="lost" title={t('no-match')}>
      <Button onClick={() => narrowTo({ q: undefined, status: undefined })}>{t('show-all')}</Button>
    </EmptyState>
  );
}

function NewBundle() {
  const t = useTexts('bundle');
  return (
    <ButtonLink look="primary" to={paths.newBundle}>
      <Icon name="plus" size={16} />
      {t('new')}
    </ButtonLink>
  );
}

export function PublishedBundlesPage() {
  const t = useTexts('bundle');
  const { list, status, order_by, isNarrowed } = usePublishedBundles();
  return (
    <>
      <PageHeading title={t('published')}>
        <NewBundle />
      </PageHeading>
      <div className={styles.tools}>
        <SearchBox label={t('search')} />
        <Choice
          label={t('order')}
          value={order_by}
          options={[
            { value: 'updated', content: t('order.updated') },
            { value: 'title', content: t('order.title') },
          ]}
          onChoose={(order) => narrowTo({ order })}
        />
      </div>
      <Choice
        look="chips"
        label={t('status')}
        value={status === null ? '' : String(status)}
        options={[
          { value: '', content: t('status.all') },
          ...statuses.map((each) => ({ value: String(each), content: t(`status.${each}`) })),
        ]}
        onChoose={(value) => narrowTo({ status: value || undefined })}
      />
      <PagedList
        list={list}
        empty={
          <NoBundles isNarrowed={isNarrowed}>
            <EmptyState title={t('published.empty')} text={t('published.empty-text')}>
              <NewBundle />
            </EmptyState>
          </NoBundles>
        }
      >
        {(bundles) => <BundleRows bundles={bundles} />}
      </PagedList>
    </>
  );
}

export function FavoritedBundlesPage() {
  const t = useTexts('bundle');
  const { list, order_by, isNarrowed } = useFavoritedBundles();
  return (
    <>
      <PageHeading title={t('favorited')} />
      <div className={styles.tools}>
        <SearchBox label={t('search')} />
        <Choice
          label={t('order')}
          value={order_by}
          options={[
            { value: 'favorited', content: t('order.favorited') },
            { value: 'title', content: t('order.title') },
          ]}
          onChoose={(order) => narrowTo({ order })}
        />
      </div>
      <PagedList
        list={list}
        empty={
          <NoBundles isNarrowed={isNarrowed}>
            <EmptyState title={t('favorited.empty')} text={t('favorited.empty-text')}>
              <ButtonLink look="primary" to={paths.publicBundles}>
                {t('find')}
              </ButtonLink>
            </EmptyState>
          </NoBundles>
        }
      >
        {(bundles) => <BundleRows bundles={bundles} />}
      </PagedList>
    </>
  );
}

export function PublicBundlesPage() {
  const t = useTexts('bundle');
  const { list, isNarrowed } = usePublicBundles();
  return (
    <>
      <PageHeading title={t('public')} />
      <div className={styles.tools}>
        <SearchBox label={t('search')} large />
      </div>
      <PagedList
        list={list}
        empty={
          <NoBundles isNarrowed={isNarrowed}>
            <EmptyState title={t('public.empty')} text={t('public.empty-text')} />
          </NoBundles>
        }
      >
        {(bundles) => <BundleRows bundles={bundles} />}
      </PagedList>
    </>
  );
}
