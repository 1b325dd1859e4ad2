// What stands in the fields of a form.
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const filledTypes: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'password']);

/** What some browsers fill in without an event: names, addresses and passwords that they keep. */
function readFilled<V extends object>(form: HTMLFormElement | null, drawn: V): Partial<V> {
  const told = drawn as Record<string, unknown>;
  const filled = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])].filter(
    ({ type, name, value }) => filledTypes.has(type) && typeof told[name] === 'string' && told[name] !== value,
  );
  return Object.fromEntries(filled.map(({ name, value }) => [name, value])) as Partial<V>;
}

export function useValues<V extends object>(initial: V, element: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(initial);
  const drawn = useRef(values);
  useLayoutEffect(() => {
    drawn.current = values;
  }, [values]);
  /** With what was set since the last drawing. */
  const latest = useRef(values);

  function replace(next: V): void {
    latest.current = next;
    setValues(next);
  }

  /** With a part that is set to something else, if there is one. */
  function read(part: Partial<V> = {}): V {
    const heard = { ...readFilled(element.current, drawn.current), ...part };
    if (Object.keys(heard).length > 0) replace({ ...latest.current, ...heard });
    return latest.current;
  }

  return { values, read, replace };
}
