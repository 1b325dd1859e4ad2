import type { ImportView, ResponseOf } from '@tiku/contract';
import { Badge, Button, EmptyState, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { withoutPlace } from '../../exam/exam.ts';
import { QuestionCard, QuestionMedia } from '../../question/cards/cards.ts';
import { useImportedQuestions } from '../exam-import.api.ts';
import styles from './imported-questions.module.css';
import { MendDialog } from './mend-dialog.tsx';
import { usePlace } from '../place.ts';
import { ProblemNotes } from './problem-notes.tsx';

type Entry = ResponseOf<'GET /exam/import/questions'>['list'][number];

function ImportedQuestion({ entry, before, onMend }: { entry: Entry; before: Entry | undefined; onMend: () => void }) {
  const t = useTexts('exam-import');
  const placeOf = usePlace();
  const { question, problems, is_mended } = entry;
  return (
    <li className={styles.item}>
      {entry.section !== null && entry.section !== before?.section && <h3>{entry.section}</h3>}
      <QuestionCard question={question} withKey withMaterial={question.main_id !== before?.question.main_id}>
        <Button aria-label={t('mend.question-named', { no: question.no })} onClick={onMend}>
          <Icon name="pencil" size={16} />
          {t('mend.question')}
        </Button>
        <span className={styles.origin}>{placeOf({ sheet_no: entry.sheet_no, row: entry.row })}</span>
        {is_mended && <Badge tone="accent">{t('mend.mended')}</Badge>}
      </QuestionCard>
      <ProblemNotes problems={problems} />
    </li>
  );
}

/** Every question as it will look, with its answer; or only those with a problem. */
export function ImportedQuestions({ view, doubtful }: { view: ImportView; doubtful: 0 | 1 }) {
  const t = useTexts('exam-import');
  const list = useImportedQuestions(view.import_id, doubtful);
  const [mending, setMending] = useState<Entry | null>(null);
  const files = list.page.data?.files ?? {};
  return (
    <QuestionMedia files={files} onStale={() => void list.page.refetch()}>
      <PagedList
        list={list}
        empty={
          doubtful ? (
            <EmptyState drawing="done" title={t('doubtful.empty')} text={t('doubtful.empty-text')} />
          ) : (
            <EmptyState drawing="lost" title={t('questions.empty')} text={t('questions.empty-text')} />
          )
        }
      >
        {(entries) => (
          <SpacedList>
            {entries.map((entry, index) => (
              <ImportedQuestion
                key={entry.question.no}
                entry={entry}
                before={entries[index - 1]}
                onMend={() => setMending(entry)}
              />
            ))}
          </SpacedList>
        )}
      </PagedList>
      {mending && (
        <MendDialog
          title={t('mend.title', { no: mending.question.no })}
          importId={view.import_id}
          target={{ no: mending.question.no }}
          question={withoutPlace(mending.question)}
          files={files}
          onClose={() => setMending(null)}
        >
          <ProblemNotes problems={mending.problems} />
        </MendDialog>
      )}
    </QuestionMedia>
  );
}
