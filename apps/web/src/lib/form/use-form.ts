// One way to write a form against a call: names, limits and refusals are those of the contract.
import { useUiTexts } from '@tiku/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { CallFailed } from '../api/failure.ts';
import type { Failure } from '../api/failure.ts';
import { newRequestKey } from '../request-key.ts';
import { bindFields } from './bind-fields.ts';
import type { Errors } from './bind-fields.ts';
import type { Named, PartOf } from './field-names.ts';
import { focusFirst } from './focus-first.ts';
import { formLimitsOf } from './form-limits.ts';
import type { FieldLimits, FormAddress } from './form-limits.ts';
import { useValues } from './use-values.ts';

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
  /** The fields that are asked for now, where some are not always: the others are not looked at. */
  asks?: readonly (keyof V & string)[];
  /** Rules of single fields, in words of this form. They are asked when somebody has left the field, too. */
  rules?: { [K in keyof V]?: (value: V[K]) => string | undefined };
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
function refusalsOf<V>(failure: Failure, isHere: (name: string) => boolean, before: string): Errors<V> | null {
  const named = Object.entries(failure.fields).map(([path, reason]) => {
    const below = path.startsWith(before) ? path.slice(before.length) : path;
    // A refusal within a list or an object shows at the field that holds it.
    const name = isHere(below) ? below : (below.split('.')[0] ?? '');
    return [name, reason] as const;
  });
  const isAnswered = named.length > 0 && named.every(([name]) => isHere(name));
  return isAnswered ? (Object.fromEntries(named) as Errors<V>) : null;
}

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';

function pick<V>(errors: Errors<V>, isWanted: (name: string) => boolean): Errors<V> {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isWanted(name))) as Errors<V>;
}

export function useForm<A extends FormAddress, V extends Named<A, P, V>, R, T, const P extends PartOf<A> = never>(
  address: A,
  options: FormOptions<V, R, T, P>,
) {
  const t = useUiTexts();
  const before = options.within === undefined ? '' : `${options.within}.`;
  const isRuled = (name: string) => options.rules?.[name as keyof V] !== undefined;
  const problemIn = (name: string, value: unknown) => options.rules?.[name as keyof V]?.(value as never);
  const limits = (name: string): FieldLimits => ({
    // What a rule refuses while it is empty has to be filled in.
    ...(problemIn(name, '') !== undefined && { isRequired: true }),
    ...formLimitsOf(address)[`${before}${name}`],
  });
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const key = useRef<string>(null);
  const { values, read, replace } = useValues(options.initial, element);
  const [saved, setSaved] = useState(options.initial);
  const [isPending, setPending] = useState(false);
  /** What was asked for when somebody tried to send it. */
  const [tried, setTried] = useState<Pick<FormOptions<V, R, T, P>, 'asks'> | null>(null);
  /** Fields that break their rule and have been left, or pointed out. */
  const [pointedOut, setPointedOut] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Errors<V>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [done, setDone] = useState<Done<V, T> | null>(null);
  /** What is called wrong from now on, and somebody has to be shown: of all that is, or rather of these fields. */
  const [shown, show] = useState<readonly string[] | null>(null);

  const isAsked = (name: string) => name in values && (options.asks?.includes(name as never) ?? true);

  function problemsOf(asked: V): Errors<V> {
    const fields = Object.entries(asked).filter(([name]) => isAsked(name));
    const found = fields.map(([name, value]) => {
      const lacks = !isRuled(name) && limits(name).isRequired && isEmpty(value);
      return [name, lacks ? t('required') : problemIn(name, value)];
    });
    const own = Object.entries(options.problems?.(asked) ?? {});
    return Object.fromEntries([...found, ...own].filter(([, reason]) => Boolean(reason))) as Errors<V>;
  }

  function set(part: Partial<V>): void {
    const problems = problemsOf(read(part));
    // What was refused is being mended.
    setRefused((now) => pick(now, (name) => !(name in part)));
    setPointedOut((now) => now.filter((name) => name in problems));
  }

  function pointOut(names: readonly string[]): void {
    setPointedOut((now) => [...new Set([...now, ...names])]);
  }

  function leave(name: keyof V & string): void {
    const value = read()[name];
    // Who only passes through a field need not hear that it is empty.
    if (value !== '' && problemIn(name, value) !== undefined) pointOut([name]);
  }

  function refuse(failure: Failure): void {
    const blamed = options.blames?.(failure);
    const found = blamed ? ({ [blamed]: failure.message } as Errors<V>) : refusalsOf<V>(failure, isAsked, before);
    setRefused(found ?? {});
    setMessage(found ? null : failure.message || null);
    if (found) show(Object.keys(found));
    options.onRefused?.(failure);
  }

  function rest(): void {
    isSending.current = false;
    setPending(false);
  }

  async function send(asked: V, button: string | null): Promise<void> {
    setMessage(null);
    setRefused({});
    setTried(options);
    if (Object.keys(problemsOf(asked)).length > 0) {
      show([]);
      options.onWrong?.(asked);
      return;
    }
    isSending.current = true;
    setPending(true);
    key.current ??= newRequestKey();
    try {
      const answer = await options.send.mutateAsync(options.request(asked, { key: key.current, button }));
      key.current = null;
      setTried(null);
      setSaved(asked);
      setDone({ answer, sent: asked, button });
      if (!options.leaves) rest();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      refuse(error.failure);
      rest();
    }
  }

  /** Sends what stands in the fields. A second press does nothing. */
  function submit(button: string | null = null): void {
    if (!isSending.current) void send(read(), button);
  }

  /** What stands in some fields, for what is sent beside the form; null after pointing out what is wrong with them. */
  function check(names: readonly (keyof V & string)[]): V | null {
    const asked = read();
    const wrong = Object.keys(pick(problemsOf(asked), (name) => names.includes(name as never)));
    setMessage(null);
    if (wrong.length === 0) return asked;
    pointOut(wrong);
    show(wrong);
    return null;
  }

  const tell = useEffectEvent((what: Done<V, T>) => options.onDone?.(what.answer, what));
  useEffect(() => {
    if (done) tell(done);
  }, [done]);

  useEffect(() => {
    if (shown) focusFirst(element.current, shown);
  }, [shown]);

  const isTried = (name: string) => tried !== null && (tried.asks?.includes(name as never) ?? true);
  const problems = tried || pointedOut.length > 0 ? problemsOf(values) : {};
  const errors: Errors<V> = {
    ...pick(problems, (name) => isTried(name) || pointedOut.includes(name)),
    ...refused,
  };
  return {
    ...bindFields({ values, errors, limits, set, leave }),
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
      replace(next);
      setSaved(next);
    },
    /** A refusal of something that belongs to the form and is sent beside it, as a code that proves a number. */
    refuse,
    check,
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
  check(names: readonly (keyof V & string)[]): V | null;
  refuse: (failure: Failure) => void;
};
