import type { ResponseOf } from '@tiku/contract';
import { Card, Link } from '@tiku/ui';
import { usePublicCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { examLinkPath } from '../../../lib/navigation/addresses.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { Landing } from '../../../ui/landing.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import styles from '../bundle.module.css';

type Invitation = ResponseOf<'GET /exam/bundle/invitation'>['bundle'];

function Invited({ title, author, description, price_tier, exams }: Invitation) {
  const t = useTexts('bundle/invitation');
  return (
    <Landing
      title={title}
      facts={[t('by', { name: author }), t('exams', { count: exams.length })]}
      description={description}
      text={t(price_tier > 0 ? 'priced' : 'sign-in')}
      ways={{ register: t('register'), signIn: t('log-in') }}
    >
      <ol className={styles.invited}>
        {exams.map((exam) => (
          <li key={exam.public_id}>
            <Link to={examLinkPath(exam.public_id)}>{exam.title}</Link>
          </li>
        ))}
      </ol>
    </Landing>
  );
}

export function BundleInvitationPage() {
  const t = useTexts('bundle/invitation');
  const bundle_id = readId(useSearchParam('bundle_id'));
  const public_id = useSearchParam('public_id') || undefined;
  const link = public_id ? { public_id } : bundle_id ? { bundle_id } : null;
  const { data, error, refetch } = usePublicCall('GET /exam/bundle/invitation', link ?? {}, { enabled: link !== null });
  if (data) return <Invited {...data.bundle} />;
  if (!link || error?.failure.status === 404 || error?.failure.status === 400) {
    const ways = { register: t('register'), signIn: t('log-in') };
    return <Landing title={t('unknown')} text={t('unknown-text')} ways={ways} />;
  }
  return (
    <Card>
      <Unanswered answer={{ error, refetch }} lines={5} />
    </Card>
  );
}
