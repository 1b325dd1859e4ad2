import { gradeQuestion, hideKey, isJudgedByPeople } from '@tiku/questions';
import type { Answer, Grading, QuestionType } from '@tiku/questions';
import { AnswerView, ReviewView } from '@tiku/questions/views';
import { Card, Skeleton } from '@tiku/ui';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { AttachedFiles } from './attached-files.tsx';
import { samples } from './gallery-samples.ts';
import type { Sample } from './gallery-samples.ts';
import styles from './gallery.module.css';
import { LiveQuestion } from './live-question.tsx';

const GalleryEditor = lazy(() => import('./gallery-editor.tsx').then((module) => ({ default: module.GalleryEditor })));

/** One type: to be answered, answered, over, and in review with every outcome it can have. */
export function GalleryType({ type, withEditor }: { type: QuestionType; withEditor: boolean }) {
  const t = useTexts('question/gallery');
  const names = useTexts('questions/views');
  const sample = samples[type];
  const { question, right } = sample;
  return (
    <section className={styles.section}>
      <h2>{names(`type.${type}`)}</h2>
      <div className={`${styles.states} ${type === 5 ? styles.wide : ''}`}>
        <State name={t('state.empty')}>
          <LiveQuestion no={type + 1} question={question} />
        </State>
        <State name={t('state.answered')}>
          <LiveQuestion no={type + 1} question={question} start={right} />
        </State>
        <State name={t('state.disabled')}>
          <AnswerView
            question={hideKey(question)}
            answer={right}
            onChange={() => {}}
            disabled
            attachments={<AttachedFiles answer={right} />}
          />
        </State>
        {reviewsOf(sample).map(({ state, answer, grading }) => (
          <State key={state} name={t(`state.${state}`)}>
            <ReviewView
              question={question}
              answer={answer}
              grading={grading}
              attachments={<AttachedFiles answer={answer} />}
            />
          </State>
        ))}
      </div>
      {withEditor && (
        <Card className={styles.editor}>
          <h3>{t('editor')}</h3>
          <Suspense fallback={<Skeleton lines={8} />}>
            <GalleryEditor question={question} />
          </Suspense>
        </Card>
      )}
    </section>
  );
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card className={styles.state}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </Card>
  );
}

interface Review {
  state: 'right' | 'partly' | 'wrong' | 'unanswered' | 'needs-person';
  answer: Answer | null;
  grading: Grading;
}

function reviewsOf({ question, right, partly, wrong }: Sample): Review[] {
  const review = (state: Review['state'], answer: Answer | null): Review => ({
    state,
    answer,
    grading: gradeQuestion(question, answer),
  });
  if (isJudgedByPeople(question.type)) {
    // What a person gives: all of it, two thirds, nothing.
    const marked = (state: Review['state'], answer: Answer, earned: number): Review => {
      const part = { earned, total: question.score, right: earned === question.score };
      return { state, answer, grading: { status: 'graded', ...part, parts: [part] } };
    };
    return [
      review('needs-person', right),
      marked('right', right, question.score),
      marked('partly', right, Math.round((question.score * 2) / 3)),
      marked('wrong', wrong, 0),
      review('unanswered', null),
    ];
  }
  return [
    review('right', right),
    ...(partly === undefined ? [] : [review('partly', partly)]),
    review('wrong', wrong),
    review('unanswered', null),
  ];
}
