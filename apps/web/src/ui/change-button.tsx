import { Button, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import type { ComponentProps } from 'react';

interface Answered<T> {
  onSuccess: (answer: T) => void;
  onError: (error: Error) => void;
}

interface ChangeButtonProps<R, T> extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  /** What `useChange` answers, and what it is asked for. */
  change: { isPending: boolean; mutate: (request: R, answered: Answered<T>) => void };
  request: R;
  onDone: (answer: T) => void;
}

/** Does something at once, and tells why it was refused. */
export function ChangeButton<R, T>({ change, request, onDone, ...button }: ChangeButtonProps<R, T>) {
  return (
    <Button
      busy={change.isPending}
      onClick={() => change.mutate(request, { onSuccess: onDone, onError: tellFailure })}
      {...button}
    />
  );
}

interface AskingButtonProps<R, T> extends ChangeButtonProps<R, T> {
  question: { title: string; text: string; action: string };
}

/** For steps that cannot be undone: asks first. What was refused can be tried again from the same dialog. */
export function AskingButton<R, T>({ change, request, onDone, question, ...button }: AskingButtonProps<R, T>) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const done = (answer: T) => {
    close();
    onDone(answer);
  };
  return (
    <>
      <Button onClick={() => setAsked(true)} {...button} />
      {isAsked && (
        <ConfirmDialog
          {...question}
          busy={change.isPending}
          onConfirm={() => change.mutate(request, { onSuccess: done, onError: tellFailure })}
          onClose={close}
        />
      )}
    </>
  );
}
