import { ButtonLink } from '@tiku/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { homeworkPath, paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { listPath } from '../question-list/question-list.ts';
import { useRecentHomework } from '../homework/homework.api.ts';
import { resumePath } from './resume-path.ts';
import { useRecentPractices, useReviewQueue } from './home.api.ts';
import styles from './user-home.module.css';

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.next} aria-label={title}>
      <div>
        <p className={styles.nextTitle}>{title}</p>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

/** The one thing to do next: homework that is due, else go on with what was begun, else review what went wrong, else find an exam. */
export function NextStep() {
  const t = useTexts('home');
  const recent = useRecentPractices();
  const review = useReviewQueue();
  const homework = useRecentHomework();
  const format = useFormat();
  if (recent.isPending || review.isPending || homework.isPending)
    return <div className={styles.next} aria-busy="true" />;

  const due = homework.data?.list.find(({ next }) => next === 'begin' || next === 'go_on');
  if (due) {
    return (
      <Step title={due.title} text={t('homework.due', { time: format.dateTime(due.end_time) })}>
        <ButtonLink look="primary" size="large" to={homeworkPath(due.homework_id, paths.joinedHomework)}>
          {t('next.homework')}
        </ButtonLink>
      </Step>
    );
  }
  const begun = recent.data?.practices.find(({ last }) => last.handed_in_at === null)?.last;
  if (begun) {
    const { exam, answered_count: answered, questions_count: count } = begun;
    return (
      <Step title={exam.title} text={t('practice.answered', { answered, count })}>
        <ButtonLink look="primary" size="large" to={resumePath(begun)}>
          {t('next.go-on')}
        </ButtonLink>
      </Step>
    );
  }
  const wrong = review.data?.list[0];
  if (wrong) {
    return (
      <Step title={wrong.exam.title} text={t('next.review', { count: wrong.marked_count })}>
        <ButtonLink look="primary" size="large" to={listPath('wrong', wrong.exam.id)}>
          {t('next.see')}
        </ButtonLink>
      </Step>
    );
  }
  return (
    <Step title={t('next.begin')} text={t('next.begin-text')}>
      <ButtonLink look="primary" size="large" to={paths.publicExams}>
        {t('next.find')}
      </ButtonLink>
    </Step>
  );
}
