import type { AnswerState } from '@tiku/contract';
import { Icon } from '@tiku/ui';
import { useFormat } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import styles from './marker-rubric.module.css';

/** By what the marker of the homework gave the points. */
export function MarkerRubric({ state: { rubric } }: { state: AnswerState }) {
  const t = useTexts('practice');
  const format = useFormat();
  if (!rubric || (rubric.criteria.length === 0 && rubric.adjustment === 0)) return null;
  const signed = (points: number) => `${points < 0 ? '−' : '+'}${format.score(Math.abs(points))}`;
  return (
    <section className={styles.rubric} aria-label={t('rubric')}>
      <strong>{t('rubric')}</strong>
      <ul>
        {rubric.criteria.map(({ sentence, points, is_applied: isApplied }) => (
          <li key={sentence} className={styles.criterion} data-applied={isApplied}>
            <Icon name={isApplied ? 'check' : 'cross'} size={16} />
            <span className={styles.sentence}>
              <span className="visually-hidden">{t(isApplied ? 'rubric.applied' : 'rubric.not-applied')} </span>
              {sentence}
            </span>
            <span className={styles.points}>{signed(rubric.is_from_full ? -points : points)}</span>
          </li>
        ))}
      </ul>
      {rubric.adjustment !== 0 && <p>{t('rubric.by-hand', { by: signed(rubric.adjustment) })}</p>}
    </section>
  );
}
