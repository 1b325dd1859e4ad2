import type { ExamDetail } from '@tiku/contract';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation.ts';
import { narrowTo } from '../../lib/paging.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { ExamPageHeading } from './exam-page-heading.tsx';
import { useQuestionSearch } from './exam-question.api.ts';
import styles from './list.module.css';
import { LoadedExam } from './loaded-exam.tsx';
import { QuestionHits } from './question-hits.tsx';
import { SearchBox } from './search-box.tsx';

function Hits({ exam, query }: { exam: ExamDetail; query: string }) {
  const t = useTexts('exam');
  const list = useQuestionSearch(query, exam.id);
  return (
    <>
      <p className={styles.bar}>
        <output className={styles.total}>{list.page.data && t('search.found', { count: list.total })}</output>
      </p>
      <PagedList
        list={list}
        empty={
          <EmptyState drawing="lost" title={t('search.no-match')} text={t('search.no-match-text')}>
            <Button onClick={() => narrowTo({ q: undefined })}>{t('search.again')}</Button>
          </EmptyState>
        }
      >
        {(hits) => <QuestionHits hits={hits} query={query} onStale={() => void list.page.refetch()} />}
      </PagedList>
    </>
  );
}

function SearchIn({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const query = useSearchParam('q') ?? '';
  return (
    <>
      <ExamPageHeading exam={exam} title={t('search.title')} />
      <div className={styles.tools}>
        <SearchBox label={t('search.label')} large />
      </div>
      {query ? (
        <Hits exam={exam} query={query} />
      ) : (
        <Card>
          <EmptyState drawing="letter" title={t('search.start')} text={t('search.start-text')}>
            <ButtonLink to={`/exam/questions?exam_id=${exam.id}`}>{t('look-at-questions')}</ButtonLink>
          </EmptyState>
        </Card>
      )}
    </>
  );
}

export function SearchQuestionsPage() {
  const t = useTexts('exam');
  return <LoadedExam title={t('search.title')}>{(exam) => <SearchIn exam={exam} />}</LoadedExam>;
}
