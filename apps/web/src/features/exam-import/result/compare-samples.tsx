import type { ImportView, ResponseOf } from '@tiku/contract';
import { Button, Card, Icon } from '@tiku/ui';
import { useId, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { QuestionCard, QuestionMedia } from '../../question/cards/cards.ts';
import { useSamples } from '../exam-import.api.ts';
import styles from './compare-samples.module.css';
import { columnsId } from './import-columns.tsx';
import { SourceCells } from './source-cells.tsx';

type Sample = ResponseOf<'GET /exam/import/samples'>['list'][number];

function Compared({ sample: { question, cells } }: { sample: Sample }) {
  const t = useTexts('exam-import');
  return (
    <li className={styles.sample}>
      <div>
        <h3 className={styles.name}>{t('samples.source')}</h3>
        <SourceCells cells={cells} />
      </div>
      <div>
        <h3 className={styles.name}>{t('samples.read')}</h3>
        <QuestionCard question={question} withKey withMaterial />
      </div>
    </li>
  );
}

/** Opens what the columns were taken for, which is what went wrong most often. */
function showColumns(): void {
  const columns = document.getElementById(columnsId);
  columns?.closest('details')?.setAttribute('open', '');
  columns?.scrollIntoView();
  columns?.focus({ preventScroll: true });
}

/** A few questions beside their rows, before anything that is not in our own layout is published. */
export function CompareSamples({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const id = useId();
  const samples = useSamples(view);
  const [isRight, setRight] = useState(false);
  const { list = [], files = {} } = samples.data ?? {};
  if (list.length === 0) return null;
  if (isRight) {
    return (
      <Card className={styles.done}>
        <Icon name="check" className={styles.right} />
        <output>{t('samples.compared')}</output>
      </Card>
    );
  }
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{t('samples.title')}</h2>
      <p className={styles.text}>{t('samples.text')}</p>
      <QuestionMedia files={files} onStale={() => void samples.refetch()}>
        <SpacedList>
          {list.map((sample) => (
            <Compared key={sample.question.no} sample={sample} />
          ))}
        </SpacedList>
      </QuestionMedia>
      <div className={styles.buttons}>
        <Button look="primary" onClick={() => setRight(true)}>
          {t('samples.right')}
        </Button>
        <Button onClick={showColumns}>{t('samples.wrong')}</Button>
      </div>
    </Card>
  );
}
