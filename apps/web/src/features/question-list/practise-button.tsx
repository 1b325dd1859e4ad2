import { Button } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { useBeginAttempt } from '../practice/practice.ts';
import { lists } from './lists.ts';
import type { ListKind } from './lists.ts';

interface PractiseButtonProps {
  kind: ListKind;
  exam: { id: number; title: string; levels_count: number };
}

/** Begins at once with the questions of a list. Exams with levels are practised level by level, in the app. */
export function PractiseButton({ kind, exam }: PractiseButtonProps) {
  const t = useTexts('question-list');
  const { begin, isBusy } = useBeginAttempt();
  if (exam.levels_count > 0) return null;
  return (
    <Button
      look="primary"
      busy={isBusy}
      aria-label={t('named-exam', { action: t('practise'), title: exam.title })}
      onClick={() => begin({ exam_id: exam.id, prac_type: lists[kind].practiceType })}
    >
      {t('practise')}
    </Button>
  );
}
