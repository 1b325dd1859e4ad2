import { sumScores } from '@tiku/questions';
import { Card, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { byFamily } from '../../question/question.ts';
import { toggle } from '../start/selection.ts';
import type { Report } from './report-figures.tsx';
import styles from './report.module.css';

interface PartRow {
  key: string;
  name: string;
  judged_count: number;
  correct_count: number;
  score: number;
  full_score: number;
  /** What it is made of, shown when it is opened. */
  parts?: readonly PartRow[];
}

function PartTable({ title, rows }: { title: string; rows: readonly PartRow[] }) {
  const t = useTexts('practice');
  const format = useFormat();
  const [opened, setOpened] = useState<readonly string[]>([]);
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
          {rows
            .flatMap((row) => (opened.includes(row.key) ? [row, ...(row.parts ?? [])] : [row]))
            .map((row) => {
              const { key, name, judged_count, correct_count, score, full_score, parts } = row;
              return (
                <tr key={key} className={rows.includes(row) ? undefined : styles.inner}>
                  <th scope="row">
                    {parts ? (
                      <button
                        type="button"
                        className={styles.open}
                        aria-expanded={opened.includes(key)}
                        onClick={() => setOpened((before) => toggle(before, key))}
                      >
                        {name}
                        <Icon name="chevron" size={16} />
                      </button>
                    ) : (
                      name
                    )}
                    <progress
                      className={styles.meter}
                      value={correct_count}
                      max={judged_count}
                      aria-label={t('correct-of', { right: correct_count, total: judged_count })}
                    />
                  </th>
                  <td>
                    {format.number(correct_count)} / {format.number(judged_count)}
                  </td>
                  <td>
                    {format.score(score)} / {format.score(full_score)}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </Card>
  );
}

function sumUp(key: string, name: string, parts: readonly PartRow[]): PartRow {
  const sum = (figure: (part: PartRow) => number) => sumScores(parts.map(figure));
  return {
    key,
    name,
    judged_count: sum((part) => part.judged_count),
    correct_count: sum((part) => part.correct_count),
    score: sum((part) => part.score),
    full_score: sum((part) => part.full_score),
    ...(parts.length > 1 && { parts }),
  };
}

/** Where it went well and where not; a paper of one section and one type has nothing to compare. */
export function ReportParts({ report: { sections, types } }: { report: Report }) {
  const t = useTexts('practice');
  const tTypes = useTexts('questions/views');
  const tFamily = useTexts('questions/editor');
  const bySection = sections.map(({ section_no, title, ...part }) => ({
    ...part,
    key: String(section_no),
    name: title || (section_no === null ? t('section-none') : t('section-no', { no: section_no })),
  }));
  const byType = byFamily(types).map(({ family, rows }) => {
    const parts = rows.map(({ type, ...part }) => ({ ...part, key: String(type), name: tTypes(`type.${type}`) }));
    return sumUp(family, tFamily(`edit.family.${family}`), parts);
  });
  if (bySection.length < 2 && types.length < 2) return null;
  return (
    <div className={styles.tables}>
      {bySection.length > 1 && <PartTable title={t('part.sections')} rows={bySection} />}
      {types.length > 1 && <PartTable title={t('part.types')} rows={byType} />}
    </div>
  );
}
