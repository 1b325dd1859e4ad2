import type { RejectedRowEntry } from '@tiku/contract';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './source-cells.module.css';

/** The cells of a row as they stand in the file. */
export function SourceCells({ cells }: Pick<RejectedRowEntry, 'cells'>) {
  const t = useTexts('exam-import');
  return (
    <table className={styles.cells}>
      <caption className="visually-hidden">{t('rejected.cells')}</caption>
      <tbody>
        {cells
          .filter(({ value }) => value.trim() !== '')
          .map(({ cell, name, value }) => (
            <tr key={cell}>
              <th scope="row">
                <span className={styles.cell}>{cell}</span> {name}
              </th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
