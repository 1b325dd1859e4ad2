import type { ExamDetail, ExamQuestion } from '@tiku/contract';
import { examStatus } from '@tiku/contract/limits';
import { Button, ButtonLink, EmptyState, Icon } from '@tiku/ui';
import { useEffect, useState } from 'react';
import { readId } from '../../../lib/navigation/read-id.ts';
import { addQuestionPath, examPath, questionsPerPage } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { QuestionCard, QuestionMedia } from '../../question/cards/cards.ts';
import { ReportButton } from '../../report/report.ts';
import { TakeBar, TakeCheckbox } from '../../take/take.ts';
import { ExamPageHeading } from '../exam-page-heading.tsx';
import { useQuestions } from './exam-question.api.ts';
import { LoadedExam } from '../loaded-exam.tsx';
import styles from './exam-questions.module.css';
import { QuestionActions } from './question-actions.tsx';
import { QuestionJump } from './question-jump.tsx';
import { SectionsDialog } from './sections-dialog.tsx';

interface QuestionListProps {
  exam: ExamDetail;
  questions: readonly ExamQuestion[];
  withKeys: boolean;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

function QuestionList({ exam, questions, withKeys, chosen, onChoose }: QuestionListProps) {
  const wanted = readId(useSearchParam('no'));
  const isThere = questions.some(({ no }) => no === wanted);

  useEffect(() => {
    if (!isThere) return;
    const card = document.getElementById(`question-${wanted}`);
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [wanted, isThere]);

  return (
    <SpacedList>
      {questions.map((question, index) => (
        <li key={question.no}>
          <QuestionCard
            question={question}
            withKey={withKeys}
            withMaterial={question.main_id !== (questions[index - 1]?.main_id ?? null)}
          >
            {exam.change_of === null && (
              <TakeCheckbox exam={exam} no={question.no} chosen={chosen} onChange={onChoose} />
            )}
            {exam.is_mine ? (
              <QuestionActions exam={exam} question={question} />
            ) : (
              <ReportButton examId={exam.id} no={question.no} />
            )}
          </QuestionCard>
        </li>
      ))}
    </SpacedList>
  );
}

function NoQuestions({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTexts('exam');
  if (!isNarrowed) return <EmptyState title={t('questions.empty')} />;
  return (
    <EmptyState drawing="lost" title={t('questions.none-of-type')}>
      <Button onClick={() => narrowTo({ type: undefined })}>{t('show-all')}</Button>
    </EmptyState>
  );
}

/** A question of a deleted exam is recovered with the exam before it is changed. */
function AuthorTools({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const [isOpen, setOpen] = useState(false);
  if (exam.status === examStatus.deleted) return null;
  return (
    <>
      <ButtonLink look="primary" to={addQuestionPath(exam.id)}>
        <Icon name="plus" size={18} />
        {t('question.add')}
      </ButtonLink>
      <Button onClick={() => setOpen(true)}>
        <Icon name="layers" size={18} />
        {t('section.title')}
      </Button>
      {isOpen && <SectionsDialog exam={exam} onClose={() => setOpen(false)} />}
    </>
  );
}

function Questions({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const { list, type } = useQuestions(exam.id);
  const { data, refetch } = list.page;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return (
    <>
      <ExamPageHeading
        exam={exam}
        title={t('questions.title')}
        text={exam.is_mine ? t('questions.text-author') : t('questions.text')}
      >
        <div className={styles.tools}>
          {exam.is_mine && <AuthorTools exam={exam} />}
          <ButtonLink to={examPath(exam.id, paths.searchInExam)}>
            <Icon name="search" size={18} />
            {t('search.title')}
          </ButtonLink>
        </div>
      </ExamPageHeading>
      <QuestionJump exam={exam} type={type} />
      <PagedList list={list} usual={questionsPerPage} empty={<NoQuestions isNarrowed={type !== undefined} />}>
        {(questions) => (
          <QuestionMedia files={data?.files ?? {}} onStale={() => void refetch()}>
            <QuestionList
              exam={exam}
              questions={questions}
              withKeys={data?.with_keys ?? false}
              chosen={chosen}
              onChoose={setChosen}
            />
          </QuestionMedia>
        )}
      </PagedList>
      {exam.change_of === null && <TakeBar exam={exam} chosen={chosen} onClear={() => setChosen(new Set())} />}
    </>
  );
}

export function ExamQuestionsPage() {
  const t = useTexts('exam');
  return (
    <LoadedExam title={t('questions.title')} latest>
      {(exam) => <Questions key={exam.id} exam={exam} />}
    </LoadedExam>
  );
}
