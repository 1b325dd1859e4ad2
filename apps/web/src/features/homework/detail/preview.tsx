import type { ManagedHomework } from '@tiku/contract';
import { Button, Dialog, ErrorState, Icon, Pagination, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { QuestionCard, QuestionMedia } from '../../question/cards/cards.ts';
import { previewedAtOnce, usePreview } from '../homework.api.ts';

function Questions({ homework }: { homework: ManagedHomework }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePreview(homework.exam_id, page);
  const total = homework.questions_count;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <QuestionMedia files={data.files} onStale={() => void refetch()}>
      <SpacedList>
        {data.list.map((question, at) => (
          <li key={question.no}>
            <QuestionCard
              question={question}
              withKey={false}
              withMaterial={question.main_id !== (data.list[at - 1]?.main_id ?? null)}
              isAnchor={false}
            />
          </li>
        ))}
      </SpacedList>
      {total > previewedAtOnce && (
        <Pagination page={page} size={previewedAtOnce} sizes={[previewedAtOnce]} total={total} onTurn={setPage} />
      )}
    </QuestionMedia>
  );
}

/** The questions as a learner is shown them, without their keys. */
export function Preview({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="eye" size={16} />
        {t('preview')}
      </Button>
      {isOpen && (
        <Dialog title={t('preview.title')} wide onClose={() => setOpen(false)}>
          <Questions homework={homework} />
        </Dialog>
      )}
    </>
  );
}
