import type { Measures } from '@tiku/contract';
import { Card } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Figures } from '../../ui/figures.tsx';
import { fewest } from './samples.ts';
import styles from './measure.module.css';

/** What the figures are made of, and what they leave out. */
function MadeOf({ measures: { papers_count, left_out } }: { measures: Measures }) {
  const t = useTexts('measure');
  const { repeats, parts, unmarked, judged_questions: judged } = left_out;
  const rest = [
    repeats > 0 && t('left-out.repeats', { count: repeats }),
    parts > 0 && t('left-out.parts', { count: parts }),
    unmarked > 0 && t('left-out.unmarked', { count: unmarked }),
    judged > 0 && t('left-out.judged', { count: judged }),
  ].filter((text) => text !== false);
  return (
    <p className={styles.muted}>
      {t('made-of', { count: papers_count })}
      {rest.map((text) => ` ${text}`)}
    </p>
  );
}

function alphaWord(alpha: number): 'high' | 'fair' | 'low' {
  if (alpha >= 0.8) return 'high';
  return alpha >= 0.6 ? 'fair' : 'low';
}

function Spread({ form }: { form: NonNullable<Measures['form']> }) {
  const t = useTexts('measure');
  const most = Math.max(1, ...form.spread);
  const tenths = form.spread.map((people, tenth) => ({ from: tenth * 10, people }));
  return (
    <ol className={styles.spread} aria-label={t('spread')}>
      {tenths.map(({ from, people }) => (
        <li key={from} title={t('spread.of', { from, to: from + 10, people })}>
          <span className={styles.bar} style={{ height: `${(people / most) * 100}%` }} />
          <span className="visually-hidden">{t('spread.of', { from, to: from + 10, people })}</span>
          <span aria-hidden="true">{from}</span>
        </li>
      ))}
    </ol>
  );
}

/** The distribution, and how far a result can be relied on. */
export function PaperCard({ measures }: { measures: Measures }) {
  const t = useTexts('measure');
  const format = useFormat();
  const { form } = measures;
  const points = (value: number | null) => (value === null ? '–' : format.score(value));
  return (
    <section className={styles.part}>
      <h2>{t('paper')}</h2>
      <Card className={styles.paper}>
        <MadeOf measures={measures} />
        {form && (
          <>
            {form.papers_count < measures.papers_count && (
              <p className={styles.muted}>{t('of-form', { count: form.papers_count })}</p>
            )}
            <Figures
              className={styles.figures}
              figures={[
                { name: t('mean'), value: `${points(form.mean)} / ${points(form.full_score)}` },
                { name: t('median'), value: points(form.median) },
                { name: t('quartiles'), value: `${points(form.quartile1)} – ${points(form.quartile3)}` },
                { name: t('range'), value: `${points(form.lowest)} – ${points(form.highest)}` },
                { name: t('sd'), value: points(form.sd) },
                { name: form.is_kr20 ? t('kr20') : t('alpha'), value: form.alpha?.toFixed(2) ?? '–' },
                { name: t('error'), value: form.standard_error === null ? '–' : `± ${points(form.standard_error)}` },
              ]}
            />
            <p>
              {form.alpha === null
                ? t('alpha.none', { fewest: fewest.shown })
                : t(`alpha.${alphaWord(form.alpha)}`, { error: points(form.standard_error) })}
            </p>
            {form.skewness !== null && form.kurtosis !== null && (
              <p className={styles.muted}>
                {t('shape', { skewness: form.skewness.toFixed(2), kurtosis: form.kurtosis.toFixed(2) })}
              </p>
            )}
            <Spread form={form} />
            {form.scaled && (
              <p className={styles.muted}>
                {t('scaled', { date: format.date(form.scaled.at), count: form.scaled.papers_count })}
              </p>
            )}
          </>
        )}
      </Card>
    </section>
  );
}
