import { completions, homeworkTime, markStatus } from '@tiku/contract/limits';
import type { Completion, HomeworkTime, MarkStatus } from '@tiku/contract/limits';
import { Badge } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';

export function TimeBadge({ homework: { time_status } }: { homework: { time_status: HomeworkTime } }) {
  const t = useTexts('homework');
  return <Badge tone={time_status === homeworkTime.inProgress ? 'accent' : 'plain'}>{t(`time.${time_status}`)}</Badge>;
}

interface DoneHomework {
  time_status: HomeworkTime;
  completion: Completion;
}

/** Unless its time says the same. */
export function CompletionBadge({ homework: { time_status, completion } }: { homework: DoneHomework }) {
  const t = useTexts('homework');
  if (time_status === homeworkTime.beingMarked && completion === completions.beingMarked) return null;
  return (
    <Badge tone={completion === completions.completed ? 'plain' : 'accent'}>{t(`completion.${completion}`)}</Badge>
  );
}

interface MarkedHomework {
  time_status: HomeworkTime;
  mark_status: MarkStatus;
  to_mark_count: number;
}

/** Nothing is said where there is nothing for people to mark, or where its time says so already. */
export function MarkBadge({ homework: { time_status, mark_status, to_mark_count } }: { homework: MarkedHomework }) {
  const t = useTexts('homework');
  const isSaid =
    mark_status === markStatus.completed || (time_status !== homeworkTime.beingMarked && to_mark_count > 0);
  return mark_status !== markStatus.noNeed && isSaid ? <Badge>{t(`mark.${mark_status}`)}</Badge> : null;
}

/** Where it is not for everybody in its group. */
export function ChosenBadge({ homework: { chosen_count } }: { homework: { chosen_count: number | null } }) {
  const t = useTexts('homework');
  return chosen_count === null ? null : <Badge>{t('people.badge', { count: chosen_count })}</Badge>;
}
