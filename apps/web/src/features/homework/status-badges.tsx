import { completions, homeworkTime, markStatus } from '@tiku/contract/limits';
import type { Completion, HomeworkTime, MarkStatus } from '@tiku/contract/limits';
import { Badge } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';

export function TimeBadge({ homework: { time_status } }: { homework: { time_status: HomeworkTime } }) {
  const t = useTexts('homework');
  return <Badge tone={time_status === homeworkTime.inProgress ? 'accent' : 'plain'}>{t(`time.${time_status}`)}</Badge>;
}

export function CompletionBadge({ completion }: { completion: Completion }) {
  const t = useTexts('homework');
  return (
    <Badge tone={completion === completions.completed ? 'plain' : 'accent'}>{t(`completion.${completion}`)}</Badge>
  );
}

/** Nothing is said where there is nothing for people to mark. */
export function MarkBadge({ status }: { status: MarkStatus }) {
  const t = useTexts('homework');
  return status === markStatus.noNeed ? null : <Badge>{t(`mark.${status}`)}</Badge>;
}
