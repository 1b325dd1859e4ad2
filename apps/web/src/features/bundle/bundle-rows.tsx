import type { BundleEntry } from '@tiku/contract';
import { Avatar, Badge, Link } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { bundlePath } from '../../lib/navigation/addresses.ts';
import { logoOf } from './bundle.api.ts';
import styles from './bundle.module.css';
import { usePrice } from './price.tsx';

export function BundleBadge({ bundle }: { bundle: BundleEntry }) {
  const t = useTexts('bundle');
  if (bundle.status === 0) return null;
  return <Badge>{t(`status.${bundle.status ?? 'unfinished'}`)}</Badge>;
}

export function BundleRows({ bundles }: { bundles: readonly BundleEntry[] }) {
  const t = useTexts('bundle');
  const price = usePrice();
  return (
    <ul className={styles.rows}>
      {bundles.map((bundle) => (
        <li key={bundle.bundle_id}>
          <Avatar name={bundle.title} src={logoOf(bundle)} size={56} />
          <div>
            <Link to={bundlePath(bundle)}>{bundle.title}</Link>
            <p className={styles.text}>{bundle.description}</p>
            <p className={styles.figures}>
              <BundleBadge bundle={bundle} />
              <span>{t('exams', { count: bundle.exams_count })}</span>
              <span>{t('questions', { count: bundle.questions_count })}</span>
              <span>{price(bundle.price_tier)}</span>
              {!bundle.is_mine && <span>{t('by', { name: bundle.author.name })}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
