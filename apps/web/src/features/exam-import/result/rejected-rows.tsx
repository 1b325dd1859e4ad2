import type { ImportView, RejectedRowEntry } from '@tiku/contract';
import { RichText } from '@tiku/questions/views';
import { Badge, Button, EmptyState, Icon } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useChange } from '../../../lib/api/change.ts';
import { saveFile } from '../../../lib/api/save-file.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { QuestionMedia } from '../../question/cards/cards.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { draftFromRow } from './draft-from-row.ts';
import { fetchRejectedRows, useRejectedRows } from '../exam-import.api.ts';
import { MendDialog } from './mend-dialog.tsx';
import { usePlace } from '../place.ts';
import { ProblemNotes } from './problem-notes.tsx';
import styles from './rejected-rows.module.css';
import { SourceCells } from './source-cells.tsx';

function Cells({ cells, pictures }: Pick<RejectedRowEntry, 'cells' | 'pictures'>) {
  return (
    <>
      <SourceCells cells={cells} />
      {pictures.map((name) => (
        <RichText key={name} html={`<p><img src="${name}" alt=""></p>`} />
      ))}
    </>
  );
}

function RejectedRow({ row, onMend }: { row: RejectedRowEntry; onMend: () => void }) {
  const t = useTexts('exam-import');
  const place = usePlace()(row);
  const title = useRef<HTMLHeadingElement>(null);
  const wasMended = useRef(row.is_mended);

  // The button that had focus goes with the problem.
  useEffect(() => {
    if (row.is_mended && !wasMended.current) title.current?.focus();
    wasMended.current = row.is_mended;
  }, [row.is_mended]);

  return (
    <li className={styles.row}>
      <h3 className={styles.title} ref={title} tabIndex={-1}>
        <span className={styles.place}>{place}</span>
        {row.is_mended && <Badge tone="accent">{t('rejected.mended')}</Badge>}
      </h3>
      <ProblemNotes problems={row.problems} />
      <Cells {...row} />
      {!row.is_mended && (
        <div>
          <Button aria-label={t('rejected.make-named', { place })} onClick={onMend}>
            <Icon name="pencil" size={16} />
            {t('rejected.make')}
          </Button>
        </div>
      )}
    </li>
  );
}

function TakeRows({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  return (
    <div className={styles.take}>
      <p>{t('rejected.text')}</p>
      <ChangeButton
        change={useChange(() => fetchRejectedRows(view.import_id))}
        request={undefined}
        onDone={(file) => saveFile(file, t('rejected.file-name', { name: view.file_name.replace(/\.[^.]*$/, '') }))}
      >
        <Icon name="download" size={16} />
        {t('rejected.download')}
      </ChangeButton>
    </div>
  );
}

/** Nothing is lost silently: each row that gave no question, with why, and a way to make one of it. */
export function RejectedRows({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const list = useRejectedRows(view.import_id);
  const [mending, setMending] = useState<RejectedRowEntry | null>(null);
  const placeOf = usePlace();
  const files = list.page.data?.files ?? {};
  return (
    <QuestionMedia files={files} onStale={() => void list.page.refetch()}>
      {list.total > 0 && <TakeRows view={view} />}
      <PagedList
        list={list}
        empty={<EmptyState drawing="done" title={t('rejected.empty')} text={t('rejected.empty-text')} />}
      >
        {(rows) => (
          <SpacedList>
            {rows.map((row) => (
              <RejectedRow key={row.rejected_no} row={row} onMend={() => setMending(row)} />
            ))}
          </SpacedList>
        )}
      </PagedList>
      {mending && (
        <MendDialog
          title={t('rejected.title', { place: placeOf(mending) })}
          importId={view.import_id}
          target={{ rejected_no: mending.rejected_no }}
          question={draftFromRow(mending)}
          files={files}
          onClose={() => setMending(null)}
        >
          <ProblemNotes problems={mending.problems} />
          <details className={styles.asItWas} open>
            <summary>{t('rejected.cells')}</summary>
            <Cells {...mending} />
          </details>
        </MendDialog>
      )}
    </QuestionMedia>
  );
}
