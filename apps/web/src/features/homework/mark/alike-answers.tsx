import type { ManagedHomework } from '@tiku/contract';
import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { markAnswersPath } from '../../../lib/navigation/addresses.ts';
import { useAlike, useMarkedQuestion, useRubrics } from '../marking.api.ts';
import { AlikeGroup } from './alike-group.tsx';
import styles from './alike.module.css';

interface AlikeAnswersProps {
  homework: ManagedHomework;
  no: number;
  isHidden: boolean;
}

/** Answers to one question in nearly the same words, group by group. */
export function AlikeAnswers({ homework, no, isHidden }: AlikeAnswersProps) {
  const t = useTexts('homework/mark');
  const { homework_id: homeworkId } = homework;
  const alike = useAlike(homeworkId, no, isHidden);
  const marked = useMarkedQuestion(homeworkId, no);
  const rubrics = useRubrics(homeworkId);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const error = alike.error ?? marked.error ?? rubrics.error;
  const desk = (
    <ButtonLink look="primary" to={markAnswersPath(homeworkId, { no, isHidden, isUnmarked: true })}>
      {t('alike.rest')}
    </ButtonLink>
  );
  if (!alike.data || !marked.data || !rubrics.data) {
    return (
      <Card>
        {error ? (
          <ErrorState
            message={error.message}
            onRetry={() => void Promise.all([alike.refetch(), marked.refetch(), rubrics.refetch()])}
          />
        ) : (
          <Skeleton lines={9} />
        )}
      </Card>
    );
  }
  const { question } = marked.data;
  const full = ('points' in question ? question.points : question.score) ?? 0;
  const { groups } = alike.data;
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState drawing="done" title={t('alike.none')} text={t('alike.none-text')}>
          {desk}
        </EmptyState>
      </Card>
    );
  }
  const next = groups.findIndex((_group, at) => !done.has(at));
  return (
    <div className={styles.groups}>
      <p className={styles.intro}>{t('alike.text')}</p>
      {groups.map(({ answers }, at) => (
        <AlikeGroup
          key={answers[0]?.papers[0]?.answer_id}
          homeworkId={homeworkId}
          no={no}
          full={full}
          rubric={rubrics.data.list.find((each) => each.no === no)}
          onOutdated={() => void rubrics.refetch()}
          answers={answers}
          isHidden={isHidden}
          isNext={at === next}
          onMarked={() => setDone((before) => new Set([...before, at]))}
        />
      ))}
      <div>{desk}</div>
    </div>
  );
}
