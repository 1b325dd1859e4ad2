import { ButtonLink } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QuestionSearch } from '../exam/exam.ts';

export function SearchEverywherePage() {
  const t = useTexts('question-list');
  return (
    <>
      <PageHeading title={t('search.title')} text={t('search.text')} />
      <QuestionSearch>
        <ButtonLink to="/exam/search-public-exams">{t('find')}</ButtonLink>
      </QuestionSearch>
    </>
  );
}
