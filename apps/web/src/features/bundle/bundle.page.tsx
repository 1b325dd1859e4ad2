import type { ResponseOf } from '@tiku/contract';
import { Avatar, Button, ButtonLink, Card, Icon, Link, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { editBundlePath, examPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { readId } from '../../lib/navigation/read-id.ts';
import { AskingButton } from '../../ui/change-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Unloaded } from '../../ui/unloaded.tsx';
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
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.buttons}>
      {bundle.status === 0 && (
        <>
          <Button busy={favorite.isPending} aria-pressed={bundle.is_favorited} onClick={() => favorite.mutate(bundle)}>
            <Icon name="star" size={16} />
            {t(bundle.is_favorited ? 'unkeep' : 'keep')}
          </Button>
          <Button onClick={() => setSharing(true)}>
            <Icon name="share" size={16} />
            {t('share')}
          </Button>
        </>
      )}
      {bundle.is_mine && (
        <>
          <ButtonLink to={editBundlePath(bundle.bundle_id)}>{t(bundle.status === null ? 'go-on' : 'edit')}</ButtonLink>
          <AskingButton
            look="quiet"
            change={remove}
            request={{ bundle_id: bundle.bundle_id }}
            question={{ title: t('delete.title'), text: t('delete.text'), action: t('delete') }}
            onDone={() => {
              showToast(t('deleted'));
              navigate(paths.publishedBundles);
            }}
          >
            {t('delete')}
          </AskingButton>
        </>
      )}
      {isSharing && <ShareBundle bundle={bundle} onClose={() => setSharing(false)} />}
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
  const answer = useBundle({ bundle_id, public_id });
  if (answer.data) return <Detail {...answer.data} />;
  const isMissing = answer.error?.failure.status === 404 || (bundle_id === undefined && public_id === undefined);
  return (
    <Unloaded
      title={t('bundle')}
      answer={answer}
      lines={8}
      missing={
        isMissing && {
          title: t('missing'),
          text: t('missing-text'),
          way: { to: paths.publicBundles, text: t('find'), look: 'primary' },
        }
      }
    />
  );
}
