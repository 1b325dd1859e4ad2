import type { ExamInvitation } from '@tiku/contract';
import { Card, ErrorState, Skeleton } from '@tiku/ui';
import { usePublicCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { WaysIn } from '../../../ui/ways-in.tsx';
import styles from './exam-invitation.module.css';

type About = NonNullable<ExamInvitation['about']>;

function Preview({ questions }: { questions: About['preview'] }) {
  const t = useTexts('exam/invitation');
  if (questions.length === 0) return null;
  return (
    <section className={styles.preview}>
      <h2>{t('preview')}</h2>
      <ol>
        {questions.map((question) => (
          <li key={question.no}>
            <p className={styles.stem}>{question.text}</p>
            {question.options.length > 0 && (
              <ol className={styles.options}>
                {Object.entries(question.options).map(([index, option]) => (
                  <li key={index}>{option}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Invitation({ exam: { title, about } }: { exam: ExamInvitation }) {
  const t = useTexts('exam/invitation');
  usePageTitle(title);
  const facts = about && [
    t('by', { name: about.author }),
    t('questions', { count: about.questions_count }),
    ...(about.duration > 0 ? [t('minutes', { count: about.duration })] : []),
  ];
  return (
    <>
      <meta name="description" content={about?.description.slice(0, 160) || t('summary', { title })} />
      {!about && <meta name="robots" content="noindex" />}
      <PageHeading title={title} />
      <Card className={styles.card}>
        {facts && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {about?.description && <p className={styles.description}>{about.description}</p>}
        <p>{about ? t('sign-in') : t('private')}</p>
        <WaysIn register={t('register')} signIn={t('log-in')} />
      </Card>
      {about && <Preview questions={about.preview} />}
    </>
  );
}

function Unknown() {
  const t = useTexts('exam/invitation');
  usePageTitle(t('unknown'));
  return (
    <>
      <PageHeading title={t('unknown')} />
      <Card className={styles.card}>
        <p>{t('unknown-text')}</p>
        <WaysIn register={t('register')} signIn={t('log-in')} />
      </Card>
    </>
  );
}

/** For a visitor with a link: what it leads to, and the way in. */
export function ExamInvitationPage() {
  const exam_id = readId(useSearchParam('exam_id'));
  const public_id = useSearchParam('public_id') || undefined;
  const share = useSearchParam('share') || undefined;
  const isCompany = useSearchParam('company_id') !== undefined;
  const link = share ? { share } : public_id ? { public_id } : exam_id ? { exam_id } : null;
  const { data, error, refetch } = usePublicCall('GET /exam/invitation', link ?? {}, {
    enabled: link !== null && !isCompany,
  });
  if (data) return <Invitation exam={data.exam} />;
  if (!link || isCompany || (error && error.failure.status < 500 && error.failure.status > 0)) return <Unknown />;
  return (
    <Card>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={5} />}
    </Card>
  );
}
