import type { BankQuestion } from '@tiku/contract';
import { EmptyState } from '@tiku/ui';
import { useCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PrintedPaper } from '../../question/cards/cards.ts';
import type { PrintedQuestion } from '../../question/cards/cards.ts';
import { questionOf } from '../edit/question-of.ts';

/** On paper they are numbered from 1. */
function printedAs(question: BankQuestion, at: number): PrintedQuestion {
  const { section_no, main_id, main, with_key: withKey } = question;
  const place = { no: at + 1, section_no, main_id, main };
  return { question: withKey ? { ...place, ...questionOf(question) } : { ...question, ...place }, withKey };
}

export function PrintedQuestions({ ids }: { ids: string }) {
  const t = useTexts('bank');
  const { data, error, refetch } = useCall('GET /user_qdb/questions', {
    question_ids: ids,
    limit: 100,
    order_by: 'oldest',
  });
  return (
    <PrintedPaper
      title={t('title')}
      back={{ to: paths.bankQuestions, text: t('all-questions') }}
      usual="without"
      questions={data?.list.map(printedAs)}
      files={data?.files ?? {}}
      failure={error?.message}
      onRetry={() => void refetch()}
      empty={<EmptyState drawing="lost" title={t('no-match')} />}
    />
  );
}
