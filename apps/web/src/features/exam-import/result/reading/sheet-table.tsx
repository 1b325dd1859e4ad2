import type { SheetColumnsEntry } from '@tiku/contract';
import { Badge, SelectField } from '@tiku/ui';
import { useTexts } from '../../../../lib/i18n.ts';
import styles from './reading.module.css';
import type { Role } from './said.ts';

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

/** What the author calls a column. */
export function useColumnName(): (name: string, at: number) => string {
  const t = useTexts('exam-import');
  return (name, at) => (name === '' ? t('columns.unnamed', { letter: columnLetter(at) }) : name);
}

function useRoles(): (current: Role) => { value: string; text: string }[] {
  const t = useTexts('exam-import');
  return (current) => {
    const roles = current === null || offered.some((role) => role === current) ? offered : [...offered, current];
    return [{ value: '', text: t('role.none') }, ...roles.map((role) => ({ value: role, text: t(`role.${role}`) }))];
  };
}

interface SheetTableProps {
  sheet: SheetColumnsEntry;
  roles: readonly Role[];
  onChange: (at: number, role: Role) => void;
}

/** What each column was taken for, with some of what it holds. */
export function SheetTable({ sheet, roles, onChange }: SheetTableProps) {
  const t = useTexts('exam-import');
  const listRoles = useRoles();
  const nameOf = useColumnName();
  return (
    <ul className={styles.columns}>
      {sheet.columns.map(({ name, is_unsure, samples }, at) => {
        const role = roles[at] ?? null;
        return (
          <li key={columnLetter(at)} className={styles.column}>
            <SelectField
              label={nameOf(name, at)}
              value={role ?? ''}
              options={listRoles(role)}
              onChange={({ target }) => onChange(at, target.value === '' ? null : (target.value as Role))}
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
  );
}
