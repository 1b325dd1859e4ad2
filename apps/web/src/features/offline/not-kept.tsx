import { Button, Card, EmptyState, Icon, Link } from '@tiku/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSignedIn } from '../../lib/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './offline.module.css';

const ways = [
  ['practice', paths.practice],
  ['wrong', paths.wrongExams],
  ['favorited', paths.favoritedQuestionExams],
  ['noted', paths.notedExams],
] as const;

/** Where a page cannot be had: why, and what can. */
export function NotKept({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('offline');
  const signedIn = useSignedIn();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const comeOnline = () => retry();
    window.addEventListener('online', comeOnline);
    return () => window.removeEventListener('online', comeOnline);
  }, []);
  return (
    <>
      <PageHeading title={t('not-kept.title')} />
      <Card>
        <EmptyState drawing="lost" title={t('not-kept.text')}>
          <Button look="primary" onClick={onRetry}>
            <Icon name="reload" size={16} />
            {t('retry')}
          </Button>
        </EmptyState>
      </Card>
      {signedIn && (
        <nav className={styles.ways} aria-labelledby="kept-ways">
          <h2 id="kept-ways">{t('ways')}</h2>
          <ul>
            {ways.map(([name, path]) => (
              <li key={name}>
                <Link to={path}>{t(`way.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
