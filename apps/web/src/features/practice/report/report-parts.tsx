import { Card } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import type { Report } from './report-figures.tsx';
import styles from './report.module.css';

interface PartRow {
  key: string;
  name: string;
  questions_count: number;
  correct_count: number;
  score: number;
  full_score: number;
}

function PartTable({ title, rows }: { title: string; rows: readonly PartRow[] }) {
  const t = useTexts('practice');
  const format = useFormat();
  return (
    <Card>
      <table className={styles.parts}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{title}</span>
            </th>
            <th scope="col">{t('part.right')}</th>
            <th scope="col">{t('figure.score')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, questions_count, correct_count, score, full_score }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <progress
                  className={styles.meter}
                  value={correct_count}
                  max={questions_count}
                  aria-label={t('correct-of', { right: correct_count, total: questions_count })}
                />
              </th>
              <td>
                {format.number(correct_count)} / {format.number(questions_count)}
              </td>
              <td>
                {format.score(score)} / {format.score(full_score)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Where it went well and where not; a paper of one section and one type has nothing to compare. */
export function ReportParts({ report: { sections, types } }: { report: Report }) {
  const t = useTexts('practice');
  const tTypes = useTexts('questions/views');
  const bySection = sections.map(({ section_no, title, ...part }) => ({
    ...part,
    key: String(section_no),
    name: title || (section_no === null ? t('section-none') : t('section-no', { no: section_no })),
  }));
  const byType = types.map(({ type, ...part }) => ({ ...part, key: String(type), name: tTypes(`type.${type}`) }));
  if (bySection.length < 2 && byType.length < 2) return null;
  return (
    <div className={styles.tables}>
      {bySection.length > 1 && <PartTable title={t('part.sections')} rows={bySection} />}
      {byType.length > 1 && <PartTable title={t('part.types')} rows={byType} />}
    </div>
  );
}
