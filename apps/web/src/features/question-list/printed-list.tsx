import type { ExamDetail, ExamQuestion } from '@tiku/contract';
import { hideKey } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { Button, ButtonLink, Choice, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { useArrival } from '../../lib/navigation/arrival.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { ExamMedia, QuestionCard } from '../exam/exam.ts';
import { listPath } from './lists.ts';
import type { ListKind } from './lists.ts';
import styles from './printed-list.module.css';
import { useWholeList } from './question-list.api.ts';

/** As it was before it was answered. */
function withoutKey({ no, section_no, main_id, main, ...question }: ExamQuestion): ExamQuestion {
  return { no, section_no, main_id, main, ...hideKey(question as Question) };
}

/** A list as it goes on paper: everything around it stays on the screen. */
export function PrintedList({ kind, exam }: { kind: ListKind; exam: ExamDetail }) {
  const t = useTexts('question-list');
  const format = useFormat();
  const { data, error, isPending, refetch } = useWholeList(kind, exam.id);
  const [today] = useState(() => new Date());
  const [answers, setAnswers] = useState<'with' | 'without'>('with');
  usePageTitle(exam.title, t(`title.${kind}`));
  useArrival();
  return (
    <>
      <div className={styles.tools}>
        <ButtonLink to={listPath(kind, exam.id)}>{t('print.back')}</ButtonLink>
        <Choice
          label={t('print.answers')}
          value={answers}
          options={[
            { value: 'with', content: t('print.with-answers') },
            { value: 'without', content: t('print.without-answers') },
          ]}
          onChoose={setAnswers}
        />
        <Button look="primary" busy={isPending} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <div className={styles.paper}>
        <h1 tabIndex={-1}>{exam.title}</h1>
        <p className={styles.subtitle}>
          {t(`title.${kind}`)} · {format.date(today)}
        </p>
        {isPending && <Skeleton lines={9} />}
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {data?.list.length === 0 && <EmptyState title={t(`list.empty.${kind}`)} text={t('list.empty-text')} />}
        {data && (
          <ExamMedia files={data.files} onStale={() => void refetch()}>
            <ol className={styles.questions}>
              {data.list.map(({ question, mark, with_key }, index) => (
                <li key={question.no}>
                  <QuestionCard
                    question={with_key && answers === 'without' ? withoutKey(question) : question}
                    withKey={with_key && answers === 'with'}
                    withMaterial={question.main_id !== (data.list[index - 1]?.question.main_id ?? null)}
                  >
                    {mark.note && <p className={styles.note}>{mark.note}</p>}
                  </QuestionCard>
                </li>
              ))}
            </ol>
          </ExamMedia>
        )}
      </div>
    </>
  );
}
