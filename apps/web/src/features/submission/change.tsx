// A change that waits beside what others see: what its author sees of it, and how they take it back.
import { limits } from '@tiku/contract/limits';
import { Button, Icon, showToast } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CallFailed } from '../../lib/api/failure.ts';
import { BeforeAfter } from '../../ui/before-after.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './submission.module.css';

interface ChangeNoteProps {
  /** Null for one that waits, else why it was not approved. */
  reason: string | null;
  waiting: (days: number) => string;
  refused: (reason: string) => string;
  /** What can be done about it. */
  children: ReactNode;
}

/** That others see something else, since when, and why. */
export function ChangeNote({ reason, waiting, refused, children }: ChangeNoteProps) {
  return (
    <Note
      icon={reason === null ? 'clock' : 'alert'}
      text={reason === null ? waiting(limits.reviewDays) : refused(reason)}
    >
      {children}
    </Note>
  );
}

interface Answered {
  onSuccess: () => void;
  onError: (error: CallFailed) => void;
  onSettled: () => void;
}

interface WithdrawChangeProps {
  id: number;
  withdraw: { isPending: boolean; mutate: (id: number, answered: Answered) => void };
  texts: { action: string; title: string; text: string; done: string };
  onWithdrawn?: () => void;
}

export function WithdrawChange({ id, withdraw, texts, onWithdrawn }: WithdrawChangeProps) {
  const [isAsked, setAsked] = useState(false);

  function confirm(): void {
    withdraw.mutate(id, {
      onSuccess: () => {
        showToast(texts.done);
        onWithdrawn?.();
      },
      onError: ({ message }) => showToast(message, 'failed'),
      onSettled: () => setAsked(false),
    });
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Icon name="undo" size={16} />
        {texts.action}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.title}
          text={texts.text}
          action={texts.action}
          busy={withdraw.isPending}
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

export interface TextPair {
  name: string;
  before: string;
  after: string;
}

export function differing(pairs: readonly TextPair[]): TextPair[] {
  return pairs.filter(({ before, after }) => before !== after);
}

interface ComparedTextsProps {
  pairs: readonly TextPair[];
  labels: { before: string; after: string };
  /** Stands where one side is empty. */
  nothing: string;
}

/** What is written about something, before and after: only where that differs. */
export function ComparedTexts({ pairs, labels, nothing }: ComparedTextsProps) {
  const draw = (text: string) =>
    text === '' ? <p className={styles.none}>{nothing}</p> : <p className={styles.text}>{text}</p>;
  return differing(pairs).map(({ name, before, after }) => (
    <BeforeAfter key={name} name={name} labels={labels} before={draw(before)} after={draw(after)} />
  ));
}
