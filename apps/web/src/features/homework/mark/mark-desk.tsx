import type { ExamQuestion, HiddenKey } from '@tiku/contract';
import { QuestionHead } from '@tiku/questions/views';
import { Badge, Card } from '@tiku/ui';
import { useLayoutEffect } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { AnswerMedia } from './answer-media.tsx';
import { CompletedMarks } from './completed-marks.tsx';
import { Folds } from './folds.tsx';
import styles from './mark-desk.module.css';
import { ScoreForm } from './score-form.tsx';
import type { ScoreFormProps } from './score-form.tsx';

interface MarkDeskProps extends Omit<ScoreFormProps, 'full'> {
  question: ExamQuestion;
  /** Why its key is not shown. */
  hidden: HiddenKey | undefined;
  files: Readonly<Record<string, string>>;
  total: number;
  /** What is said instead of the names, where they are hidden. */
  nameless: string | null;
  /** After what was given was corrected. */
  onCorrected: (answerId: number) => void;
}

function Authors({ answer, nameless }: Pick<MarkDeskProps, 'answer' | 'nameless'>) {
  const t = useTexts('homework/mark');
  const { papers } = answer;
  return (
    <p className={styles.authors}>
      {papers.length > 1 && <Badge tone="accent">{t('alike', { count: papers.length })}</Badge>}
      <strong>{nameless ?? papers.map(({ name }) => name).join(', ')}</strong>
    </p>
  );
}

/** The answer on top and its score beside it: who marks forty essays scrolls for none of them. */
export function MarkDesk({ question, hidden, files, total, nameless, onCorrected, ...form }: MarkDeskProps) {
  const t = useTexts('homework/mark');
  const format = useFormat();
  const { answer } = form;
  useLayoutEffect(() => {
    if (document.scrollingElement) document.scrollingElement.scrollTop = 0;
  }, []);
  const full = ('points' in question ? question.points : question.score) ?? 0;
  return (
    <div className={styles.desk}>
      <div className={styles.paper}>
        <Card>
          <div className={styles.about}>
            <QuestionHead no={question.no} type={question.type} points={full} />
            <span className={styles.place}>
              {t('place', { at: format.number(answer.place), total: format.number(total) })}
            </span>
          </div>
          <Authors answer={answer} nameless={nameless} />
          {answer.answer.text !== '' && <p className={styles.text}>{answer.answer.text}</p>}
          <AnswerMedia names={answer.answer.files} addresses={files} />
        </Card>
        <Folds question={question} hidden={hidden} />
      </div>
      {answer.papers.some(({ is_completed }) => is_completed) ? (
        <CompletedMarks {...form} full={full} nameless={nameless} onCorrected={onCorrected} />
      ) : (
        <ScoreForm {...form} full={full} />
      )}
    </div>
  );
}
