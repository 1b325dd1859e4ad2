import type { ExamQuestion } from '@tiku/contract';
import { takesOneTap } from '@tiku/questions';
import type { Answer, PublicQuestion } from '@tiku/questions';
import { AnswerView, QuestionHead, ReviewView } from '@tiku/questions/views';
import { Button, Link } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import { historyPath } from '../../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useSettings } from '../../settings.ts';
import { useSaving } from '../../outbox/saving.ts';
import { AnswerFiles, AttachedFiles } from './answer-files.tsx';
import { answerTo, isAnswered, isChecking, isFinal, isTest, isWithheld } from '../attempt.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { HighlightedStem } from './highlighted-stem.tsx';
import { judgeMyself } from './mark-actions.ts';
import { MarkerComment } from './marker-comment.tsx';
import { MarkerRubric } from './marker-rubric.tsx';
import { NotePanel } from './note-panel.tsx';
import { QuestionTools, ReportError } from './question-tools.tsx';
import { gradingOf } from '../../../question/question.ts';
import { pointsOf, withKey } from './reviewed.ts';
import { SelfJudgement } from './self-judgement.tsx';
import styles from './question-body.module.css';

interface QuestionBodyProps {
  question: ExamQuestion;
  /** The number it is shown under. */
  number: number;
  /** Shortcuts go to it. */
  active: boolean;
  /** What Enter does where nothing is checked. */
  onDone: () => void;
  isNoteOpen: boolean;
  onNote: (isOpen: boolean) => void;
}

function Reviewed({ question }: { question: ExamQuestion }) {
  const session = useAttemptSession();
  const { no } = question;
  const state = useAttempt((attempt) => attempt.answers.get(no));
  const addresses = useAttempt((attempt) => attempt.answerFiles);
  const allowsMarking = useAttempt((attempt) => attempt.sheet.allow_marking);
  const isHomework = useAttempt((attempt) => attempt.sheet.rules !== null);
  if (!state) return null;
  // Somebody who has it shown, to learn it by heart, has not failed at it.
  const isShown = state.result?.status === 'unanswered';
  return (
    <>
      <HighlightedStem no={no}>
        <ReviewView
          question={withKey(question, state)}
          answer={state.answer}
          grading={isShown ? null : gradingOf(state)}
          attachments={<AttachedFiles answer={state.answer} addresses={addresses} />}
        />
      </HighlightedStem>
      <MarkerComment state={state} />
      <MarkerRubric state={state} />
      {state.result?.status === 'needs-person' && allowsMarking && !isHomework && (
        <SelfJudgement state={state} onJudge={(points) => judgeMyself(session, no, points)} />
      )}
      <QuestionTools question={question} state={state} />
    </>
  );
}

function Unanswered({ question, active, onDone }: Pick<QuestionBodyProps, 'question' | 'active' | 'onDone'>) {
  const t = useTexts('practice');
  const session = useAttemptSession();
  const { no } = question;
  const answer = useAttempt((attempt) => answerTo(attempt, no));
  const mayCheck = useAttempt((attempt) => !isTest(attempt));
  const hasAnswer = useAttempt((attempt) => isAnswered(attempt, no));
  const checking = useAttempt((attempt) => isChecking(attempt, no));
  const isOver = useAttempt((attempt) => attempt.closed !== null || isFinal(attempt, no));
  const withheld = useAttempt((attempt) => isWithheld(attempt, no));
  const allowsFiles = useAttempt((attempt) => attempt.sheet.allow_files);
  const saving = useSaving(session.attemptId);
  const disabled = checking || isOver || saving.state === 'queued';

  const tapChecks = useSettings((settings) => settings.tapChecks) && mayCheck && takesOneTap(question.type);
  // Arrow keys move through radio buttons and give an answer at each step: those wait for the button.
  const isTapped = useRef(false);

  function give(given: Answer | null): void {
    session.answer(no, given);
    if (tapChecks && isTapped.current && given !== null) session.check(no);
  }

  function confirm(): void {
    if (!mayCheck) onDone();
    else if (hasAnswer) session.check(no);
  }

  return (
    <>
      <div
        className={styles.answer}
        onPointerDownCapture={() => (isTapped.current = true)}
        onKeyDownCapture={() => (isTapped.current = false)}
      >
        <AnswerView
          key={no}
          question={question as PublicQuestion}
          answer={answer}
          onChange={give}
          onConfirm={confirm}
          disabled={disabled}
          active={active}
          attachments={allowsFiles && <AnswerFiles no={no} answer={answer} disabled={disabled} />}
        />
      </div>
      {withheld && mayCheck && (
        <output className={styles.hint}>
          {t('withheld.question')} <Link to={historyPath()}>{t('withheld.link')}</Link>
        </output>
      )}
      {mayCheck && (
        <div className={styles.check}>
          <Button look="primary" busy={!hasAnswer || disabled} onClick={confirm}>
            {checking ? t('checking') : t('check')}
          </Button>
          {checking && 'reason' in saving && saving.reason !== null && (
            <span className={styles.hint}>{t('check-later')}</span>
          )}
        </div>
      )}
      <div className={styles.tools}>
        <ReportError no={no} />
      </div>
    </>
  );
}

/** One question from being read to being understood. */
export function QuestionBody(props: QuestionBodyProps) {
  const { question, number, active, isNoteOpen, onNote } = props;
  const { no } = question;
  const isDone = useAttempt((attempt) => isFinal(attempt, no) && !isWithheld(attempt, no));
  const body = useRef<HTMLDivElement>(null);
  // What was pressed to check it is gone.
  useEffect(() => {
    if (isDone && active && document.activeElement === document.body)
      body.current?.closest('article')?.focus({ preventScroll: true });
  }, [isDone, active]);
  return (
    <div className={styles.body} ref={body}>
      <QuestionHead no={number} type={question.type} points={pointsOf(question)} />
      {isDone ? <Reviewed question={question} /> : <Unanswered {...props} />}
      <NotePanel no={no} isOpen={isNoteOpen} onOpen={onNote} />
    </div>
  );
}
