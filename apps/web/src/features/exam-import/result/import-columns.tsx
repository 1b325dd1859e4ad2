import type { ImportView, SheetColumnsEntry } from '@tiku/contract';
import { Badge, Button, Card, Icon, SelectField, showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useMapColumns } from '../exam-import.api.ts';
import styles from './import-columns.module.css';

type Role = SheetColumnsEntry['columns'][number]['role'];

/** Where what the columns are can be said. */
export const columnsId = 'import-columns';

/** Those that people choose; others are shown where the import found them itself. */
const offered = [
  'stem',
  'option',
  'answer',
  'correct',
  'wrong',
  'matching',
  'explanation',
  'type',
  'score',
  'chapter',
  'difficulty',
  'material',
  'media',
  'note',
] as const satisfies readonly Role[];

function columnLetter(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : `${columnLetter(Math.floor(at / 26) - 1)}${columnLetter(at % 26)}`;
}

interface SheetProps {
  sheet: SheetColumnsEntry;
  onChange: (sheet: SheetColumnsEntry) => void;
}

function useRoles(): (current: Role) => { value: string; text: string }[] {
  const t = useTexts('exam-import');
  return (current) => {
    const roles = current === null || offered.some((role) => role === current) ? offered : [...offered, current];
    return [{ value: '', text: t('role.none') }, ...roles.map((role) => ({ value: role, text: t(`role.${role}`) }))];
  };
}

/** The number of the first option matters only where numbers point at options. */
function FirstOption({ sheet, onChange }: SheetProps) {
  const t = useTexts('exam-import');
  const answer = sheet.columns.find(({ role }) => role === 'answer');
  if (!answer?.samples.some((text) => /^\d{1,2}$/.test(text))) return null;
  return (
    <SelectField
      label={t('columns.first-option')}
      value={String(sheet.first_option)}
      options={['0', '1'].map((value) => ({ value, text: value }))}
      onChange={({ target }) => onChange({ ...sheet, first_option: target.value === '0' ? 0 : 1 })}
    />
  );
}

function SheetTable({ sheet, onChange }: SheetProps) {
  const t = useTexts('exam-import');
  const listRoles = useRoles();
  const choose = (chosen: number, role: string) =>
    onChange({
      ...sheet,
      columns: sheet.columns.map((column, at) =>
        at === chosen ? Object.assign({}, column, { role: role === '' ? null : role }) : column,
      ),
    });
  return (
    <>
      <ul className={styles.columns}>
        {sheet.columns.map(({ name, role, is_unsure, samples }, at) => {
          const title = name === '' ? t('columns.unnamed', { letter: columnLetter(at) }) : name;
          return (
            <li key={columnLetter(at)} className={styles.column}>
              <SelectField
                label={title}
                value={role ?? ''}
                options={listRoles(role)}
                onChange={({ target }) => choose(at, target.value)}
              />
              {is_unsure && <Badge tone="accent">{t('columns.unsure')}</Badge>}
              <ul className={styles.samples}>
                {samples.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <FirstOption sheet={sheet} onChange={onChange} />
    </>
  );
}

/** What each column was taken for, with some of what it holds; said anew, the file is read anew. */
export function ImportColumns({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const { mutate, isPending } = useMapColumns();
  const [sheets, setSheets] = useState(view.columns ?? []);
  if (sheets.length === 0) return null;
  const isHeld = view.held_by?.includes('columns') === true;
  const send = () =>
    mutate(
      {
        import_id: view.import_id,
        sheets: sheets.map(({ sheet_no, columns, first_option }) => ({
          sheet_no,
          roles: columns.map(({ role }) => role),
          first_option,
        })),
      },
      {
        onSuccess: () => {
          showToast(t('columns.read'));
          document.querySelector<HTMLElement>('main h1')?.focus();
        },
        onError: tellFailure,
      },
    );
  return (
    <Card>
      <details open={isHeld}>
        <summary className={styles.summary}>
          <Icon name={isHeld ? 'flag' : 'exam'} />
          <h2 id={columnsId} tabIndex={-1}>
            {isHeld ? t('columns.title-held') : t('columns.title')}
          </h2>
        </summary>
        <p className={styles.text}>{isHeld ? t('columns.text-held') : t('columns.text')}</p>
        {sheets.map((sheet) => (
          <SheetTable
            key={sheet.sheet_no}
            sheet={sheet}
            onChange={(changed) =>
              setSheets(sheets.map((each) => (each.sheet_no === changed.sheet_no ? changed : each)))
            }
          />
        ))}
        <Button look={isHeld ? 'primary' : 'secondary'} busy={isPending} onClick={send}>
          {isHeld ? t('columns.confirm') : t('columns.send')}
        </Button>
      </details>
    </Card>
  );
}
