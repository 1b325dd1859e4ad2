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

/** To the learner of themselves, and to who set it of the learners. */
type Voice = 'you' | 'they';

function useRules(homework: JoinedHomework | ManagedHomework, voice: Voice): Rule[] {
  const t = useTexts('homework');
  const format = useFormat();
  const extra = 'extra_minutes' in homework ? homework.extra_minutes : 0;
  const { duration, max_switches, switch_seconds, redo_mode, pass_percent, result_time } = homework;
  const isMarked = homework.mark_status !== markStatus.noNeed;
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
      ? { icon: 'clock', text: t(`rule.${voice}.duration`, { time: format.minutes(duration + extra) }) }
      : { icon: 'clock', text: t(`rule.${voice}.no-duration`) },
    extra > 0 && duration > 0 && { icon: 'plus', text: t('rule.you.extra', { time: format.minutes(extra) }) },
    max_switches > 0 && {
      icon: 'monitor',
      text: t(`rule.${voice}.switches`, { count: max_switches, seconds: format.number(switch_seconds) }),
    },
    homework.no_quit && { icon: 'lock', text: t(`rule.${voice}.no-quit`) },
    {
      icon: 'chart',
      text: isMarked ? t(`rule.${voice}.result.marked-${result_time}`) : t(`rule.${voice}.result.${result_time}`),
    },
    homework.hide_answer && { icon: 'eye-off', text: t(`rule.${voice}.hide`) },
    pass_percent > 0 && { icon: 'check', text: t(`rule.${voice}.pass`, { percent: pass_percent }) },
    { icon: 'reload', text: t(`rule.${voice}.redo.${redo_mode}`, { percent: pass_percent }) },
    homework.redo_hint && redo_mode !== 0 && { icon: 'help', text: t(`rule.${voice}.hint`) },
    homework.is_rank && { icon: 'star', text: t(`rule.${voice}.rank`) },
  ];
  return rules.filter((rule) => rule !== false);
}

interface RulesInWordsProps {
  homework: JoinedHomework | ManagedHomework;
  voice: Voice;
}

/** What somebody agrees to by beginning it. */
export function RulesInWords({ homework, voice }: RulesInWordsProps) {
  return (
    <ul className={styles.rules}>
      {useRules(homework, voice).map(({ icon, text }) => (
        <li key={text} className={styles.rule}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
