import type { ResponseOf } from '@tiku/contract';
import type { CompanyUserColumn, DayOrder } from '@tiku/contract/limits';
import { Badge, Card, Choice, SelectField } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import styles from '../company.module.css';

type Preview = ResponseOf<'POST /ee/company/users/excel'>;

const names = {
  job_id: 'user.job-id',
  name: 'user.name',
  department: 'user.department',
  job_title: 'user.job-title',
  emailaddress: 'user.email',
  mobile: 'user.mobile',
  is_admin: 'user.admin',
  expiration: 'user.expiration',
} as const satisfies Record<CompanyUserColumn, string>;
const roles = Object.keys(names) as CompanyUserColumn[];

function titleOf({ name, letter }: Preview['columns'][number]): string {
  return name === '' ? letter : `${letter} · ${name}`;
}

/** A role belongs to one column: another column that had it is not used any more. */
function withRole({ columns }: Preview, at: number, role: CompanyUserColumn | null): (CompanyUserColumn | null)[] {
  return columns.map((column, index) => {
    if (index === at) return role;
    return column.role === role ? null : column.role;
  });
}

interface ImportColumnsProps {
  preview: Preview;
  busy: boolean;
  onMap: (columns: readonly (CompanyUserColumn | null)[]) => void;
  onOrder: (order: DayOrder) => void;
}

/** What each column was taken for, and which are left out; after every change the file is read again. */
export function ImportColumns({ preview, busy, onMap, onOrder }: ImportColumnsProps) {
  const t = useTexts('company');
  const { columns, sheets_left_out: sheets } = preview;
  const unused = columns.filter(({ role, samples }) => role === null && samples.length > 0);
  return (
    <Card>
      <h2>{t('import.columns')}</h2>
      <p className={styles.muted}>{t('import.columns-text')}</p>
      <ul className={styles.columns}>
        {columns.map((column, at) => (
          <li key={column.letter} className={styles.column}>
            <SelectField
              label={titleOf(column)}
              value={column.role ?? ''}
              disabled={busy}
              options={[
                { value: '', text: t('import.not-used') },
                ...roles.map((value) => ({ value, text: t(names[value]) })),
              ]}
              onChange={({ target }) =>
                onMap(withRole(preview, at, roles.find((each) => each === target.value) ?? null))
              }
            />
            {column.is_unsure && <Badge tone="accent">{t('import.unsure')}</Badge>}
            <span className={styles.muted}>{column.samples.join(' · ')}</span>
          </li>
        ))}
      </ul>
      {unused.length > 0 && (
        <p>{t('import.left-out', { columns: unused.map(titleOf).join(', '), count: unused.length })}</p>
      )}
      {sheets.length > 0 && <p>{t('import.sheets-left-out', { sheets: sheets.join(', ') })}</p>}
      {preview.asks_day_order && (
        <div className={styles.asked}>
          <p>{t('import.day-order')}</p>
          <Choice
            label={t('import.day-order')}
            look="chips"
            value={preview.day_order ?? ''}
            options={[
              { value: 'dmy', content: t('import.dmy') },
              { value: 'mdy', content: t('import.mdy') },
            ]}
            onChoose={(value) => onOrder(value === 'mdy' ? 'mdy' : 'dmy')}
          />
        </div>
      )}
    </Card>
  );
}
