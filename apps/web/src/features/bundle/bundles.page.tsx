import type { BundleEntry } from '@tiku/contract';
import { bundleOrders, bundleStatus } from '@tiku/contract/limits';
import { ButtonLink, EmptyState } from '@tiku/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ListTools, NarrowingChips, NoMatch, OrderChoice } from '../../ui/list/list-tools.tsx';
import { NewLink } from '../../ui/list/new-link.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useFavoritedBundles, usePublicBundles, usePublishedBundles } from './bundle.api.ts';
import { BundleRows } from './bundle-rows.tsx';

function NewBundle() {
  const t = useTexts('bundle');
  return <NewLink to={paths.newBundle}>{t('new')}</NewLink>;
}

interface BundlesProps {
  list: ComponentProps<typeof PagedList<BundleEntry>>['list'];
  isNarrowed: boolean;
  kind: 'published' | 'favorited' | 'public';
  /** The next step for somebody who has none. */
  children?: ReactNode;
}

function Bundles({ list, isNarrowed, kind, children }: BundlesProps) {
  const t = useTexts('bundle');
  const none = (
    <EmptyState title={t(`${kind}.empty`)} text={t(`${kind}.empty-text`)}>
      {children}
    </EmptyState>
  );
  const noMatch = <NoMatch title={t('no-match')} action={t('show-all')} params={['q', 'status']} />;
  return (
    <PagedList list={list} empty={isNarrowed ? noMatch : none}>
      {(bundles) => <BundleRows bundles={bundles} />}
    </PagedList>
  );
}

export function PublishedBundlesPage() {
  const t = useTexts('bundle');
  const { status, order_by, ...found } = usePublishedBundles();
  const nameOf = (order: typeof order_by) => t(`order.${order}`);
  return (
    <>
      <PageHeading title={t('published')}>
        <NewBundle />
      </PageHeading>
      <ListTools>
        <SearchBox label={t('search')} />
        <OrderChoice label={t('order')} order={order_by} orders={bundleOrders.uploaded} nameOf={nameOf} />
      </ListTools>
      <NarrowingChips
        param="status"
        label={t('status')}
        all={t('status.all')}
        value={status}
        values={Object.values(bundleStatus)}
        nameOf={(each) => t(`status.${each}`)}
      />
      <Bundles kind="published" {...found}>
        <NewBundle />
      </Bundles>
    </>
  );
}

export function FavoritedBundlesPage() {
  const t = useTexts('bundle');
  const { order_by, ...found } = useFavoritedBundles();
  const nameOf = (order: typeof order_by) => t(`order.${order}`);
  return (
    <>
      <PageHeading title={t('favorited')} />
      <ListTools>
        <SearchBox label={t('search')} />
        <OrderChoice label={t('order')} order={order_by} orders={bundleOrders.favorited} nameOf={nameOf} />
      </ListTools>
      <Bundles kind="favorited" {...found}>
        <ButtonLink look="primary" to={paths.publicBundles}>
          {t('find')}
        </ButtonLink>
      </Bundles>
    </>
  );
}

export function PublicBundlesPage() {
  const t = useTexts('bundle');
  return (
    <>
      <PageHeading title={t('public')} />
      <ListTools>
        <SearchBox label={t('search')} large />
      </ListTools>
      <Bundles kind="public" {...usePublicBundles()} />
    </>
  );
}
