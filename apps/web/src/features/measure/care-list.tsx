import type { MeasuredQuestion, QuestionCare } from '@tiku/contract';
import { ButtonLink, Card, EmptyState } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import styles from './measure.module.css';
import type { Way } from './way.ts';

/** In plain words: what was seen, and what it likely means. */
function CareText({ care }: { care: QuestionCare }) {
  const t = useTexts('measure');
  const seen = {
    option: care.option ?? '',
    to: care.to ?? '',
    some: care.count,
    others: care.to_count,
    of: care.of,
    count: care.count,
  };
  return (
    <p>
      <strong>{t(`care.${care.reason}`)}</strong> {t(`care.${care.reason}.text`, seen)}
    </p>
  );
}

export function CareList({ questions, way }: { questions: readonly MeasuredQuestion[]; way: Way }) {
  const t = useTexts('measure');
  const careful = questions.filter(({ cares }) => cares.length > 0);
  return (
    <section className={styles.part}>
      <h2>{t('cares')}</h2>
      <Card>
        {careful.length === 0 ? (
          <EmptyState drawing="done" title={t('cares.none')} text={t('cares.none-text')} />
        ) : (
          <ul className={styles.cares}>
            {careful.map(({ no, stem, cares }) => (
              <li key={no}>
                <p className={styles.stem}>
                  <strong>{no}.</strong> {stem}
                </p>
                {cares.map((care) => (
                  <CareText key={`${care.reason} ${care.option ?? ''}`} care={care} />
                ))}
                <ButtonLink to={way.to(no)} aria-label={t('mend.of', { what: way.text, no })}>
                  {way.text}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
