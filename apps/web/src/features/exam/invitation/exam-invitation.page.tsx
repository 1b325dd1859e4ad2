import type { ExamInvitation } from '@tiku/contract';
import { Card } from '@tiku/ui';
import { usePublicCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { Landing } from '../../../ui/landing.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { Preview } from './preview.tsx';

function Invitation({ exam: { title, about } }: { exam: ExamInvitation }) {
  const t = useTexts('exam/invitation');
  const ways = { register: t('register'), signIn: t('log-in') };
  const summary = t('summary', { title });
  if (!about) return <Landing title={title} summary={summary} text={t('private')} ways={ways} isSecret />;
  const facts = [
    t('by', { name: about.author }),
    t('questions', { count: about.questions_count }),
    ...(about.duration > 0 ? [t('minutes', { count: about.duration })] : []),
  ];
  return (
    <Landing
      title={title}
      summary={summary}
      facts={facts}
      description={about.description}
      text={t(about.is_priced ? 'priced-sign-in' : 'sign-in')}
      ways={ways}
    >
      <Preview questions={about.preview} />
    </Landing>
  );
}

export function ExamInvitationPage() {
  const t = useTexts('exam/invitation');
  const exam_id = readId(useSearchParam('exam_id'));
  const public_id = useSearchParam('public_id') || undefined;
  const share = useSearchParam('share') || undefined;
  const isCompany = useSearchParam('company_id') !== undefined;
  const link = share ? { share } : public_id ? { public_id } : exam_id ? { exam_id } : null;
  const isTold = link !== null && !isCompany;
  const { data, error, refetch } = usePublicCall('GET /exam/invitation', link ?? {}, { enabled: isTold });
  if (data) return <Invitation exam={data.exam} />;
  if (!isTold || error?.failure.status === 404 || error?.failure.status === 400) {
    const ways = { register: t('register'), signIn: t('log-in') };
    return <Landing title={t('unknown')} text={t('unknown-text')} ways={ways} />;
  }
  return (
    <Card>
      <Unanswered answer={{ error, refetch }} lines={5} />
    </Card>
  );
}
