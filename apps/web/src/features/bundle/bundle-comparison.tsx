import type { BundleEntry, ChangedBundle } from '@tiku/contract';
import { Avatar, Badge, Link } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { BeforeAfter } from '../../ui/before-after.tsx';
import { ComparedTexts } from '../submission/submission.ts';
import { logoOf } from './bundle.api.ts';
import styles from './bundle.module.css';
import { usePrice } from './price.tsx';

type HeldExam = ChangedBundle['exams'][number];

const idsOf = (list: readonly HeldExam[]) => list.map(({ id }) => id).join(' ');

interface ExamsProps {
  exams: readonly HeldExam[];
  /** Those of the other state: what is missing there is marked. */
  others: readonly HeldExam[];
  mark: string;
  addressOf: (examId: number) => string;
}

function Exams({ exams, others, mark, addressOf }: ExamsProps) {
  const t = useTexts('bundle');
  return (
    <ol className={styles.exams}>
      {exams.map((exam) => (
        <li key={exam.id}>
          <Link to={addressOf(exam.id)}>{exam.title}</Link>
          <span className={styles.figures}>
            {!others.some(({ id }) => id === exam.id) && <Badge tone="accent">{mark}</Badge>}
            {t('questions', { count: exam.questions_count })}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface BundleComparisonProps {
  bundle: Pick<BundleEntry, 'title' | 'description' | 'price_tier' | 'public_id' | 'logo_revision'>;
  exams: readonly HeldExam[];
  change: ChangedBundle;
  addressOf: (examId: number) => string;
}

/** Both states of a bundle, for its author and for the operator who reviews the change: only where they differ. */
export function BundleComparison({ bundle, exams, change, addressOf }: BundleComparisonProps) {
  const t = useTexts('bundle');
  const price = usePrice();
  const labels = { before: t('change.before'), after: t('change.after') };
  const texts = [
    { name: t('title'), before: bundle.title, after: change.title },
    { name: t('description'), before: bundle.description, after: change.description },
    { name: t('price'), before: price(bundle.price_tier), after: price(change.price_tier) },
  ];
  return (
    <div className={styles.share}>
      <ComparedTexts pairs={texts} labels={labels} nothing="–" />
      {change.logo_url !== null && (
        <BeforeAfter
          name={t('picture')}
          labels={labels}
          before={<Avatar name={bundle.title} src={logoOf(bundle)} size={96} />}
          after={<Avatar name={change.title} src={change.logo_url} size={96} />}
        />
      )}
      {idsOf(exams) !== idsOf(change.exams) && (
        <BeforeAfter
          name={t('its-exams')}
          labels={labels}
          before={<Exams exams={exams} others={change.exams} mark={t('change.gone')} addressOf={addressOf} />}
          after={<Exams exams={change.exams} others={exams} mark={t('change.new')} addressOf={addressOf} />}
        />
      )}
    </div>
  );
}
