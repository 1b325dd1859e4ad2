import type { ReviewQuestion, ReviewRating } from '@tiku/contract';
import { Button, Card, SelectField, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useAnswered, useCorrectRating, useSuspend, useSuspended } from './review.api.ts';
import styles from './review.module.css';
import { Why } from './why.tsx';

const ratings = [1, 2, 3, 4] as const;
const shownFirst = 5;

const nameOf = ({ exam, no }: ReviewQuestion) => ({ exam_id: exam.id, no });
const keyOf = ({ exam, no }: ReviewQuestion) => `${exam.id}-${no}`;

function Stem({ question }: { question: ReviewQuestion }) {
  const t = useTexts('review');
  return (
    <>
      <p className={styles.stem}>{question.stem || t('no-text')}</p>
      <p className={styles.muted}>{t('place', { title: question.exam.title, no: question.no })}</p>
    </>
  );
}

function SuspendButton({ question }: { question: ReviewQuestion }) {
  const t = useTexts('review');
  const suspending = useSuspend();
  const change = (is_suspended: boolean) => suspending.mutateAsync({ ...nameOf(question), is_suspended });

  async function handleSuspend(): Promise<void> {
    await change(true);
    showToast(t('suspended'), 'done', { text: t('undo'), onAct: () => void change(false) });
  }

  return (
    <Button look="quiet" busy={suspending.isPending} onClick={() => void handleSuspend().catch(() => {})}>
      {t('suspend')}
    </Button>
  );
}

/** What is asked today, each with the reason. */
export function DueRows({ list, today }: { list: readonly ReviewQuestion[]; today: string }) {
  const t = useTexts('review');
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Card aria-labelledby="due">
      <h2 id="due">{t('due')}</h2>
      <ul className={styles.rows}>
        {list.slice(0, isWhole ? undefined : shownFirst).map((question) => (
          <li key={keyOf(question)}>
            <div>
              <Stem question={question} />
              <p>
                <Why question={question} today={today} />
              </p>
            </div>
            <SuspendButton question={question} />
          </li>
        ))}
      </ul>
      {!isWhole && list.length > shownFirst && <Button onClick={() => setIsWhole(true)}>{t('show-all')}</Button>}
    </Card>
  );
}

function RatingField({ question }: { question: ReviewQuestion }) {
  const t = useTexts('review');
  const format = useFormat();
  const correcting = useCorrectRating();

  async function handleRating(rating: ReviewRating): Promise<void> {
    const { due_on } = await correcting.mutateAsync({ ...nameOf(question), rating });
    showToast(t('corrected', { date: format.date(due_on) }));
  }

  return (
    <SelectField
      label={t('rating')}
      value={question.rating}
      options={ratings.map((rating) => ({ value: String(rating), text: t(`rating.${rating}`) }))}
      onChange={(event) => void handleRating(Number(event.target.value) as ReviewRating).catch(() => {})}
    />
  );
}

/** What was done today; learners can say that they guessed or were disturbed. */
export function AnsweredRows() {
  const t = useTexts('review');
  const format = useFormat();
  const list = useAnswered().data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Card aria-labelledby="answered">
      <h2 id="answered">{t('answered')}</h2>
      <p className={styles.muted}>{t('answered-text')}</p>
      <ul className={styles.rows}>
        {list.map((question) => (
          <li key={keyOf(question)}>
            <div>
              <Stem question={question} />
              <p>{t('next', { date: format.date(question.due_on) })}</p>
            </div>
            <RatingField question={question} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Asked for when somebody wants to see them. */
export function SuspendedRows({ count }: { count: number }) {
  const t = useTexts('review');
  const [isOpen, setIsOpen] = useState(false);
  const list = useSuspended(isOpen).data?.list ?? [];
  const suspending = useSuspend();
  if (count === 0) return null;
  return (
    <Card>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t('suspended-count', { count })}</summary>
        <ul className={styles.rows}>
          {list.map((question) => (
            <li key={keyOf(question)}>
              <div>
                <Stem question={question} />
              </div>
              <Button onClick={() => suspending.mutate({ ...nameOf(question), is_suspended: false })}>
                {t('resume')}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
