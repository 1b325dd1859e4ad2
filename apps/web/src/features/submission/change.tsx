// A change that waits beside what others see: what its author sees of it, and how they take it back.
import { limits } from '@tiku/contract/limits';
import { Icon, showToast } from '@tiku/ui';
import type { ComponentProps, ReactNode } from 'react';
import { BeforeAfter } from '../../ui/before-after.tsx';
import { AskingButton } from '../../ui/change-button.tsx';
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

interface WithdrawChangeProps<R> extends Pick<ComponentProps<typeof AskingButton<R, unknown>>, 'change' | 'request'> {
  texts: { action: string; title: string; text: string; done: string };
  onWithdrawn?: () => void;
}

export function WithdrawChange<R>({ texts, onWithdrawn, ...withdraw }: WithdrawChangeProps<R>) {
  const { action, title, text, done } = texts;
  return (
    <AskingButton
      {...withdraw}
      question={{ title, text, action }}
      onDone={() => {
        showToast(done);
        onWithdrawn?.();
      }}
    >
      <Icon name="undo" size={16} />
      {action}
    </AskingButton>
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
