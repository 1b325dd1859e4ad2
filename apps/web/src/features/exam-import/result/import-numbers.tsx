import type { ImportView } from '@tiku/contract';
import type { QuestionType } from '@tiku/questions';
import { Card, Facts } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useTexts } from '../../../lib/i18n.ts';
import styles from './import-numbers.module.css';

const layouts = [
  'tiku',
  'kaoshibao',
  'shuatidadang',
  'crac',
  'correctness-columns',
  'options-in-one-cell',
  'first-option-right',
  'option-columns',
  'question-and-answer',
  'chamilo',
] as const;

/** Sheets of one file may be laid out differently: their names come joined by `+`. */
function useLayoutNames(layout: string): string {
  const t = useTexts('exam-import');
  const language = useLanguage();
  const names = layout.split('+').map((name) => {
    const known = layouts.find((each) => each === name);
    return known ? t(`layout.${known}`) : t('layout.unknown');
  });
  return new Intl.ListFormat(language).format(names);
}

function Counts({ entries }: { entries: readonly { key: string; name: string; count: number }[] }) {
  const format = useFormat();
  return (
    <ul className={styles.counts}>
      {entries.map(({ key, name, count }) => (
        <li key={key} className={styles.count}>
          <span>{name}</span>
          <strong>{format.number(count)}</strong>
        </li>
      ))}
    </ul>
  );
}

export function ImportNumbers({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const names = useTexts('questions/views');
  const format = useFormat();
  const layout = useLayoutNames(view.layout ?? '');
  const types = Object.entries(view.counts ?? {})
    .map(([type, count]) => ({ key: type, name: names(`type.${Number(type) as QuestionType}`), count }))
    .toSorted((a, b) => b.count - a.count);
  const sections = (view.sections ?? []).map(({ title, questions_count }, index) => ({
    key: String(index),
    name: title,
    count: questions_count,
  }));
  const facts = [
    { name: t('numbers.layout'), value: layout },
    { name: t('numbers.questions'), value: format.number(view.questions_count ?? 0) },
    { name: t('numbers.score'), value: format.score(view.full_score ?? 0) },
    { name: t('numbers.types'), value: types.length > 0 && <Counts entries={types} /> },
    { name: t('numbers.sections'), value: sections.length > 0 && <Counts entries={sections} /> },
    { name: t('numbers.materials'), value: view.materials_count ? format.number(view.materials_count) : false },
    { name: t('numbers.files'), value: view.files_count ? format.number(view.files_count) : false },
  ];
  return (
    <Card aria-labelledby="numbers">
      <h2 id="numbers" className={styles.title}>
        {t('numbers.title')}
      </h2>
      <Facts facts={facts.filter(({ value }) => value !== false)} />
    </Card>
  );
}
