import { Button, ButtonLink, Card, EmptyState, showToast } from '@tiku/ui';
import { useState } from 'react';
import { feedbackPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { useSignedIn } from '../../lib/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { MessageForm } from './message-form.tsx';
import styles from './new-feedback.module.css';

/** People with an account can follow what becomes of it; the others leave a message. */
export function NewFeedbackPage() {
  const t = useTexts('feedback');
  if (!useSignedIn()) return <GuestFeedback />;
  return (
    <>
      <PageHeading title={t('title')} text={t('text')}>
        <ButtonLink to={paths.feedbacks}>{t('list.title')}</ButtonLink>
      </PageHeading>
      <Card>
        <MessageForm
          onSent={(feedbackId) => {
            showToast(t('sent'));
            navigate(feedbackPath(feedbackId));
          }}
        />
      </Card>
    </>
  );
}

function GuestFeedback() {
  const t = useTexts('feedback');
  const [sent, setSent] = useState(false);
  return (
    <>
      <PageHeading title={t('title')} text={t('text')} />
      <Card>
        {sent ? (
          <div tabIndex={-1} className={styles.thanks} ref={(element) => element?.focus()}>
            <EmptyState drawing="done" title={t('thanks-title')} text={t('thanks-text')}>
              <ButtonLink to="/" look="primary">
                {t('home')}
              </ButtonLink>
              <Button onClick={() => setSent(false)}>{t('another')}</Button>
            </EmptyState>
          </div>
        ) : (
          <FeedbackForm onSent={() => setSent(true)} />
        )}
      </Card>
    </>
  );
}
