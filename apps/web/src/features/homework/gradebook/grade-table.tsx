import type { GradebookCell, GradebookColumn, GradebookRow } from '@tiku/contract';
import { homeworkTime } from '@tiku/contract/limits';
import { Badge, Icon } from '@tiku/ui';
import { memo } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './gradebook.module.css';
import { TypedMark } from './typed-mark.tsx';
import { gridKeys, placeAt, tabIndexAt } from './use-grid-keys.ts';

/** One grade of one person, to look at or to exempt them from. */
export interface Chosen {
  userId: number;
  name: string;
  column: GradebookColumn;
  cell: GradebookCell;
}

interface TableProps {
  columns: readonly GradebookColumn[];
  rows: readonly GradebookRow[];
  onCell: (chosen: Chosen) => void;
  onColumn: (column: GradebookColumn) => void;
}

export function keyOf({ homework_id, column_id }: GradebookColumn): string {
  return homework_id === null ? `column ${column_id}` : `homework ${homework_id}`;
}

/** What stands in the little room of a cell; the rest is said to those who cannot see it, and in the dialog. */
function Shown({ cell: { state, score, is_dropped } }: { cell: GradebookCell }) {
  const t = useTexts('homework/gradebook');
  const format = useFormat();
  switch (state) {
    case 'scored':
      return is_dropped ? <s>{format.score(score ?? 0)}</s> : format.score(score ?? 0);
    case 'unreleased':
      return (
        <>
          {score !== null && format.score(score)}
          <Icon name="eye-off" size={14} />
        </>
      );
    case 'waiting':
      return <Icon name="clock" size={16} />;
    case 'missing':
      return (
        <>
          {is_dropped ? <s>0</s> : 0}
          <Icon name="alert" size={14} />
        </>
      );
    case 'due':
      return '–';
    case 'exempt':
      return <span className={styles.muted}>{t('short.exempt')}</span>;
    default:
      return null;
  }
}

function TitleCell({
  column,
  at,
  onColumn,
}: {
  column: GradebookColumn;
  at: number;
  onColumn: TableProps['onColumn'];
}) {
  const t = useTexts('homework/gradebook');
  const format = useFormat();
  const { title, full_score, weight, time_status, end_time } = column;
  return (
    <th scope="col" aria-label={title}>
      <button
        type="button"
        className={styles.title}
        data-at={placeAt(0, at)}
        tabIndex={tabIndexAt(0, at)}
        onClick={() => onColumn(column)}
      >
        <span className={styles.name}>{title}</span>
        <span className={styles.about}>
          {t('of', { full: format.score(full_score) })}
          {weight !== 1 && ` · ${t('times', { weight: format.score(weight) })}`}
        </span>
        <span className={styles.about}>
          {time_status === null
            ? t('typed')
            : time_status === homeworkTime.ended && end_time !== null
              ? format.date(end_time)
              : t(`time.${time_status}`)}
        </span>
      </button>
    </th>
  );
}

interface RowProps extends Pick<TableProps, 'columns' | 'onCell'> {
  row: GradebookRow;
  at: number;
}

/** Thousands of cells: a row is drawn again only when something in it has changed. */
const GradeRow = memo(function GradeRow({ row, columns, at, onCell }: RowProps) {
  const t = useTexts('homework/gradebook');
  const format = useFormat();
  const { user_id: userId, name, total, cells, has_left } = row;
  return (
    <tr>
      <th scope="row">
        {name}
        {has_left && (
          <>
            {' '}
            <Badge>{t('left')}</Badge>
          </>
        )}
      </th>
      <td className={styles.total}>{total === null ? '–' : t('percent', { total: format.score(total) })}</td>
      {columns.map((column, place) => {
        const cell = cells[place];
        if (!cell) return null;
        const label = t('cell', { name, title: column.title });
        const where = { at: placeAt(at, place), tabIndex: -1 as const };
        return (
          <td key={keyOf(column)}>
            {column.column_id === null ? (
              <button
                type="button"
                className={styles.cell}
                data-at={where.at}
                data-state={cell.state}
                tabIndex={where.tabIndex}
                onClick={() => onCell({ userId, name, column, cell })}
              >
                <span className="visually-hidden">
                  {label} {t(`state.${cell.state}`)} {cell.is_dropped && t('dropped')}
                </span>
                <Shown cell={cell} />
              </button>
            ) : (
              <TypedMark
                columnId={column.column_id}
                userId={userId}
                label={label}
                full={column.full_score}
                cell={cell}
                {...where}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
});

/** Names and heads stay where they are; the rest scrolls under them. */
export function GradeTable({ columns, rows, onCell, onColumn }: TableProps) {
  const t = useTexts('homework/gradebook');
  const region = { role: 'region', tabIndex: 0, 'aria-label': t('table') };
  return (
    <div className={styles.area} {...region}>
      <table className={styles.table} {...gridKeys}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col" className={styles.total}>
              {t('total')}
            </th>
            {columns.map((column, at) => (
              <TitleCell key={keyOf(column)} column={column} at={at} onColumn={onColumn} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <GradeRow key={row.user_id} row={row} columns={columns} at={at + 1} onCell={onCell} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
