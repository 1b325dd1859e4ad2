import type { GroupEntry } from '@tiku/contract';
import { joiningWays } from '@tiku/contract/limits';
import { ButtonLink, Dialog, ErrorState, Icon, Skeleton } from '@tiku/ui';
import { useCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { ShareLink } from '../../../ui/share-link.tsx';
import styles from './group-detail.module.css';

/** The way into a group, to pass on or to put on a wall. */
export function InviteDialog({ group, onClose }: { group: GroupEntry; onClose: () => void }) {
  const t = useTexts('group');
  const share = useCall('GET /group/shareurl', { group_id: group.group_id });
  return (
    <Dialog title={t('invite.title')} onClose={onClose}>
      {share.isPending && <Skeleton lines={5} />}
      {share.error && <ErrorState message={share.error.message} onRetry={() => void share.refetch()} />}
      {share.data && (
        <div className={styles.invite}>
          <ShareLink
            url={share.data.url}
            texts={{
              link: t('invite.link'),
              copy: t('invite.copy'),
              copied: t('invite.copied'),
              notCopied: t('invite.not-copied'),
              qr: t('invite.qr', { name: group.name }),
            }}
          />
          <p>
            {t('invite.public-id')} <code className={styles.publicId}>{share.data.public_id}</code>
          </p>
          <p className={styles.muted}>
            {group.joining_way === joiningWays.nobody ? t('invite.closed') : t(`way-text.${group.joining_way}`)}
          </p>
          <ButtonLink to={groupPath(group.group_id, paths.groupPoster)}>
            <Icon name="exam" size={16} />
            {t('invite.poster')}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}
