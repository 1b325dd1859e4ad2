import { ButtonLink } from '@tiku/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { groupPath, homeworkPath, importPath } from '../../lib/navigation/addresses.ts';
import { useOpenPages } from '../../lib/navigation/page-access.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { chooseNext } from './choose-next.ts';
import type { Next } from './choose-next.ts';
import { deskPath, reportsPath } from './home-paths.ts';
import type { Home } from './home.ts';
import { resumePath } from './resume-path.ts';
import styles from './user-home.module.css';

interface StepProps {
  title: string;
  text: ReactNode;
  to: string;
  action: string;
}

function Step({ title, text, to, action }: StepProps) {
  return (
    <section className={styles.next} aria-label={title} data-tour="next">
      <div className={styles.nextAbout}>
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

function Running({ attempt, deadline }: Extract<Next, { what: 'running' }>) {
  const t = useTexts('home');
  const format = useFormat();
  const left = format.duration(useSecondsUntil(deadline));
  return (
    <Step
      title={attempt.exam.title}
      text={t('next.running', { left })}
      to={resumePath(attempt)}
      action={t('next.go-on')}
    />
  );
}

function useStep(): (next: Exclude<Next, { what: 'running' }>) => StepProps {
  const t = useTexts('home');
  const format = useFormat();
  const console = useOpenPages().find(({ menu }) => menu?.group === 'operator');
  const begin = { title: t('next.begin'), text: t('next.begin-text'), to: paths.publicExams, action: t('next.find') };
  return (next) => {
    switch (next.what) {
      case 'homework': {
        const { homework_id, title, end_time } = next.homework;
        const text = t('homework.due', { time: format.dateTime(end_time) });
        return { title, text, to: homeworkPath(homework_id, paths.joinedHomework), action: t('next.homework') };
      }
      case 'approve': {
        const { group_id, name, count } = next.group;
        const text = t('approve.count', { count });
        return { title: name, text, to: groupPath(group_id, paths.managedMembers), action: t('next.approve') };
      }
      case 'mark': {
        const { title, papers_count: count, oldest_at } = next.homework;
        const text = t('next.mark-count', { count, date: format.date(oldest_at) });
        return { title, text, to: deskPath(next.homework), action: t('next.mark') };
      }
      case 'operate':
        return console
          ? {
              title: t('next.operate-count', { count: next.count }),
              text: t('operate.title'),
              to: console.path,
              action: t('next.operate'),
            }
          : begin;
      case 'review': {
        const text = t('next.review-count', { count: next.count });
        return { title: t('next.review'), text, to: paths.review, action: t('next.see') };
      }
      case 'reports': {
        const { exam_id, title, count } = next.exam;
        return { title, text: t('next.reports-count', { count }), to: reportsPath(exam_id), action: t('next.reports') };
      }
      case 'import': {
        const { import_id, exam_id, file_name: title } = next.file;
        return { title, text: t('import.ready'), to: importPath(import_id, exam_id), action: t('next.import') };
      }
      case 'go-on': {
        const { exam, answered_count: answered, questions_count: count } = next.attempt;
        const text = t('practice.answered', { answered, count });
        return { title: exam.title, text, to: resumePath(next.attempt), action: t('next.go-on') };
      }
      default:
        return begin;
    }
  };
}

export function NextStep({ home }: { home: Home }) {
  const describe = useStep();
  const [now] = useState(() => Date.now());
  const next = chooseNext(home, now);
  return next.what === 'running' ? <Running {...next} /> : <Step {...describe(next)} />;
}
