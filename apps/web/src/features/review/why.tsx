import type { ReviewQuestion } from '@tiku/contract';
import { useTexts } from '../../lib/i18n.ts';

const DAY_MS = 24 * 60 * 60_000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Why this question, and why today, in one sentence. */
export function Why({ question, today }: { question: ReviewQuestion; today: string }) {
  const t = useTexts('review');
  const { answered_on, due_on, is_right, recall } = question;
  const count = daysBetween(answered_on, today);
  const waiting = daysBetween(due_on, today);
  const last = is_right ? t('why.right', { count, recall }) : t('why.wrong', { count });
  return (
    <>
      {last} {waiting > 0 && t('why.waiting', { count: waiting })}
    </>
  );
}
