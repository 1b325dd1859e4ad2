import { ButtonLink } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QuestionSearch } from '../exam/exam.ts';

export function SearchEverywherePage() {
  const t = useTexts('question-list');
  return (
    <>
      <PageHeading title={t('search.title')} text={t('search.text')} />
      <QuestionSearch>
        <ButtonLink to={paths.publicExams}>{t('find')}</ButtonLink>
      </QuestionSearch>
    </>
  );
}
