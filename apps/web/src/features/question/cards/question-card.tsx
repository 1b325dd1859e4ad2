import type { ExamQuestion, Highlight } from '@tiku/contract';
import type { Answer, Grading, PublicQuestion, Question } from '@tiku/questions';
import { AnswerView, MaterialView, QuestionHead, ReviewView } from '@tiku/questions/views';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { usePaintedStem } from '../painted-stem.ts';
import styles from './question-card.module.css';

const none: readonly Highlight[] = [];

interface Reviewed {
  answer: Answer | null;
  grading: Grading | null;
}

const unasked: Reviewed = { answer: null, grading: null };

interface QuestionCardProps {
  question: ExamQuestion;
  /** Its author sees what is right. */
  withKey: boolean;
  /** The text it is about, where it does not stand above the question before. */
  withMaterial: boolean;
  /** Parts of its stem that somebody has highlighted. */
  highlights?: readonly Highlight[];
  /** What somebody answered, shown beside the key. */
  reviewed?: Reviewed | undefined;
  /** No other card of the page has its number. */
  isAnchor?: boolean;
  children?: ReactNode;
}

type QuestionTextProps = Pick<QuestionCardProps, 'question' | 'withKey' | 'reviewed'>;

function QuestionText({ question, withKey, reviewed = unasked }: QuestionTextProps) {
  if (withKey) return <ReviewView question={question as Question} {...reviewed} />;
  return <AnswerView disabled question={question as PublicQuestion} answer={null} onChange={() => {}} />;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, withKey, withMaterial, highlights = none, reviewed, isAnchor = true, children } = props;
  const t = useTexts('question');
  const text = usePaintedStem(highlights);
  const points = 'points' in question ? question.points : question.score;
  return (
    <article
      className={styles.card}
      aria-label={t('no', { no: question.no })}
      {...(isAnchor && { id: `question-${question.no}` })}
      tabIndex={-1}
    >
      {withMaterial && question.main && <MaterialView html={question.main} />}
      <QuestionHead no={question.no} type={question.type} points={points} />
      <div ref={text}>
        <QuestionText question={question} withKey={withKey} reviewed={reviewed} />
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}
