import type { GroupEntry } from '@tiku/contract';
import { Button, ButtonLink, Card, ErrorState, Skeleton } from '@tiku/ui';
import { useCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { LoadedGroup } from '../loaded-group.tsx';
import styles from './group-poster.module.css';

function Poster({ group }: { group: GroupEntry }) {
  const t = useTexts('group');
  const share = useCall('GET /group/shareurl', { group_id: group.group_id });
  usePageTitle(`${t('invite.poster')} · ${group.name}`);
  if (!share.data) {
    return (
      <Card>
        {share.error ? (
          <ErrorState message={share.error.message} onRetry={() => void share.refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
    );
  }
  return (
    <>
      <div className={styles.tools}>
        <PageHeading title={t('invite.poster')} text={group.name} />
        <Button look="primary" onClick={() => window.print()}>
          {t('poster.print')}
        </Button>
        <ButtonLink to={groupPath(group.group_id, group.is_admin ? paths.managedGroup : paths.joinedGroup)}>
          {t('poster.back')}
        </ButtonLink>
      </div>
      <article className={styles.poster}>
        <p className={styles.invitation}>{t('poster.title')}</p>
        <h2 className={styles.name}>{group.name}</h2>
        <p className={styles.muted}>{t('run-by', { name: group.creator.name })}</p>
        <div className={styles.code}>
          <QrCode text={share.data.url} label={t('invite.qr', { name: group.name })} />
        </div>
        <p>{t('poster.scan')}</p>
        <p className={styles.publicId}>{share.data.public_id}</p>
        <p className={styles.url}>{share.data.url}</p>
      </article>
    </>
  );
}

/** For the wall of a classroom. */
export function GroupPosterPage() {
  return (
    <LoadedGroup side="joined" part={null}>
      {(group) => <Poster group={group} />}
    </LoadedGroup>
  );
}
