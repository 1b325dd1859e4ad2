import type { ExamDetail } from '@tiku/contract';
import type { ReactNode } from 'react';
import { examPath } from '../../lib/navigation/addresses.ts';
import { useTexts } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ChangeNote } from './change/change-note.tsx';
import styles from './exam-page-heading.module.css';

interface ExamPageHeadingProps {
  exam: Pick<ExamDetail, 'id' | 'title'> & Partial<Pick<ExamDetail, 'change' | 'change_of'>>;
  title: string;
  text?: string;
  /** The page above has the same title: the exam tells them apart. */
  isOfList?: boolean;
  /** It shows both states already. */
  isCompared?: boolean;
  children?: ReactNode;
}

/** The heading of a page about an exam, with the way back to it. */
export function ExamPageHeading({
  exam,
  title,
  text,
  isOfList = false,
  isCompared = false,
  children,
}: ExamPageHeadingProps) {
  const t = useTexts('exam');
  usePageTitle(isOfList ? exam.title : title, isOfList ? title : exam.title);
  return (
    <>
      <BackLink to={examPath(exam.id)} label={t('back-to')}>
        {exam.title}
      </BackLink>
      <PageHeading title={title} {...(text && { text })}>
        {children}
      </PageHeading>
      {exam.change && exam.change_of && (
        <div className={styles.note}>
          <ChangeNote exam={{ id: exam.id, change: exam.change, change_of: exam.change_of }} isCompared={isCompared} />
        </div>
      )}
    </>
  );
}
