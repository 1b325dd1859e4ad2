import type { ResponseOf } from '@tiku/contract';
import { Avatar, Button, ButtonLink, Card, EmptyState, ErrorState, Icon, Link, Skeleton, showToast } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { editBundlePath, examPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { readId } from '../../lib/navigation/read-id.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { logoOf, useBundle, useDelete, useFavorite } from './bundle.api.ts';
import { BundleChange } from './bundle-change.tsx';
import styles from './bundle.module.css';
import { BundleBadge } from './bundle-rows.tsx';
import { usePrice } from './price.tsx';
import { ShareBundle } from './share-bundle.tsx';

type Opened = ResponseOf<'GET /exam/bundle/detail'>;

function Actions({ bundle }: { bundle: Opened['bundle'] }) {
  const t = useTexts('bundle');
  const favorite = useFavorite();
  const remove = useDelete();
  const [open, setOpen] = useState<'share' | 'delete' | null>(null);
  return (
    <div className={styles.buttons}>
      {bundle.status === 0 && (
        <>
          <Button busy={favorite.isPending} aria-pressed={bundle.is_favorited} onClick={() => favorite.mutate(bundle)}>
            <Icon name="star" size={16} />
            {t(bundle.is_favorited ? 'unkeep' : 'keep')}
          </Button>
          <Button onClick={() => setOpen('share')}>
            <Icon name="share" size={16} />
            {t('share')}
          </Button>
        </>
      )}
      {bundle.is_mine && (
        <>
          <ButtonLink to={editBundlePath(bundle.bundle_id)}>{t(bundle.status === null ? 'go-on' : 'edit')}</ButtonLink>
          <Button look="quiet" onClick={() => setOpen('delete')}>
            {t('delete')}
          </Button>
        </>
      )}
      {open === 'share' && <ShareBundle bundle={bundle} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('delete.title')}
          text={t('delete.text')}
          action={t('delete')}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(bundle.bundle_id, {
              onSuccess: () => {
                showToast(t('deleted'));
                navigate(paths.publishedBundles);
              },
              onError: ({ message }) => showToast(message, 'failed'),
            })
          }
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function Detail({ bundle, exams, change }: Opened) {
  const t = useTexts('bundle');
  const price = usePrice();
  usePageTitle(bundle.title);
  return (
    <>
      <PageHeading title={bundle.title} text={t('by', { name: bundle.author.name })}>
        <Actions bundle={bundle} />
      </PageHeading>
      {change && <BundleChange bundle={bundle} exams={exams} change={change} />}
      <Card className={styles.about}>
        <Avatar name={bundle.title} src={logoOf(bundle)} size={96} />
        <div>
          <p className={styles.figures}>
            <BundleBadge bundle={bundle} />
            <span>{t('exams', { count: bundle.exams_count })}</span>
            <span>{t('questions', { count: bundle.questions_count })}</span>
            <span>{price(bundle.price_tier)}</span>
          </p>
          {bundle.review_reason && <p>{t('reason', { reason: bundle.review_reason })}</p>}
          <p className={styles.description}>{bundle.description}</p>
          {bundle.price_tier > 0 && !bundle.is_mine && (
            <p className={styles.note}>{t(bundle.is_open ? 'have' : 'locked')}</p>
          )}
        </div>
      </Card>
      <Card aria-labelledby="exams">
        <h2 id="exams">{t('its-exams')}</h2>
        {exams.length === 0 ? (
          <p className={styles.note}>{t('no-exams')}</p>
        ) : (
          <ol className={styles.exams}>
            {exams.map((exam) => (
              <li key={exam.id}>
                <Link to={examPath(exam.id)}>{exam.title}</Link>
                <span className={styles.note}>{t('questions', { count: exam.questions_count })}</span>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </>
  );
}

export function BundlePage() {
  const t = useTexts('bundle');
  const bundle_id = readId(useSearchParam('bundle_id'));
  const public_id = useSearchParam('public_id');
  const { data, error, refetch } = useBundle({ bundle_id, public_id });
  if (data) return <Detail {...data} />;
  return (
    <>
      <PageHeading title={t('bundle')} />
      <Card>
        {error?.failure.status === 404 || (bundle_id === undefined && public_id === undefined) ? (
          <EmptyState drawing="lost" title={t('missing')} text={t('missing-text')}>
            <ButtonLink look="primary" to={paths.publicBundles}>
              {t('find')}
            </ButtonLink>
          </EmptyState>
        ) : error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
    </>
  );
}
