import type { BundleEntry } from '@tiku/contract';
import { Dialog, ErrorState, Skeleton } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { ShareLink } from '../../ui/share-link.tsx';
import { useShareUrl } from './bundle.api.ts';
import styles from './bundle.module.css';

export function ShareBundle({ bundle, onClose }: { bundle: BundleEntry; onClose: () => void }) {
  const t = useTexts('bundle');
  const share = useShareUrl(bundle.bundle_id);
  return (
    <Dialog title={t('share')} onClose={onClose}>
      {share.isPending && <Skeleton lines={5} />}
      {share.error && <ErrorState message={share.error.message} onRetry={() => void share.refetch()} />}
      {share.data && (
        <div className={styles.share}>
          <p>{bundle.title}</p>
          <ShareLink
            url={share.data.url}
            texts={{
              link: t('share.link'),
              copy: t('share.copy'),
              copied: t('share.copied'),
              notCopied: t('share.not-copied'),
              qr: t('share.qr'),
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
