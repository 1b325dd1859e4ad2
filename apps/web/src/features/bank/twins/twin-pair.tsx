import type { BankQuestion } from '@tiku/contract';
import { markDifferences } from '@tiku/questions/differences';
import type { MarkedPart } from '@tiku/questions/differences';
import { Button, showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import type { Result } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { QuestionCard } from '../../question/cards/cards.ts';
import { keepTwins, mergeTwins } from '../bank.api.ts';
import { KeptLine } from '../questions/kept-line.tsx';
import { useUndo } from '../use-undo.ts';
import { textOf } from './text-of.ts';
import styles from './twins.module.css';

interface SideProps {
  question: BankQuestion;
  marked: readonly MarkedPart[];
  isBusy: boolean;
  onKeep: () => void;
}

function Side({ question, marked, isBusy, onKeep }: SideProps) {
  const t = useTexts('bank');
  const { question_id: no, note } = question;
  return (
    <div className={styles.side}>
      <QuestionCard withMaterial question={question} withKey={question.with_key}>
        <KeptLine question={question} />
        {note !== null && <p className={styles.note}>{note}</p>}
      </QuestionCard>
      <section className={styles.text} aria-label={t('twins.differences', { no })}>
        {marked.map(({ text, differs }, at) => (
          // Parts have no name but their place.
          // eslint-disable-next-line react/no-array-index-key
          <span key={at}>{differs ? <mark>{text}</mark> : text}</span>
        ))}
      </section>
      <Button busy={isBusy} onClick={onKeep} aria-label={t('named', { action: t('twins.keep-this'), no })}>
        {t('twins.keep-this')}
      </Button>
    </div>
  );
}

interface TwinPairProps {
  question: BankQuestion;
  twin: BankQuestion;
}

/** Two that are nearly the same: one stays with what was made of both, or both do. */
export function TwinPair({ question, twin }: TwinPairProps) {
  const t = useTexts('bank');
  const [isBusy, setBusy] = useState(false);
  const offerUndo = useUndo();
  const [ofTwin, ofQuestion] = markDifferences(textOf(twin), textOf(question));

  async function run<T>(change: Promise<Result<T>>, done: (data: T) => void): Promise<void> {
    setBusy(true);
    const result = await change;
    setBusy(false);
    if (result.ok) done(result.data);
    else tellFailure(result.error);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }

  function merge(keep: BankQuestion, drop: BankQuestion): void {
    void run(mergeTwins(keep.question_id, drop.question_id), ({ undo_id }) => offerUndo(t('twins.merged'), undo_id));
  }

  return (
    <>
      <div className={styles.pair}>
        <Side question={twin} marked={ofTwin} isBusy={isBusy} onKeep={() => merge(twin, question)} />
        <Side question={question} marked={ofQuestion} isBusy={isBusy} onKeep={() => merge(question, twin)} />
      </div>
      <Button
        look="quiet"
        busy={isBusy}
        onClick={() => void run(keepTwins(question.question_id, twin.question_id), () => showToast(t('twins.kept')))}
      >
        {t('twins.keep-both')}
      </Button>
    </>
  );
}
