import type { ExamQuestion } from '@tiku/contract';
import { hideKey } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { Button, ButtonLink, Choice, ErrorState, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useArrival } from '../../../lib/navigation/arrival.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionMedia } from './question-media.tsx';
import styles from './printed-paper.module.css';

type Answers = 'with' | 'without';

export interface PrintedQuestion {
  question: ExamQuestion;
  /** What is right is among its fields. */
  withKey: boolean;
  note?: string | null;
}

interface PrintedPaperProps {
  title: string;
  subtitle?: string;
  back: { to: string; text: string };
  usual: Answers;
  /** Undefined until they have come. */
  questions: readonly PrintedQuestion[] | undefined;
  files: Readonly<Record<string, string>>;
  failure: string | undefined;
  onRetry: () => void;
  empty: ReactNode;
}

/** As it was before it was answered. */
function withoutKey({ no, section_no, main_id, main, ...question }: ExamQuestion): ExamQuestion {
  return { no, section_no, main_id, main, ...hideKey(question as Question) };
}

/** Questions as they go on paper: everything around them stays on the screen. */
export function PrintedPaper(props: PrintedPaperProps) {
  const { title, subtitle, back, usual, questions, files, failure, onRetry, empty } = props;
  const t = useTexts('question');
  const [answers, setAnswers] = useState(usual);
  useArrival();
  return (
    <>
      <div className={styles.tools}>
        <ButtonLink to={back.to}>{back.text}</ButtonLink>
        <Choice
          label={t('print.answers')}
          value={answers}
          options={[
            { value: 'with', content: t('print.with-answers') },
            { value: 'without', content: t('print.without-answers') },
          ]}
          onChoose={setAnswers}
        />
        <Button look="primary" busy={!questions} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <div className={styles.paper}>
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        {!questions && failure === undefined && <Skeleton lines={9} />}
        {failure !== undefined && <ErrorState message={failure} onRetry={onRetry} />}
        {questions?.length === 0 && empty}
        {questions && (
          <QuestionMedia files={files} onStale={onRetry}>
            <ol className={styles.questions}>
              {questions.map(({ question, withKey, note }, at) => (
                <li key={question.no}>
                  <QuestionCard
                    question={withKey && answers === 'without' ? withoutKey(question) : question}
                    withKey={withKey && answers === 'with'}
                    withMaterial={question.main_id !== (questions[at - 1]?.question.main_id ?? null)}
                  >
                    {note && <p className={styles.note}>{note}</p>}
                  </QuestionCard>
                </li>
              ))}
            </ol>
          </QuestionMedia>
        )}
      </div>
    </>
  );
}
