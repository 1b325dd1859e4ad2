import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { useEffect } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { MessageCard } from './message-card.tsx';
import { useOutbox } from './sent-messages.api.ts';
import styles from './sent-messages.module.css';

/** For developers and evaluators: what would have been sent if there were a gateway. */
export function OutboxPage() {
  const t = useTexts('sent-messages');
  const isShown = useConfig().features.outbox;
  const { data, error, isPending, refetch } = useOutbox(isShown);

  useEffect(() => {
    if (!isShown) navigate(paths.notFound, { replace: true });
  }, [isShown]);
  if (!isShown) return null;

  return (
    <>
      <PageHeading title={t('title')} text={t('text')} />
      {isPending && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && (
        <EmptyState drawing="letter" title={t('empty-title')} text={t('empty-text')}>
          <ButtonLink to={paths.register}>{t('register')}</ButtonLink>
        </EmptyState>
      )}
      <ul className={styles.messages}>
        {data?.list.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} />
          </li>
        ))}
      </ul>
    </>
  );
}
