import type { BankQuestion, ExamQuestion } from '@tiku/contract';
import { hideKey } from '@tiku/questions';
import { Button, ButtonLink, Choice, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { useCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useArrival } from '../../../lib/navigation/arrival.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { ExamMedia, QuestionCard } from '../../exam/exam.ts';
import { questionOf } from '../edit/question-of.ts';
import styles from './printed-questions.module.css';

/** As it goes on paper: numbered from 1, with or without what is right. */
function shownAs(question: BankQuestion, at: number, withKey: boolean): ExamQuestion {
  const { section_no, main_id, main } = question;
  const place = { no: at + 1, section_no, main_id, main };
  if (!question.with_key || withKey) return { ...question, ...place };
  return { ...place, ...hideKey(questionOf(question)) };
}

export function PrintedQuestions({ ids }: { ids: string }) {
  const t = useTexts('bank');
  const [answers, setAnswers] = useState<'with' | 'without'>('without');
  const { data, error, isPending, refetch } = useCall('GET /user_qdb/questions', {
    question_ids: ids,
    limit: 100,
    order_by: 'oldest',
  });
  useArrival();
  return (
    <>
      <div className={styles.tools}>
        <ButtonLink to={paths.bankQuestions}>{t('all-questions')}</ButtonLink>
        <Choice
          label={t('out.answers')}
          value={answers}
          options={[
            { value: 'without', content: t('out.without-answers') },
            { value: 'with', content: t('out.with-answers') },
          ]}
          onChoose={setAnswers}
        />
        <Button look="primary" busy={isPending} onClick={() => window.print()}>
          {t('out.print')}
        </Button>
      </div>
      <div className={styles.paper}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {isPending && <Skeleton lines={9} />}
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {data?.list.length === 0 && <EmptyState drawing="lost" title={t('no-match')} />}
        {data && (
          <ExamMedia files={data.files} onStale={() => void refetch()}>
            <ol className={styles.questions}>
              {data.list.map((question, at) => (
                <li key={question.question_id}>
                  <QuestionCard
                    question={shownAs(question, at, answers === 'with')}
                    withKey={question.with_key && answers === 'with'}
                    withMaterial={question.main_id !== (data.list[at - 1]?.main_id ?? null)}
                  />
                </li>
              ))}
            </ol>
          </ExamMedia>
        )}
      </div>
    </>
  );
}
