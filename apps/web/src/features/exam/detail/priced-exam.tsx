import type { ExamInvitation } from '@tiku/contract';
import { Card, Skeleton } from '@tiku/ui';
import type { ReactNode } from 'react';
import { usePublicCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Preview } from '../invitation/preview.tsx';
import styles from './exam-detail.module.css';

type About = NonNullable<ExamInvitation['about']>;

function Told({ title, about }: { title: string; about: About }) {
  const t = useTexts('exam');
  const invitation = useTexts('exam/invitation');
  usePageTitle(title);
  return (
    <>
      <PageHeading title={title} text={invitation('by', { name: about.author })} />
      <Card>
        <p>{invitation('questions', { count: about.questions_count })}</p>
        {about.description && <p className={styles.prose}>{about.description}</p>}
        <p>{t('priced')}</p>
      </Card>
      <Preview questions={about.preview} />
    </>
  );
}

/** An exam of a bundle with a price, for somebody who does not have the bundle: what everybody may know of it. */
export function PricedExam({ link, missing }: { link: { exam_id?: number; public_id?: string }; missing: ReactNode }) {
  const { data, error } = usePublicCall('GET /exam/invitation', link);
  if (data?.exam.about?.is_priced) return <Told title={data.exam.title} about={data.exam.about} />;
  if (data || error) return missing;
  return (
    <Card>
      <Skeleton lines={9} />
    </Card>
  );
}
