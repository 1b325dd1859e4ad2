import { EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { ReasonedButton } from '@tiku/ui/reasoned-button';
import { useTexts } from '../../../lib/i18n.ts';
import { ExamSearch, useExamSearch } from '../../exam/exam.ts';
import { openWay } from './use-way.ts';
import styles from './choose.module.css';

/** One's own exams, or those that are public. */
export function ExamSource({ from }: { from: 'mine' | 'public' }) {
  const t = useTexts('homework');
  const search = useExamSearch(from);
  const { data, error, isPending, refetch } = search.answer;
  return (
    <>
      <ExamSearch
        search={search}
        className={styles.tools}
        texts={{
          from: t('sources.from'),
          mine: t('way.mine'),
          public: t('way.public'),
          search: t('sources.search'),
        }}
      />
      {isPending && <Skeleton lines={4} />}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data?.list.length === 0 &&
        (search.from === 'mine' && search.words === '' ? (
          <EmptyState title={t('sources.no-own')} text={t('sources.no-own-text')} />
        ) : (
          <EmptyState title={t('sources.none')} text={t('sources.none-text')} />
        ))}
      {data && data.list.length > 0 && (
        <ul className={styles.sources}>
          {data.list.map((exam) => (
            <li key={exam.id} className={styles.source}>
              <span className={styles.sourceTitle}>{exam.title}</span>
              <span className={styles.muted}>{t('questions', { count: exam.questions_count })}</span>
              <ReasonedButton
                why={exam.questions_count === 0 ? t('sources.empty') : null}
                onClick={() => openWay(search.from, exam.id)}
              >
                {t('sources.open')}
              </ReasonedButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
