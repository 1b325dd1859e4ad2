import { Icon, Link } from '@tiku/ui';
import type { ReactNode } from 'react';
import { examPath } from '../../lib/navigation/addresses.ts';
import { useTexts } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './exam-page-heading.module.css';

interface ExamPageHeadingProps {
  exam: { id: number; title: string };
  title: string;
  text?: string;
  /** The page above has the same title: the exam tells them apart. */
  isOfList?: boolean;
  children?: ReactNode;
}

/** The heading of a page about an exam, with the way back to it. */
export function ExamPageHeading({ exam, title, text, isOfList = false, children }: ExamPageHeadingProps) {
  const t = useTexts('exam');
  usePageTitle(isOfList ? exam.title : title, isOfList ? title : exam.title);
  return (
    <>
      <Link className={styles.back} to={examPath(exam.id)}>
        <Icon name="arrow" size={16} className={styles.arrow} />
        <span className="visually-hidden">{t('back-to')}</span> {exam.title}
      </Link>
      <PageHeading title={title} {...(text && { text })}>
        {children}
      </PageHeading>
    </>
  );
}
