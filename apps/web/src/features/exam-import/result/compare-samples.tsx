import type { ImportView } from '@tiku/contract';
import { Button, Card, Icon } from '@tiku/ui';
import { useId, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { QuestionMedia } from '../../question/cards/cards.ts';
import { useSamples } from '../exam-import.api.ts';
import styles from './compare-samples.module.css';
import { Compared } from './compared.tsx';
import { showReading } from './reading/import-reading.tsx';

/** A few questions beside their rows, before anything that is not in our own layout is published. */
export function CompareSamples({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const id = useId();
  const samples = useSamples(view);
  const [isRight, setRight] = useState(false);
  // Of a Word document, nobody can say how it is to be read.
  const canSay = (view.columns ?? []).length > 0 || view.text !== undefined;
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
            <Compared key={sample.question.no} sample={sample} Heading="h3" />
          ))}
        </SpacedList>
      </QuestionMedia>
      <div className={styles.buttons}>
        <Button look="primary" onClick={() => setRight(true)}>
          {t('samples.right')}
        </Button>
        {canSay && <Button onClick={showReading}>{t('samples.wrong')}</Button>}
      </div>
    </Card>
  );
}
