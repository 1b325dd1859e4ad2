import { Button, Card, EmptyState } from '@tiku/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { ListTools } from '../../../ui/list/list-tools.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useQuestionSearch } from './exam-question.api.ts';
import styles from '../list/list.module.css';
import { QuestionHits } from './question-hits.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';

function Hits({ examId, query }: { examId: number | undefined; query: string }) {
  const t = useTexts('exam');
  const list = useQuestionSearch(query, examId);
  const { data, refetch } = list.page;
  return (
    <>
      <p className={styles.bar}>
        <output className={styles.total}>
          {data &&
            (list.isCapped ? t('search.found-first', { most: list.total }) : t('search.found', { count: list.total }))}
        </output>
      </p>
      <PagedList
        list={list}
        empty={
          <EmptyState drawing="lost" title={t('search.no-match')} text={t('search.no-match-text')}>
            <Button onClick={() => narrowTo({ q: undefined })}>{t('search.again')}</Button>
          </EmptyState>
        }
      >
        {(hits) => <QuestionHits hits={hits} query={query} onStale={() => void refetch()} />}
      </PagedList>
    </>
  );
}

interface QuestionSearchProps {
  /** The one exam to look in; every exam that may be opened where there is none. */
  examId?: number;
  /** What else can be done before anything was looked for. */
  children: ReactNode;
}

export function QuestionSearch({ examId, children }: QuestionSearchProps) {
  const t = useTexts('exam');
  const query = useSearchParam('q') ?? '';
  return (
    <>
      <ListTools>
        <SearchBox label={t('search.label')} large />
      </ListTools>
      {query ? (
        <Hits examId={examId} query={query} />
      ) : (
        <Card>
          <EmptyState drawing="letter" title={t('search.start')} text={t('search.start-text')}>
            {children}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
