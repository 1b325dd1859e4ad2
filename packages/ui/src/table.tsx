import type { ReactNode } from 'react';
import styles from './table.module.css';

interface Column {
  name: string;
  /** Left out where there is little room. */
  isRoomy?: boolean;
  /** Of amounts, which are compared by their last digits. */
  isAmount?: boolean;
}

interface TableProps {
  columns: readonly (string | Column)[];
  /** Rows, whose cells of such columns have the classes `tableStyles.roomy` and `tableStyles.amount`. */
  children: ReactNode;
  className?: string | undefined;
}

export function Table({ columns, children, className }: TableProps) {
  return (
    <table className={[styles.table, className].filter(Boolean).join(' ')}>
      <thead>
        <tr>
          {columns.map((column) => {
            const { name, isRoomy, isAmount }: Column = typeof column === 'string' ? { name: column } : column;
            return (
              <th key={name} scope="col" className={isRoomy ? styles.roomy : isAmount ? styles.amount : undefined}>
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
