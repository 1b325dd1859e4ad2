import { Card, Link } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { publicBundlesPath } from '../../lib/navigation/addresses.ts';
import { useFoundBundles } from './bundle.api.ts';
import { BundleRows } from './bundle-rows.tsx';
import styles from './bundle.module.css';

/** Beside the exams that were found by the same words: a few bundles, and the way to the others. */
export function FoundBundles() {
  const t = useTexts('bundle');
  const query = useSearchParam('q') ?? '';
  const isFirstPage = useSearchParam('page') === undefined;
  const found = useFoundBundles(query, query !== '' && isFirstPage);
  if (!found || found.list.length === 0) return null;
  return (
    <Card aria-labelledby="found-bundles" className={styles.found}>
      <h2 id="found-bundles">{t('found')}</h2>
      <BundleRows bundles={found.list} />
      {found.total > found.list.length && (
        <Link to={publicBundlesPath(query)}>{t('found.all', { total: found.total })}</Link>
      )}
    </Card>
  );
}
