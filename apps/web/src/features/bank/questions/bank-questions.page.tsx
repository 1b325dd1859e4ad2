import type { BankQuestion } from '@tiku/contract';
import { Button, ButtonLink, EmptyState } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useList } from '../../../lib/api/list.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo, usePaging } from '../../../lib/navigation/paging.ts';
import { addBankQuestionPath, questionsPerPage } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { NewLink } from '../../../ui/list/new-link.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { QuestionMedia } from '../../question/cards/cards.ts';
import { chooseStyles } from '../../take/take.ts';
import { BankFilters } from './bank-filters.tsx';
import { BankQuestionCard } from './bank-question-card.tsx';
import styles from './bank-questions.module.css';
import { PrintedQuestions } from '../out/printed-questions.tsx';
import { TwinsView } from '../twins/twins-view.tsx';
import { isNarrowed, unnarrowed, useFilter } from './filters.ts';
import { SelectionBar } from './selection-bar.tsx';

function NoQuestions({ narrowed }: { narrowed: boolean }) {
  const t = useTexts('bank');
  if (narrowed) {
    return (
      <EmptyState drawing="lost" title={t('no-match')}>
        <Button onClick={() => narrowTo(unnarrowed)}>{t('show-all')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('empty')} text={t('empty-text')}>
      <ButtonLink look="primary" to={paths.publicExams}>
        {t('find-exams')}
      </ButtonLink>
    </EmptyState>
  );
}

interface QuestionsProps {
  questions: readonly BankQuestion[];
  chosen: ReadonlySet<number>;
  onChoose: (ids: readonly number[], isChosen: boolean) => void;
}

function Questions({ questions, chosen, onChoose }: QuestionsProps) {
  const t = useTexts('bank');
  const ids = questions.map(({ question_id }) => question_id);
  const areAll = ids.every((id) => chosen.has(id));
  return (
    <>
      <label className={`${chooseStyles.choose} ${styles.all}`}>
        <input type="checkbox" checked={areAll} onChange={() => onChoose(ids, !areAll)} />
        {t('choose.page')}
      </label>
      <SpacedList>
        {questions.map((question, index) => (
          <li key={question.question_id}>
            <BankQuestionCard
              question={question}
              withMaterial={question.main_id !== (questions[index - 1]?.main_id ?? null)}
              isChosen={chosen.has(question.question_id)}
              onChoose={(isChosen) => onChoose([question.question_id], isChosen)}
            />
          </li>
        ))}
      </SpacedList>
    </>
  );
}

function AllQuestions() {
  const t = useTexts('bank');
  const filter = useFilter();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const list = useList('GET /user_qdb/questions', filter, usePaging(questionsPerPage));
  const { data, refetch } = list.page;

  function choose(ids: readonly number[], isChosen: boolean): void {
    setChosen((before) => (isChosen ? before.union(new Set(ids)) : before.difference(new Set(ids))));
  }

  return (
    <>
      <PageHeading title={t('questions.title')} text={t('questions.text')}>
        <NewLink to={addBankQuestionPath()}>{t('write')}</NewLink>
      </PageHeading>
      <BankFilters filter={filter} />
      {list.total > 0 && (
        <p className={styles.total}>
          {t('count', { count: list.total })}
          {data?.is_total_capped && '+'}
        </p>
      )}
      <PagedList list={list} usual={questionsPerPage} empty={<NoQuestions narrowed={isNarrowed(filter)} />}>
        {(questions) => (
          <QuestionMedia files={data?.files ?? {}} onStale={() => void refetch()}>
            <Questions questions={questions} chosen={chosen} onChoose={choose} />
          </QuestionMedia>
        )}
      </PagedList>
      {chosen.size > 0 && <SelectionBar chosen={chosen} onClear={() => setChosen(new Set())} />}
    </>
  );
}

export function BankQuestionsPage() {
  const view = useSearchParam('view');
  const ids = useSearchParam('ids');
  if (view === 'print' && ids) return <PrintedQuestions ids={ids} />;
  return view === 'twins' ? <TwinsView /> : <AllQuestions />;
}
