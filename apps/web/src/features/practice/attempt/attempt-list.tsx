import { MaterialView } from '@tiku/questions/views';
import { Card, ErrorState, Skeleton } from '@tiku/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { isFinal, isTest } from './attempt.ts';
import { useAttempt, useAttemptSession } from './attempt-context.ts';
import { useMemorising } from './question/memorising.ts';
import type { NoteState } from './question/one-question.tsx';
import { noesOfPart, partSize } from './parts.ts';
import { QuestionBody } from './question/question-body.tsx';
import styles from './attempt-screen.module.css';

interface ListedProps extends NoteState {
  no: number;
  place: number;
  isActive: boolean;
}

function Listed({ no, place, isActive, notedNo, onNote }: ListedProps) {
  const t = useTexts('practice');
  const session = useAttemptSession();
  const question = useAttempt((attempt) => attempt.questions.get(no));
  const before = useAttempt((attempt) => attempt.questions.get(attempt.sheet.noes[place - 1] ?? 0));
  if (!question) return null;
  const isFirstOfMaterial = question.main_id !== null && question.main_id !== before?.main_id;
  return (
    <li id={`question-${no}`} className={styles.listed}>
      {isFirstOfMaterial && question.main && <MaterialView html={question.main} />}
      <div
        onFocus={() => {
          if (session.store.getState().place !== place) session.goTo(place);
        }}
      >
        <article tabIndex={-1} aria-label={t('question', { no: place + 1 })} className={styles.article}>
          <QuestionBody
            question={question}
            number={place + 1}
            active={isActive}
            onDone={() => session.goTo(place + 1)}
            isNoteOpen={notedNo === no}
            onNote={(isOpen) => onNote(isOpen ? no : null)}
          />
        </article>
      </div>
    </li>
  );
}

/** A page of questions below each other; the one that has focus takes the shortcuts. */
export function AttemptList({ notedNo, onNote }: NoteState) {
  const session = useAttemptSession();
  const place = useAttempt((attempt) => attempt.place);
  const noes = useAttempt((attempt) => attempt.sheet.noes);
  const part = Math.floor(place / partSize);
  const shown = noesOfPart(noes, part);
  const isHere = useAttempt((attempt) => attempt.questions.has(shown[0] ?? 0));
  const trouble = useAttempt((attempt) => attempt.trouble);
  const isMemorising = useMemorising((state) => state.isOn);
  const no = noes[place] ?? 0;
  const [arrived] = useState(no);

  useEffect(() => {
    const item = isHere ? document.getElementById(`question-${no}`) : null;
    if (item?.contains(document.activeElement)) return;
    item?.scrollIntoView({ block: no === arrived ? 'nearest' : 'start' });
  }, [no, arrived, isHere]);

  useEffect(() => {
    if (!isMemorising || !isHere) return;
    const attempt = session.store.getState();
    const open = noesOfPart(noes, part).filter((each) => !isFinal(attempt, each));
    if (open.length > 0 && !isTest(attempt)) session.reveal(open).catch(() => {});
  }, [isMemorising, isHere, part, noes, session]);

  return (
    <Card className={styles.card}>
      {!isHere && (trouble ? <ErrorState message={trouble} onRetry={session.load} /> : <Skeleton lines={9} />)}
      {isHere && (
        <SpacedList wide>
          {shown.map((each, index) => (
            <Listed
              key={each}
              no={each}
              place={part * partSize + index}
              isActive={each === no}
              notedNo={notedNo}
              onNote={onNote}
            />
          ))}
        </SpacedList>
      )}
    </Card>
  );
}
