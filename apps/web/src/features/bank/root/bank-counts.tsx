import type { BankSummary } from '@tiku/contract';
import { bankStates } from '@tiku/contract/limits';
import { Card, Link } from '@tiku/ui';
import { useId } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { bankQuestionsPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useCategories } from '../../take/take.api.ts';
import { flattenTree } from '../../take/categories/categories.ts';
import styles from './bank.module.css';

interface CountedProps {
  title: string;
  items: readonly { key: string; name: string; count: number; to: string }[];
  more?: { to: string; text: string };
}

/** Each leads to the questions it counts. */
function Counted({ title, items, more }: CountedProps) {
  const format = useFormat();
  const id = useId();
  const shown = items.filter(({ count }) => count > 0);
  if (shown.length === 0 && !more) return null;
  return (
    <Card>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {shown.map(({ key, name, count, to }) => (
          <li key={key} className={styles.line}>
            <Link to={to}>{name}</Link>
            <span className={styles.number}>{format.number(count)}</span>
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <Link to={more.to}>{more.text}</Link>
        </p>
      )}
    </Card>
  );
}

const mostShown = 8;

/** What is in a bank, from every side. */
export function BankCounts({ summary }: { summary: BankSummary }) {
  const t = useTexts('bank');
  const names = useTexts('questions/views');
  const levels = useTexts('questions/editor');
  const categories = flattenTree(useCategories().data?.list ?? []).filter(({ level }) => level === 1);
  return (
    <div className={styles.counts}>
      <Counted
        title={t('by.category')}
        items={[
          ...categories.slice(0, mostShown).map(({ id, title, total }) => ({
            key: String(id),
            name: title,
            count: total,
            to: bankQuestionsPath({ category: id }),
          })),
          {
            key: 'none',
            name: t('uncategorised'),
            count: summary.uncategorized_count,
            to: bankQuestionsPath({ category: 0 }),
          },
        ]}
        more={{ to: paths.bankCategories, text: t('category.manage') }}
      />
      <Counted
        title={t('by.state')}
        items={bankStates.map((state) => ({
          key: state,
          name: t(`state.${state}`),
          count: summary.states[state],
          to: bankQuestionsPath({ state }),
        }))}
      />
      <Counted
        title={t('by.type')}
        items={summary.types.map(({ type, questions_count }) => ({
          key: String(type),
          name: names(`type.${type}` as 'type.0'),
          count: questions_count,
          to: bankQuestionsPath({ type }),
        }))}
      />
      <Counted
        title={t('by.difficulty')}
        items={summary.difficulties.flatMap(({ difficulty_level: level, questions_count }) =>
          level === null
            ? []
            : {
                key: String(level),
                name: levels(`edit.difficulty.${level}` as 'edit.difficulty.0'),
                count: questions_count,
                to: bankQuestionsPath({ difficulty: level }),
              },
        )}
      />
      <Counted
        title={t('by.source')}
        items={summary.sources.slice(0, mostShown).map(({ exam_id, title, questions_count }) => ({
          key: `${exam_id} ${title}`,
          name: title || t('source.own'),
          count: questions_count,
          to: bankQuestionsPath({ source: exam_id ?? 0 }),
        }))}
      />
    </div>
  );
}
