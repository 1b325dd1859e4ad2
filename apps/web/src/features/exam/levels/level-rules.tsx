import type { ExamLevel } from '@tiku/contract';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';

/** The rules of a level, in a line. */
export function LevelRules({ level }: { level: ExamLevel }) {
  const t = useTexts('exam');
  const format = useFormat();
  const rules = [
    t('questions', { count: level.sel_q_c }),
    level.sel_m === 0 ? t('level.from-all') : t('level.by-section'),
    level.l_rule.max_wrongs === 0 ? t('level.no-mistakes') : t('level.mistakes', { count: level.l_rule.max_wrongs }),
    ...(level.l_du > 0 ? [format.minutes(level.l_du)] : []),
    ...(level.q_du > 0 ? [t('level.seconds-each', { count: level.q_du })] : []),
    level.rank_m === 0 ? t('level.first-counts') : t('level.best-counts'),
  ];
  return rules.join(' · ');
}
