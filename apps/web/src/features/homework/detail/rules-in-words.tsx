import type { JoinedHomework, ManagedHomework } from '@tiku/contract';
import { markStatus } from '@tiku/contract/limits';
import { Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from '../homework.module.css';

interface Rule {
  icon: IconName;
  text: string;
}

function useRules(homework: JoinedHomework | ManagedHomework): Rule[] {
  const t = useTexts('homework');
  const format = useFormat();
  const extra = 'extra_minutes' in homework ? homework.extra_minutes : 0;
  const { duration, max_switches, switch_seconds, redo_mode, pass_percent } = homework;
  const rules: (Rule | false)[] = [
    {
      icon: 'exam',
      text: t('rule.paper', { count: homework.questions_count, score: format.score(homework.full_score) }),
    },
    {
      icon: 'bell',
      text: t('rule.window', { start: format.dateTime(homework.start_time), end: format.dateTime(homework.end_time) }),
    },
    duration > 0
      ? { icon: 'clock', text: t('rule.duration', { time: format.minutes(duration + extra) }) }
      : { icon: 'clock', text: t('rule.no-duration') },
    extra > 0 && duration > 0 && { icon: 'plus', text: t('rule.extra', { time: format.minutes(extra) }) },
    max_switches > 0 && {
      icon: 'monitor',
      text: t('rule.switches', { count: max_switches, seconds: format.number(switch_seconds) }),
    },
    homework.no_quit && { icon: 'lock', text: t('rule.no-quit') },
    {
      icon: 'chart',
      text:
        homework.mark_status === markStatus.noNeed
          ? t(`rule.result.${homework.result_time}`)
          : t(`rule.result.marked-${homework.result_time}`),
    },
    homework.hide_answer && { icon: 'eye-off', text: t('rule.hide') },
    { icon: 'reload', text: t(`rule.redo.${redo_mode}`, { percent: pass_percent }) },
    homework.redo_hint && redo_mode !== 0 && { icon: 'help', text: t('rule.hint') },
    homework.is_rank && { icon: 'star', text: t('rule.rank') },
  ];
  return rules.filter((rule) => rule !== false);
}

/** What somebody agrees to by beginning it. */
export function RulesInWords({ homework }: { homework: JoinedHomework | ManagedHomework }) {
  return (
    <ul className={styles.rules}>
      {useRules(homework).map(({ icon, text }) => (
        <li key={text} className={styles.rule}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
