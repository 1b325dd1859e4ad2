import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  /** What the columns are called; one that is left out where there is little room says so. */
  columns: readonly (string | { name: string; isRoomy: boolean })[];
  /** Rows, whose cells of roomy columns have the class `tableStyles.roomy`. */
  children: ReactNode;
  className?: string | undefined;
}

export function Table({ columns, children, className }: TableProps) {
  return (
    <table className={[styles.table, className].filter(Boolean).join(' ')}>
      <thead>
        <tr>
          {columns.map((column) => {
            const { name, isRoomy } = typeof column === 'string' ? { name: column, isRoomy: false } : column;
            return (
              <th key={name} scope="col" className={isRoomy ? styles.roomy : undefined}>
                {name}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
