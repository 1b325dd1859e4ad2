import { showToast, tellFailure } from '@tiku/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { attemptPath } from '../../../lib/navigation/addresses.ts';
import { useArrival } from '../../../lib/navigation/arrival.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { amend, navigate } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { invalidatePractice, useExamOf } from '../practice.api.ts';
import { useSettings } from '../settings.ts';
import { isTest } from './attempt.ts';
import { endPathOf } from './end-path.ts';
import { useAttempt, useAttemptSession } from './attempt-context.ts';
import type { AttemptSession } from './attempt-session.ts';
import { AttemptBar } from './attempt-bar.tsx';
import { AttemptHead } from './attempt-head.tsx';
import { AttemptList } from './attempt-list.tsx';
import { AttemptNotices } from './attempt-notices.tsx';
import { HandInDialog } from './dialogs/hand-in-dialog.tsx';
import { KeysDialog } from './dialogs/keys-dialog.tsx';
import { toggleFavorite, toggleFlag } from './question/mark-actions.ts';
import { OneQuestion } from './question/one-question.tsx';
import { PracticeFrame } from './practice-frame.tsx';
import { SettingsDialog } from './dialogs/settings-dialog.tsx';
import { SheetDrawer } from './dialogs/sheet-drawer.tsx';
import { UnreadMessages } from './sitting/sitting-messages.tsx';
import { SittingNotices } from './sitting/sitting-notices.tsx';
import { useMessages } from './sitting/use-messages.ts';
import { useAttemptKeys } from './use-attempt-keys.ts';
import { TourOffer } from '../../tour/tour.ts';
import styles from './attempt-screen.module.css';

type Opened = 'sheet' | 'settings' | 'keys' | 'hand-in' | null;

/** Long enough to see that it was right. */
const autoNextDelay = 900;

/** Leaves the place in the address, so that a reload comes back to it; one that was handed in is on its way to the result. */
function usePlaceInAddress({ attemptId, store }: AttemptSession, no: number | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => store.getState().closed ?? amend(attemptPath(attemptId, no)), 400);
    return () => clearTimeout(timer);
  }, [attemptId, store, no]);
}

export function AttemptScreen() {
  const t = useTexts('practice');
  const session = useAttemptSession();
  const view = useSettings((settings) => settings.view);
  const place = useAttempt((attempt) => attempt.place);
  const sheet = useAttempt((attempt) => attempt.sheet);
  const files = useAttempt((attempt) => attempt.files);
  const isEmpty = useAttempt((attempt) => attempt.questions.size === 0);
  const [opened, setOpened] = useState<Opened>(null);
  const [notedNo, setNotedNo] = useState<number | null>(null);
  const outcome = useRef<HTMLOutputElement>(null);
  const messages = useMessages();
  const isTimeUp = useRef(false);
  const examTitle = useExamOf(sheet.exam_id).data?.exam.title;
  const no = sheet.noes[place];
  const isLast = place === sheet.noes.length - 1;
  const isAtEase = useAttempt((attempt) => !isTest(attempt)) && sheet.deadline === null && !sheet.rules;
  usePageTitle(t('title'), examTitle);
  useArrival();
  usePlaceInAddress(session, no);

  /** A dialog tells that it was closed a moment later; by then the next may be open. */
  function close(closed: Opened): void {
    setOpened((now) => (now === closed ? null : now));
  }

  /** What was written waits until it is opened again. */
  function toggleNote(): void {
    setNotedNo((open) => (open === no || no === undefined ? null : no));
  }

  function turn(step: number): void {
    const { place: from } = session.store.getState();
    if (step > 0 && from === sheet.noes.length - 1) setOpened('hand-in');
    else session.goTo(from + step);
  }

  const onChecked = useEffectEvent((checkedNo: number, isRight: boolean) => {
    if (checkedNo !== no || view === 'list') return;
    if (outcome.current) outcome.current.textContent = isRight ? t('told.right') : t('told.not-right');
    if (!isRight || isLast || !useSettings.getState().autoNext) return;
    setTimeout(() => {
      if (session.store.getState().place === place) session.goTo(place + 1);
    }, autoNextDelay);
  });
  const onReplaced = useEffectEvent(() => showToast(t('replaced')));
  const onEnd = useEffectEvent(() => {
    if (isTimeUp.current) showToast(t('closed.time-up'));
  });
  useEffect(
    () =>
      session.follow({
        onChecked: (checkedNo, isRight) => onChecked(checkedNo, isRight),
        onReplaced: () => onReplaced(),
        onFailed: tellFailure,
        onHandedIn: () => {
          session.change((attempt) => ({ ...attempt, closed: attempt.closed ?? 'handed-in' }));
          invalidatePractice();
          onEnd();
          void document.exitFullscreen?.().catch(() => undefined);
          navigate(endPathOf(session.store.getState().sheet), { replace: true });
        },
      }),
    [session],
  );

  useAttemptKeys((key) => {
    if (no === undefined) return;
    if (key === 'favorite') void toggleFavorite(session, no);
    if (key === 'mark') void toggleFlag(session, no);
    if (key === 'note') toggleNote();
    if (key === 'sheet') setOpened('sheet');
    if (key === 'help') setOpened('keys');
    if (key === 'previous') turn(-1);
    if (key === 'next' || key === 'confirm') turn(1);
  });

  if (no === undefined) return null;
  const note = { notedNo, onNote: setNotedNo };
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <AttemptHead
          title={examTitle ?? t('title')}
          onSettings={() => setOpened('settings')}
          onKeys={() => setOpened('keys')}
          onHandIn={() => setOpened('hand-in')}
          onTimeUp={() => {
            void session.handInIfLate(() => {
              isTimeUp.current = true;
            });
          }}
        />
        <UnreadMessages {...messages} />
      </div>
      <AttemptNotices />
      <SittingNotices messages={messages} />
      {isAtEase && <TourOffer name="attempt" />}
      <PracticeFrame files={files} isEmpty={isEmpty} onStale={() => void session.reload().catch(() => {})}>
        {view === 'list' ? <AttemptList {...note} /> : <OneQuestion {...note} onTurn={turn} />}
      </PracticeFrame>
      <output className="visually-hidden" ref={outcome} />
      <AttemptBar no={no} onNote={toggleNote} onSheet={() => setOpened('sheet')} onTurn={turn} />
      {opened === 'sheet' && <SheetDrawer onClose={() => close('sheet')} onHandIn={() => setOpened('hand-in')} />}
      {opened === 'settings' && <SettingsDialog onClose={() => close('settings')} />}
      {opened === 'keys' && <KeysDialog onClose={() => close('keys')} />}
      {opened === 'hand-in' && <HandInDialog onClose={() => close('hand-in')} onSheet={() => setOpened('sheet')} />}
    </div>
  );
}
