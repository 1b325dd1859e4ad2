import type { ResponseOf } from '@tiku/contract';
import { Button, Card, ErrorState, Icon, Skeleton } from '@tiku/ui';
import { useId } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { ChangeButton } from '../../../../ui/change-button.tsx';
import { SpacedList } from '../../../../ui/list/spaced-list.tsx';
import { QuestionCard, QuestionMedia } from '../../../question/cards/cards.ts';
import { reasonOf, useReadAnew, useTwoTrials } from '../../exam-import.api.ts';
import { ProblemNotes } from '../problem-notes.tsx';
import { showReading } from '../reading/import-reading.tsx';
import { SourceCells } from '../source-cells.tsx';
import { useStepToast } from '../steps/use-steps.ts';
import styles from './two-readings.module.css';
import { useDifferences } from './use-differences.ts';
import type { Ways } from './ways.ts';

type Sample = ResponseOf<'POST /exam/import/trial'>['list'][number];

const letters = ['A', 'B'] as const;
/** The pictures of a trial are kept nowhere. */
const noFiles = {};

function One({ letter, sample }: { letter: string; sample: Sample | undefined }) {
  const t = useTexts('exam-import');
  return (
    <div>
      <h4 className={styles.name}>{t('two.way', { letter })}</h4>
      {sample ? <QuestionCard question={sample.question} withKey withMaterial /> : <p>{t('two.no-question')}</p>}
      {sample && <ProblemNotes problems={sample.problems} />}
    </div>
  );
}

function Choice({ ways, way, differences }: { ways: Ways; way: 0 | 1; differences: readonly string[] }) {
  const t = useTexts('exam-import');
  const tell = useStepToast();
  return (
    <div className={styles.choice}>
      <ul className={styles.differences}>
        {differences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ChangeButton
        look="primary"
        change={useReadAnew()}
        request={ways.readings[way]}
        onDone={({ import: after }) => {
          tell(t('reading.done'), after);
          document.querySelector<HTMLElement>('main h1')?.focus();
        }}
      >
        {t('two.choose', { letter: letters[way] })}
      </ChangeButton>
    </div>
  );
}

/** Where two readings are borne out alike, the same questions are drawn both ways, and one tap says which it is. */
export function TwoReadings({ ways }: { ways: Ways }) {
  const t = useTexts('exam-import');
  const id = useId();
  const differences = useDifferences()(ways);
  const { first, second, error, refetch } = useTwoTrials(ways.readings);
  const samples = first?.list.filter(({ sheet_no }) => sheet_no === ways.sheet.sheet_no) ?? [];
  const isWaiting = !first || !second;
  return (
    <Card aria-labelledby={id}>
      <div className={styles.title}>
        <Icon name="flag" />
        <h2 id={id}>{t('two.title')}</h2>
      </div>
      <p className={styles.text}>{t('two.text')}</p>
      {error && <ErrorState message={reasonOf(error.failure)} onRetry={() => void refetch()} />}
      {isWaiting && !error && <Skeleton lines={6} />}
      {!isWaiting && !error && (
        <QuestionMedia files={noFiles} onStale={() => undefined}>
          <SpacedList>
            {samples.map((sample) => (
              <li key={sample.row} className={styles.sample}>
                <div>
                  <h3 className={styles.name}>{t('samples.source')}</h3>
                  <SourceCells cells={sample.cells} />
                </div>
                <div className={styles.pair}>
                  <One letter={letters[0]} sample={sample} />
                  <One letter={letters[1]} sample={second.list.find(({ row }) => row === sample.row)} />
                </div>
              </li>
            ))}
          </SpacedList>
        </QuestionMedia>
      )}
      <div className={`${styles.pair} ${styles.choices}`}>
        <Choice ways={ways} way={0} differences={differences[0]} />
        <Choice ways={ways} way={1} differences={differences[1]} />
      </div>
      <Button look="quiet" onClick={showReading}>
        {t('two.neither')}
      </Button>
    </Card>
  );
}
