import type { AttemptEntry, JoinedHomework } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import { ButtonLink } from '@tiku/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { homeworkPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { Home } from './home.ts';
import { resumePath } from './resume-path.ts';
import styles from './user-home.module.css';

function Step({ title, text, to, action }: { title: string; text: ReactNode; to: string; action: string }) {
  return (
    <section className={styles.next} aria-label={title} data-tour="next">
      <div>
        <p className={styles.nextTitle}>{title}</p>
        <p>{text}</p>
      </div>
      <ButtonLink look="primary" size="large" to={to}>
        {action}
      </ButtonLink>
    </section>
  );
}

function useSecondsUntil(deadline: string): number {
  const secondsLeft = () => Math.max(0, Math.round((Date.parse(deadline) - Date.now()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 1_000);
    return () => clearInterval(timer);
  });
  return left;
}

function RunningTest({ test, deadline }: { test: AttemptEntry; deadline: string }) {
  const t = useTexts('home');
  const format = useFormat();
  const left = format.duration(useSecondsUntil(deadline));
  return (
    <Step title={test.exam.title} text={t('next.running', { left })} to={resumePath(test)} action={t('next.go-on')} />
  );
}

const soon = 2 * 24 * 60 * 60_000;

/** What comes back today goes before homework that has weeks. */
function isSoon({ end_time, server_time }: JoinedHomework): boolean {
  return Date.parse(end_time) - Date.parse(server_time) < soon;
}

function DueHomework({ homework }: { homework: JoinedHomework }) {
  const t = useTexts('home');
  const format = useFormat();
  const text = t('homework.due', { time: format.dateTime(homework.end_time) });
  const to = homeworkPath(homework.homework_id, paths.joinedHomework);
  return <Step title={homework.title} text={text} to={to} action={t('next.homework')} />;
}

/**
 * The one thing to do next: a test that runs, homework that is due soon, what comes back today, homework that has time, where
 * one stopped, else an exam.
 */
export function NextStep({ home }: { home: Home }) {
  const t = useTexts('home');
  const running = home.practices.map(({ last }) => last).filter(({ handed_in_at }) => handed_in_at === null);
  const test = running.find(({ prac_type, deadline }) => prac_type === practiceTypes.test && deadline !== null);
  if (test?.deadline) return <RunningTest test={test} deadline={test.deadline} />;

  const due = home.homework.find(({ next }) => next === 'begin' || next === 'go_on');
  if (due && isSoon(due)) return <DueHomework homework={due} />;
  const { todo_count: count } = home.review;
  if (count > 0) {
    return (
      <Step
        title={t('next.review')}
        text={t('next.review-count', { count })}
        to={paths.review}
        action={t('next.see')}
      />
    );
  }
  if (due) return <DueHomework homework={due} />;
  const [begun] = running;
  if (begun) {
    const text = t('practice.answered', { answered: begun.answered_count, count: begun.questions_count });
    return <Step title={begun.exam.title} text={text} to={resumePath(begun)} action={t('next.go-on')} />;
  }
  return <Step title={t('next.begin')} text={t('next.begin-text')} to={paths.publicExams} action={t('next.find')} />;
}
