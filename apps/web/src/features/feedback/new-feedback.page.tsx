import { Button, ButtonLink, Card, EmptyState } from '@tiku/ui';
import { useState } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { useSignedIn } from '../../lib/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { readPath } from './feedback-subject.ts';
import styles from './new-feedback.module.css';

export function NewFeedbackPage() {
  const t = useTexts('feedback');
  const [sent, setSent] = useState(false);
  const home = useSignedIn() ? paths.home : '/';
  const wayBack = readPath(useSearchParam('redirect'), window.location.origin);
  return (
    <>
      <PageHeading title={t('title')} text={t('text')} />
      <Card>
        {sent ? (
          <div tabIndex={-1} className={styles.thanks} ref={(element) => element?.focus()}>
            <EmptyState drawing="done" title={t('thanks-title')} text={t('thanks-text')}>
              <ButtonLink to={wayBack ?? home} look="primary">
                {wayBack ? t('back') : t('home')}
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
