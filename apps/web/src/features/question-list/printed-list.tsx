import type { ExamDetail } from '@tiku/contract';
import { EmptyState } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { PrintedPaper } from '../question/cards/cards.ts';
import { listPath } from './lists.ts';
import type { ListKind } from './lists.ts';
import { useWholeList } from './question-list.api.ts';

export function PrintedList({ kind, exam }: { kind: ListKind; exam: ExamDetail }) {
  const t = useTexts('question-list');
  const format = useFormat();
  const { data, error, refetch } = useWholeList(kind, exam.id);
  const [today] = useState(() => new Date());
  usePageTitle(exam.title, t(`title.${kind}`));
  return (
    <PrintedPaper
      title={exam.title}
      subtitle={`${t(`title.${kind}`)} · ${format.date(today)}`}
      back={{ to: listPath(kind, exam.id), text: t('print.back') }}
      usual="with"
      questions={data?.list.map(({ question, mark, with_key }) => ({ question, withKey: with_key, note: mark.note }))}
      files={data?.files ?? {}}
      failure={error?.message}
      onRetry={() => void refetch()}
      empty={<EmptyState title={t(`list.empty.${kind}`)} text={t('list.empty-text')} />}
    />
  );
}
