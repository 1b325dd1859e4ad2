import type { ExamDetail } from '@tiku/contract';
import { examStatus } from '@tiku/contract/limits';
import { Card } from '@tiku/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import styles from './exam-detail.module.css';
import { ExamFacts } from './exam-facts.tsx';
import { ExamHead } from './exam-head.tsx';
import { ExamNotes } from './exam-notes.tsx';
import { ExamOutline } from './exam-outline.tsx';
import { ExamRanks } from './exam-ranks.tsx';
import { PricedExam } from './priced-exam.tsx';
import { MyPractice } from '../../practice/practice.ts';
import { LoadedExam } from '../loaded-exam.tsx';
import { ReviewsPreview } from './reviews-preview.tsx';

function Prose({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.prose}>{text}</p>
    </Card>
  );
}

function ExamContent({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  usePageTitle(exam.title);
  return (
    <>
      <ExamHead exam={exam} />
      <ExamNotes exam={exam} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {exam.status !== examStatus.deleted && exam.questions_count > 0 && <MyPractice examId={exam.id} />}
          <Prose title={t('about')} text={exam.description} />
          <Prose title={t('whats-new')} text={exam.last_updates} />
          <ExamOutline exam={exam} />
          <ExamRanks exam={exam} />
          <ReviewsPreview exam={exam} />
        </div>
        <aside className={styles.side} aria-label={t('facts')}>
          <ExamFacts exam={exam} />
        </aside>
      </div>
    </>
  );
}

function tellPriced(link: { exam_id?: number; public_id?: string }, missing: ReactNode): ReactNode {
  return <PricedExam link={link} missing={missing} />;
}

export function ExamDetailPage() {
  const t = useTexts('exam');
  return (
    <LoadedExam title={t('exam')} closed={tellPriced}>
      {(exam) => <ExamContent exam={exam} />}
    </LoadedExam>
  );
}
