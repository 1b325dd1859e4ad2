import type { ResponseOf } from '@tiku/contract';
import { ErrorState, Skeleton } from '@tiku/ui';
import { useId } from 'react';
import type { CallFailed } from '../../../../lib/api/failure.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { SpacedList } from '../../../../ui/list/spaced-list.tsx';
import { QuestionMedia } from '../../../question/cards/cards.ts';
import { reasonOf } from '../../exam-import.api.ts';
import { Compared } from '../compared.tsx';
import { ProblemNotes } from '../problem-notes.tsx';
import styles from './reading.module.css';

type Trial = ResponseOf<'POST /exam/import/trial'>;

interface TrialPreviewProps {
  trial: { data: Trial | undefined; error: CallFailed | null; refetch: () => unknown };
  isPending: boolean;
}

/** The pictures of a trial are kept nowhere. */
const noFiles = {};

function Count({ trial: { questions_count, rejected_count } }: { trial: Trial }) {
  const t = useTexts('exam-import');
  if (questions_count === 0) return t('reading.none');
  const questions = t('reading.questions', { count: questions_count });
  return rejected_count === 0
    ? questions
    : t('reading.counts', { questions, rows: t('reading.left-out', { count: rejected_count }) });
}

/** What would be read: how much, and a few questions beside their cells. */
export function TrialPreview({ trial: { data, error, refetch }, isPending }: TrialPreviewProps) {
  const t = useTexts('exam-import');
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={isPending} className={styles.preview}>
      <h3 id={id}>{t('reading.preview')}</h3>
      <output className={styles.count}>
        {isPending ? t('reading.under-way') : data && !error ? <Count trial={data} /> : ''}
      </output>
      {error && !isPending && <ErrorState message={reasonOf(error.failure)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && !error && (
        <QuestionMedia files={noFiles} onStale={() => undefined}>
          <div className={isPending ? styles.former : undefined}>
            <SpacedList>
              {data.list.map((sample) => (
                <Compared key={`${sample.sheet_no} ${sample.row}`} sample={sample} Heading="h4">
                  <ProblemNotes problems={sample.problems} />
                </Compared>
              ))}
            </SpacedList>
          </div>
        </QuestionMedia>
      )}
    </section>
  );
}
