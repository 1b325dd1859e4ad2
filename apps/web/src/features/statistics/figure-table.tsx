import type { StudyFigures } from '@tiku/contract';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './statistics.module.css';
import { useFigures } from './use-figures.ts';

interface FigureTableProps {
  /** The names of the columns before the figures. */
  heads: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[]; figures: StudyFigures }[];
  sum: StudyFigures;
}

/** Lines of figures, and what they add up to. */
export function FigureTable({ heads, rows, sum }: FigureTableProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const { share, right } = useFigures();
  const write = (figures: StudyFigures) => [
    format.number(figures.questions_count),
    right(figures),
    share(figures),
    format.duration(figures.seconds),
  ];
  const columns = [...heads, t('questions'), t('correct'), t('rate'), t('time')];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others], figures }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {[...others, ...write(figures)].map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={heads.length}>
              {t('total')}
            </th>
            {write(sum).map((cell, at) => (
              <td key={columns[heads.length + at]}>{cell}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
