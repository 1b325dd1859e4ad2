import type { ExamDetail } from '@tiku/contract';
import { ButtonLink, EmptyState } from '@tiku/ui';
import { useEffect } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { SpacedList } from '../../ui/list/spaced-list.tsx';
import { ExamPageHeading, LoadedExam } from '../exam/exam.ts';
import { QuestionMedia } from '../question/cards/cards.ts';
import { ListActions } from './list-actions.tsx';
import { lists } from './lists.ts';
import type { ListKind } from './lists.ts';
import { MarkedQuestionCard } from './marked-question-card.tsx';
import { MasteredHint } from './mastered-hint.tsx';
import { PrintedList } from './printed-list.tsx';
import { questionsPerPage, useMarkedQuestions } from './question-list.api.ts';

interface ListProps {
  kind: ListKind;
  exam: ExamDetail;
}

function EmptyList({ kind }: { kind: ListKind }) {
  const t = useTexts('question-list');
  // The button that emptied it is gone, and focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  return (
    <EmptyState drawing="done" title={t(`list.empty.${kind}`)} text={t('list.empty-text')}>
      <ButtonLink look="primary" to={lists[kind].examsPath}>
        {t(`list.others.${kind}`)}
      </ButtonLink>
    </EmptyState>
  );
}

function QuestionList({ kind, exam }: ListProps) {
  const t = useTexts('question-list');
  const list = useMarkedQuestions(kind, exam.id);
  const { data, refetch } = list.page;
  return (
    <>
      <ExamPageHeading isOfList exam={exam} title={t(`title.${kind}`)} text={t('list.text')} />
      {list.total > 0 && <ListActions kind={kind} exam={exam} total={list.total} />}
      {kind === 'wrong' && <MasteredHint exam={exam} />}
      <PagedList list={list} usual={questionsPerPage} empty={<EmptyList kind={kind} />}>
        {(questions) => (
          <QuestionMedia files={data?.files ?? {}} onStale={() => void refetch()}>
            <SpacedList>
              {questions.map((marked, index) => (
                <li key={marked.question.no}>
                  <MarkedQuestionCard
                    kind={kind}
                    exam={exam}
                    marked={marked}
                    withMaterial={marked.question.main_id !== (questions[index - 1]?.question.main_id ?? null)}
                  />
                </li>
              ))}
            </SpacedList>
          </QuestionMedia>
        )}
      </PagedList>
    </>
  );
}

function ListOrPaper({ kind, exam }: ListProps) {
  const isForPaper = useSearchParam('view') === 'print';
  return isForPaper ? <PrintedList kind={kind} exam={exam} /> : <QuestionList kind={kind} exam={exam} />;
}

function MarkedQuestions({ kind }: { kind: ListKind }) {
  const t = useTexts('question-list');
  return <LoadedExam title={t(`title.${kind}`)}>{(exam) => <ListOrPaper kind={kind} exam={exam} />}</LoadedExam>;
}

export function WrongQuestionsPage() {
  return <MarkedQuestions kind="wrong" />;
}

export function FavoritedQuestionsPage() {
  return <MarkedQuestions kind="favorited" />;
}

export function NotedQuestionsPage() {
  return <MarkedQuestions kind="noted" />;
}
