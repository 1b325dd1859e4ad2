import type { MeasuredQuestion } from '@tiku/contract';
import { Card, SelectField } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { QuestionRow } from './question-row.tsx';
import styles from './measure.module.css';
import type { Way } from './way.ts';

type Order = 'no' | 'hard' | 'weak' | 'blank' | 'slow';
const orders: readonly Order[] = ['no', 'hard', 'weak', 'blank', 'slow'];

/** What is not known comes last, whatever the order. */
const last = Number.POSITIVE_INFINITY;

const placeIn: Record<Order, (question: MeasuredQuestion) => number> = {
  no: ({ no }) => no,
  hard: ({ difficulty }) => difficulty?.value ?? last,
  weak: ({ correlation }) => correlation?.value ?? last,
  blank: ({ blank_share: share }) => (share === null ? last : -share),
  slow: ({ median_seconds: seconds }) => (seconds === null ? last : -seconds),
};

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

export function QuestionTable({ questions, way }: { questions: readonly MeasuredQuestion[]; way: Way }) {
  const t = useTexts('measure');
  const [order, setOrder] = useState<Order>('no');
  const place = placeIn[order];
  const sorted = questions.toSorted((one, other) => compare(place(one), place(other)) || one.no - other.no);
  return (
    <section className={styles.part}>
      <h2>{t('questions')}</h2>
      <SelectField
        label={t('order')}
        value={order}
        options={orders.map((value) => ({ value, text: t(`order.${value}`) }))}
        onChange={({ target }) => setOrder(orders.find((each) => each === target.value) ?? 'no')}
      />
      <Card>
        <ol className={styles.questions}>
          {sorted.map((question) => (
            <QuestionRow key={question.no} question={question} way={way} />
          ))}
        </ol>
      </Card>
      <p className={styles.muted}>{t('hint')}</p>
    </section>
  );
}
