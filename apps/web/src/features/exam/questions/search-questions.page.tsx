import { ButtonLink } from '@tiku/ui';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ExamPageHeading } from '../exam-page-heading.tsx';
import { LoadedExam } from '../loaded-exam.tsx';
import { QuestionSearch } from './question-search.tsx';

export function SearchQuestionsPage() {
  const t = useTexts('exam');
  return (
    <LoadedExam title={t('search.title')}>
      {(exam) => (
        <>
          <ExamPageHeading exam={exam} title={t('search.title')} />
          <QuestionSearch examId={exam.id}>
            <ButtonLink to={examPath(exam.id, paths.questions)}>{t('look-at-questions')}</ButtonLink>
          </QuestionSearch>
        </>
      )}
    </LoadedExam>
  );
}
