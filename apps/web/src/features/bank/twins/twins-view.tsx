import { ButtonLink, EmptyState } from '@tiku/ui';
import { useList } from '../../../lib/api/list.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePaging } from '../../../lib/navigation/paging.ts';
import { bankQuestionsPath } from '../../../lib/navigation/addresses.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QuestionMedia } from '../../question/cards/cards.ts';
import { TwinPair } from './twin-pair.tsx';
import styles from './twins.module.css';

/** Questions that are one although they are written twice. */
export function TwinsView() {
  const t = useTexts('bank');
  const list = useList('GET /user_qdb/twins', {}, usePaging());
  const { data, refetch } = list.page;
  return (
    <>
      <PageHeading title={t('twins.title')} text={t('twins.text')}>
        <ButtonLink to={bankQuestionsPath({})}>{t('all-questions')}</ButtonLink>
      </PageHeading>
      {data?.is_looking && <p className={styles.looking}>{t('twins.looking')}</p>}
      <PagedList list={list} empty={<EmptyState drawing="done" title={t('twins.none')} text={t('twins.none-text')} />}>
        {(pairs) => (
          <QuestionMedia files={data?.files ?? {}} onStale={() => void refetch()}>
            <ol className={styles.list}>
              {pairs.map(({ question, twin }) => (
                <li key={`${question.question_id} ${twin.question_id}`}>
                  <TwinPair question={question} twin={twin} />
                </li>
              ))}
            </ol>
          </QuestionMedia>
        )}
      </PagedList>
    </>
  );
}
