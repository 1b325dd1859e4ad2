import type { ImportView, SheetColumnsEntry } from '@tiku/contract';
import { Button, Card, Icon, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { useReadAnew, useTrial } from '../../exam-import.api.ts';
import { useStepToast } from '../steps/use-steps.ts';
import styles from './reading.module.css';
import { answersOf, rolesOf, sayOfSheet, sayOfText, sayRole, startSaid, toReading, toTrial } from './said.ts';
import type { Said } from './said.ts';
import { findWays } from '../two-readings/ways.ts';
import { SheetQuestions } from './sheet-questions.tsx';
import { SheetTable } from './sheet-table.tsx';
import { TextQuestions } from './text-questions.tsx';
import { TrialPreview } from './trial-preview.tsx';

/** Where how the file is read can be said. */
const readingId = 'import-reading';

/** Opens it. */
export function showReading(): void {
  const reading = document.getElementById(readingId);
  reading?.closest('details')?.setAttribute('open', '');
  reading?.scrollIntoView();
  reading?.focus({ preventScroll: true });
}

/** Without an answer of the author, nothing can be made of the file. */
export function asksHow({ held_by = [], questions_count = 0, columns = [], text }: ImportView): boolean {
  return held_by.includes('columns') || (questions_count === 0 && (columns.length > 0 || text !== undefined));
}

function More({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useTexts('exam-import');
  return (
    <details open={isOpen} className={styles.more}>
      <summary className={styles.summary}>
        <h3>{t('reading.more')}</h3>
        <Icon name="chevron" size={16} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}

interface QuestionsProps {
  view: ImportView;
  shown: readonly SheetColumnsEntry[];
  said: Said;
  onSay: (said: Said) => void;
}

function Questions({ view, shown, said, onSay }: QuestionsProps) {
  const sheets = view.sheets ?? [];
  const nameOf = ({ sheet_no }: SheetColumnsEntry) => sheets.find((sheet) => sheet.sheet_no === sheet_no)?.name ?? '';
  return (
    <>
      {shown.map((sheet) => (
        <fieldset key={sheet.sheet_no} aria-label={nameOf(sheet)}>
          {shown.length > 1 && <h3 className={styles.sheet}>{nameOf(sheet)}</h3>}
          <SheetTable
            sheet={sheet}
            roles={rolesOf(said, sheet)}
            onChange={(at, role) => onSay(sayRole(said, sheet, at, role))}
          />
        </fieldset>
      ))}
      <More isOpen={asksHow(view)}>
        {view.text && (
          <TextQuestions text={view.text} answers={said.text} onChange={(text) => onSay(sayOfText(said, text))} />
        )}
        {shown.map((sheet) => (
          <fieldset key={sheet.sheet_no} aria-label={nameOf(sheet)}>
            {shown.length > 1 && <h4 className={styles.sheet}>{nameOf(sheet)}</h4>}
            <SheetQuestions
              sheet={sheet}
              roles={rolesOf(said, sheet)}
              answers={answersOf(said, sheet.sheet_no)}
              sheets={sheets}
              onChange={(answers) => onSay(sayOfSheet(said, sheet.sheet_no, answers))}
            />
          </fieldset>
        ))}
      </More>
    </>
  );
}

function useHeading(view: ImportView): { title: string; text: string } {
  const t = useTexts('exam-import');
  if (!asksHow(view)) return { title: t('reading.title'), text: t('reading.text') };
  return view.held_by?.includes('columns') === true
    ? { title: t('columns.title-held'), text: t('columns.text-held') }
    : { title: t('reading.title-unread'), text: t('reading.text-unread') };
}

/** How the file was read, column by column; said otherwise, a few questions show at once what would become of it. */
export function ImportReading({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const { title, text } = useHeading(view);
  const isAsked = asksHow(view);
  // Where there are two ways, they are shown first.
  const [isOpen, setOpen] = useState(isAsked && findWays(view) === null);
  const [said, setSaid] = useState(() => startSaid(view));
  const [read, setRead] = useState(view.columns);
  // Read in another way, by a step that was undone or in another window.
  if (JSON.stringify(read) !== JSON.stringify(view.columns)) {
    setRead(view.columns);
    setSaid(startSaid(view));
  }
  const tell = useStepToast();
  const { mutate, isPending } = useReadAnew();
  // While the file is read in earnest, there is nothing to be tried.
  const { isPending: isUnderWay, ...trial } = useTrial(toTrial(view.import_id, said), isOpen && !isPending);
  const shown = trial.data?.columns ?? view.columns ?? [];
  if (view.columns?.length === 0 && !view.text) return null;
  const send = () =>
    mutate(toReading(view.import_id, said, shown), {
      onSuccess: ({ import: after }) => {
        tell(t('reading.done'), after);
        document.querySelector<HTMLElement>('main h1')?.focus();
      },
      onError: tellFailure,
    });
  return (
    <Card>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <Icon name={isAsked ? 'flag' : 'exam'} />
          <h2 id={readingId} tabIndex={-1}>
            {title}
          </h2>
          <Icon name="chevron" size={16} className={styles.chevron} />
        </summary>
        <p className={styles.text}>{text}</p>
        <Questions view={view} shown={shown} said={said} onSay={setSaid} />
        <TrialPreview trial={trial} isPending={isUnderWay} />
        <Button look="primary" busy={isPending} onClick={send}>
          {t('reading.apply')}
        </Button>
      </details>
    </Card>
  );
}
