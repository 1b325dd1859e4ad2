// One way to write a form against a call: names, limits and refusals are those of the contract.
import formLimits from '@tiku/contract/form-limits';
import { useUiTexts } from '@tiku/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { CallFailed } from '../api/failure.ts';
import type { Failure } from '../api/failure.ts';
import { newRequestKey } from '../request-key.ts';
import { bindFields } from './bind-fields.ts';
import type { Errors, FieldLimits } from './bind-fields.ts';
import type { FormAddress, Named, PartOf } from './field-names.ts';

interface Sending {
  /** The same until the request has arrived: what was lost on the way back is not done twice. */
  key: string;
  /** Which of several buttons was pressed; null for the main one. */
  button: string | null;
}

interface Done<V, T> {
  answer: T;
  sent: V;
  button: string | null;
}

export interface FormOptions<V, R, T, P> {
  /** The part of the request that the fields stand in, where they do not stand at its top. */
  within?: P;
  initial: V;
  /** The call as its feature makes it; what it invalidates is the feature's business. */
  send: { mutateAsync: (request: R) => Promise<T> };
  request: (values: V, sending: Sending) => R;
  /** Why it cannot be sent yet, in words of this form. A required text that is empty needs none. */
  problems?: (values: V) => Errors<V>;
  /** When it cannot be sent yet: a form of several leaves turns to the one that is not whole. */
  onWrong?: (values: V) => void;
  /** Which field a refusal of the whole request is about. */
  blames?: (failure: Failure) => (keyof V & string) | null | undefined;
  /** After the form knows that nothing is left to lose, so that leaving the page asks nothing. */
  onDone?: (answer: T, done: Done<V, T>) => void;
  /** The page or the dialog is left then: until it is, further presses do nothing. */
  leaves?: boolean;
  onRefused?: (failure: Failure) => void;
}

/** What a refusal says of the fields that are here; `null` where it speaks of others, or of none. */
function refusalsOf<V>(failure: Failure, values: V, before: string): Errors<V> | null {
  const named = Object.entries(failure.fields).map(([path, reason]) => {
    const below = path.startsWith(before) ? path.slice(before.length) : path;
    // A refusal within a list or an object shows at the field that holds it.
    const name = below in (values as object) ? below : (below.split('.')[0] ?? '');
    return [name, reason] as const;
  });
  const isHere = named.length > 0 && named.every(([name]) => name in (values as object));
  return isHere ? (Object.fromEntries(named) as Errors<V>) : null;
}

export function useForm<A extends FormAddress, V extends Named<A, P, V>, R, T, const P extends PartOf<A> = never>(
  address: A,
  options: FormOptions<V, R, T, P>,
) {
  const t = useUiTexts();
  const before = options.within === undefined ? '' : `${options.within}.`;
  const limits = (name: string) => (formLimits[address] as Record<string, FieldLimits>)[`${before}${name}`] ?? {};
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const key = useRef<string>(null);
  const [values, setValues] = useState(options.initial);
  const [saved, setSaved] = useState(options.initial);
  const [isPending, setPending] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Errors<V>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [done, setDone] = useState<Done<V, T> | null>(null);
  /** Counts what somebody has to be shown: the first field that is wrong gets the focus. */
  const [wrong, setWrong] = useState(0);

  function problemsOf(asked: V): Errors<V> {
    const empty = Object.entries(asked)
      .filter(([name, value]) => limits(name).isRequired && typeof value === 'string' && value.trim() === '')
      .map(([name]) => [name, t('required')]);
    const own = Object.entries(options.problems?.(asked) ?? {}).filter(([, reason]) => Boolean(reason));
    return Object.fromEntries([...empty, ...own]) as Errors<V>;
  }

  function set(part: Partial<V>): void {
    setValues((now) => ({ ...now, ...part }));
    // What was refused is being mended.
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))) as Errors<V>);
  }

  function refuse(failure: Failure, asked: V): void {
    const blamed = options.blames?.(failure);
    const found = blamed ? ({ [blamed]: failure.message } as Errors<V>) : refusalsOf(failure, asked, before);
    setRefused(found ?? {});
    setMessage(found ? null : failure.message);
    setWrong((count) => count + 1);
    options.onRefused?.(failure);
  }

  function rest(): void {
    isSending.current = false;
    setPending(false);
  }

  async function send(asked: V, button: string | null): Promise<void> {
    setMessage(null);
    setRefused({});
    setTried(true);
    if (Object.keys(problemsOf(asked)).length > 0) {
      setWrong((count) => count + 1);
      options.onWrong?.(asked);
      return;
    }
    isSending.current = true;
    setPending(true);
    key.current ??= newRequestKey();
    try {
      const answer = await options.send.mutateAsync(options.request(asked, { key: key.current, button }));
      key.current = null;
      setTried(false);
      setSaved(asked);
      setDone({ answer, sent: asked, button });
      if (!options.leaves) rest();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      refuse(error.failure, asked);
      rest();
    }
  }

  /** Sends what stands in the fields. A second press does nothing. */
  function submit(button: string | null = null): void {
    if (!isSending.current) void send(values, button);
  }

  const tell = useEffectEvent((what: Done<V, T>) => options.onDone?.(what.answer, what));
  useEffect(() => {
    if (done) tell(done);
  }, [done]);

  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]');
    if (wrong === 0 || !first) return;
    // A group of boxes to tick is no control itself.
    const control = first.matches('fieldset') ? first.querySelector<HTMLElement>('input, button') : first;
    control?.focus();
  }, [wrong]);

  const errors: Errors<V> = { ...(isTried && problemsOf(values)), ...refused };
  return {
    ...bindFields({ values, errors, limits, set }),
    values,
    errors,
    set,
    submit,
    /** Why the form as a whole was refused. */
    message,
    isPending,
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
    /** Begins anew, as after a message that was sent. */
    reset(next: V = options.initial): void {
      setValues(next);
      setSaved(next);
    },
    /** A refusal of something that belongs to the form and is sent beside it, as a code that proves a number. */
    refuse: (failure: Failure) => refuse(failure, values),
    element,
    handleSubmit(event: FormEvent): void {
      event.preventDefault();
      submit();
    },
  };
}

/** A form as its fields see it, whichever call it is sent with. */
export type FormFields<V> = ReturnType<typeof bindFields<V>> & {
  values: V;
  errors: Errors<V>;
  set: (part: Partial<V>) => void;
};
