import type { ResponseOf } from '@tiku/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { QuestionCard } from '../../question/cards/cards.ts';
import styles from './compare-samples.module.css';
import { SourceCells } from './source-cells.tsx';

type Sample = ResponseOf<'GET /exam/import/samples'>['list'][number];

interface ComparedProps {
  sample: Sample;
  /** The next below the heading that it stands under. */
  Heading: 'h3' | 'h4';
  children?: ReactNode;
}

/** A question beside the cells that it was read from. */
export function Compared({ sample: { question, cells }, Heading, children }: ComparedProps) {
  const t = useTexts('exam-import');
  return (
    <li className={styles.sample}>
      {cells.length > 0 && (
        <div>
          <Heading className={styles.name}>{t('samples.source')}</Heading>
          <SourceCells cells={cells} />
        </div>
      )}
      <div>
        <Heading className={styles.name}>{t('samples.read')}</Heading>
        <QuestionCard question={question} withKey withMaterial />
        {children}
      </div>
    </li>
  );
}
