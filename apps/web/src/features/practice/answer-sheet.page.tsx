import { ButtonLink, Card } from '@tiku/ui';
import { useEffect, useState } from 'react';
import { readId } from '../../lib/navigation/read-id.ts';
import { attemptPath, reportPath } from '../../lib/navigation/addresses.ts';
import { useTexts } from '../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { openAttempt } from './attempt/attempt.ts';
import type { Sheet } from './attempt/attempt.ts';
import { MissingAttempt, UnloadedAttempt } from './attempt/attempt-view.tsx';
import { listen, outbox } from './outbox/saving.ts';
import type { PendingAnswer } from './outbox/pending.ts';
import { useExamOf, useSheet } from './practice.api.ts';
import { SheetGrid, SheetLegend } from './sheet/sheet-grid.tsx';
import type { SheetCell } from './sheet/sheet-grid.tsx';
import styles from './sheet/answer-sheet.module.css';

/** Answers that the server has not got yet are answers all the same. */
function useWaiting(attemptId: number): readonly PendingAnswer[] {
  const [waiting, setWaiting] = useState<readonly PendingAnswer[]>([]);
  useEffect(() => {
    const read = () =>
      void outbox.list().then(({ answers }) => setWaiting(answers.filter((each) => each.attemptId === attemptId)));
    read();
    return listen(read);
  }, [attemptId]);
  return waiting;
}

function cellsOf(sheet: Sheet, waiting: readonly PendingAnswer[]): SheetCell[] {
  const { entries } = openAttempt(sheet, undefined);
  const given = new Map(waiting.map(({ no, answer }) => [no, answer]));
  return sheet.noes.map((no) => {
    const { state, isMarked } = entries.get(no) ?? { state: 'unanswered' as const, isMarked: false };
    if (!given.has(no)) return { no, state, isMarked };
    return { no, state: given.get(no) === null ? 'unanswered' : 'answered', isMarked };
  });
}

function FilledSheet({ sheet }: { sheet: Sheet }) {
  const t = useTexts('practice');
  const cells = cellsOf(sheet, useWaiting(sheet.answer_id));
  const exam = useExamOf(sheet.exam_id).data?.exam;
  const answered = cells.filter(({ state }) => state !== 'unanswered').length;
  const isHandedIn = sheet.handed_in_at !== null;
  usePageTitle(t('sheet'), exam?.title);
  return (
    <>
      <PageHeading title={t('sheet')} {...(exam && { text: exam.title })}>
        <ButtonLink look="primary" to={isHandedIn ? reportPath(sheet.answer_id) : attemptPath(sheet.answer_id)}>
          {isHandedIn ? t('see-report') : t('back-to-questions')}
        </ButtonLink>
      </PageHeading>
      <Card>
        <div className={styles.sheet}>
          <p className={styles.sum}>{t('answered', { done: answered, total: cells.length })}</p>
          <SheetLegend cells={cells} />
          <div>
            <SheetGrid
              cells={cells}
              current={null}
              onChoose={(_, no) =>
                navigate(isHandedIn ? `${reportPath(sheet.answer_id)}&no=${no}` : attemptPath(sheet.answer_id, no))
              }
            />
          </div>
        </div>
      </Card>
    </>
  );
}

function LoadedSheet({ answerId }: { answerId: number }) {
  const t = useTexts('practice');
  const { data, error, refetch } = useSheet(answerId);
  if (data) return <FilledSheet sheet={data} />;
  return <UnloadedAttempt title={t('sheet')} answer={{ error, refetch }} />;
}

export function AnswerSheetPage() {
  const t = useTexts('practice');
  const answerId = readId(useSearchParam('answer_id'));
  if (answerId !== undefined) return <LoadedSheet key={answerId} answerId={answerId} />;
  return (
    <>
      <PageHeading title={t('sheet')} />
      <MissingAttempt />
    </>
  );
}
