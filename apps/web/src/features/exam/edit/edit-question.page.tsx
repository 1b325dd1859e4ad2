import type { ExamDetail } from '@tiku/contract';
import { ButtonLink, Card, EmptyState, ErrorState, Icon, Skeleton } from '@tiku/ui';
import { readId } from '../../../lib/navigation/read-id.ts';
import { editQuestionPath, examPath, questionsPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { QuestionMedia } from '../../question/cards/cards.ts';
import { ExamPageHeading } from '../exam-page-heading.tsx';
import { useQuestion } from '../questions/exam-question.api.ts';
import { LoadedExam } from '../loaded-exam.tsx';
import styles from './edit-question.module.css';
import { NewQuestionForm } from './new-question-form.tsx';
import { QuestionForm } from './question-form.tsx';

interface NeighbourProps {
  exam: ExamDetail;
  no: number;
  way: 'previous' | 'next';
}

function Neighbour({ exam, no, way }: NeighbourProps) {
  const t = useTexts('exam');
  if (no < 1 || no > exam.questions_count) return null;
  return (
    <ButtonLink to={editQuestionPath(exam.id, no)}>
      {way === 'previous' && <Icon name="arrow" size={16} className={styles.back} />}
      {way === 'previous' ? t('question.previous') : t('question.next')}
      {way === 'next' && <Icon name="arrow" size={16} />}
    </ButtonLink>
  );
}

function NoSuchQuestion({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  return (
    <EmptyState drawing="lost" title={t('question.missing')}>
      <ButtonLink look="primary" to={examPath(exam.id, paths.questions)}>
        {t('look-at-questions')}
      </ButtonLink>
    </EmptyState>
  );
}

function EditQuestion({ exam, no }: { exam: ExamDetail; no: number }) {
  const t = useTexts('exam');
  const { data, error, isPending, refetch } = useQuestion(exam.id, no);
  const question = data?.list[0];
  return (
    <>
      <ExamPageHeading exam={exam} title={t('question.edit-named', { no })} text={t('question.edit-text')}>
        <div className={styles.neighbours}>
          <Neighbour exam={exam} no={no - 1} way="previous" />
          <ButtonLink to={questionsPath(exam.id, no)}>{t('questions.all')}</ButtonLink>
          <Neighbour exam={exam} no={no + 1} way="next" />
        </div>
      </ExamPageHeading>
      {question && data.with_keys ? (
        <QuestionMedia files={data.files} onStale={() => void refetch()}>
          <QuestionForm key={no} exam={exam} question={question} files={data.files} />
        </QuestionMedia>
      ) : (
        <Card>
          {isPending && <Skeleton lines={9} />}
          {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
          {data && <NoSuchQuestion exam={exam} />}
        </Card>
      )}
    </>
  );
}

function AddQuestion({ exam, afterNo }: { exam: ExamDetail; afterNo: number | undefined }) {
  const t = useTexts('exam');
  const { data, error, refetch } = useQuestion(exam.id, afterNo);
  const isReady = afterNo === undefined || data !== undefined;
  return (
    <>
      <ExamPageHeading exam={exam} title={t('question.add')} text={t('question.add-text')}>
        <ButtonLink to={afterNo === undefined ? examPath(exam.id, paths.questions) : questionsPath(exam.id, afterNo)}>
          {t('questions.all')}
        </ButtonLink>
      </ExamPageHeading>
      {isReady ? (
        <QuestionMedia files={data?.files ?? {}} onStale={() => void refetch()}>
          <NewQuestionForm key={afterNo} exam={exam} after={data?.list[0]} files={data?.files ?? {}} />
        </QuestionMedia>
      ) : (
        <Card>
          <Unanswered answer={{ error, refetch }} />
        </Card>
      )}
    </>
  );
}

export function EditQuestionPage() {
  const t = useTexts('exam');
  const no = readId(useSearchParam('no')) ?? 1;
  const afterNo = readId(useSearchParam('after'));
  const isNew = useSearchParam('add') === '1';
  return (
    <LoadedExam title={isNew ? t('question.add') : t('question.edit')} own>
      {(exam) => (isNew ? <AddQuestion exam={exam} afterNo={afterNo} /> : <EditQuestion exam={exam} no={no} />)}
    </LoadedExam>
  );
}
