import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { useCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { startPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useSummary } from '../bank.api.ts';
import { BankQuestionForm } from './bank-question-form.tsx';

/** Leads somebody who has not seen the key yet to where it is shown. */
function Unseen() {
  const t = useTexts('bank');
  const examId = useSummary().data?.summary.exam_id;
  return (
    <EmptyState title={t('edit.unseen')} text={t('edit.unseen-text')}>
      {examId !== undefined && (
        <ButtonLink look="primary" to={startPath(examId)}>
          {t('practise')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

const toQuestions = () => navigate(paths.bankQuestions);

function EditQuestion({ no }: { no: number }) {
  const t = useTexts('bank');
  const { data, error, isPending, refetch } = useCall('GET /user_qdb/questions', { question_ids: String(no) });
  const question = data?.list[0];
  if (question?.with_key) {
    return <BankQuestionForm key={no} question={question} files={data?.files ?? {}} onSaved={toQuestions} />;
  }
  return (
    <Card>
      {isPending && <Skeleton lines={9} />}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {question && <Unseen />}
      {data && !question && (
        <EmptyState drawing="lost" title={t('edit.missing')}>
          <ButtonLink look="primary" to={paths.bankQuestions}>
            {t('all-questions')}
          </ButtonLink>
        </EmptyState>
      )}
    </Card>
  );
}

export function EditBankQuestionPage() {
  const t = useTexts('bank');
  const no = readId(useSearchParam('question_id'));
  const category = readId(useSearchParam('category'));
  return (
    <>
      <PageHeading title={no === undefined ? t('write') : t('edit.title', { no })} text={t('edit.text')}>
        <ButtonLink to={paths.bankQuestions}>{t('all-questions')}</ButtonLink>
      </PageHeading>
      {no === undefined ? (
        <BankQuestionForm question={null} files={{}} place={category ?? null} onSaved={toQuestions} />
      ) : (
        <EditQuestion no={no} />
      )}
    </>
  );
}
