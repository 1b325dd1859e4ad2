// What each kind of field is given: its value, its limits and why it was refused.
import type { ChangeEvent } from 'react';
import type { NamesWith } from './field-names.ts';

export type Errors<V> = { [K in keyof V & string]?: string | undefined };

export interface FieldLimits {
  maxLength?: number;
  max?: number;
  min?: number;
  isRequired?: boolean;
}

interface Bound<V> {
  values: V;
  errors: Errors<V>;
  limits: (name: string) => FieldLimits;
  set: (part: Partial<V>) => void;
}

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

export function bindFields<V>({ values, errors, limits, set }: Bound<V>) {
  const put = (name: keyof V, value: unknown) => set({ [name]: value } as Partial<V>);
  return {
    text(name: NamesWith<V, string | undefined>) {
      const { maxLength, isRequired } = limits(name);
      return {
        name,
        value: (values[name] ?? '') as string,
        error: errors[name],
        onChange: ({ target }: Typed) => put(name, target.value),
        ...(maxLength !== undefined && { maxLength }),
        ...(isRequired && { required: true }),
      };
    },

    /** A bound that hangs on something else is given beside it. */
    number(name: NamesWith<V, number>, bounds: { min?: number; max?: number } = {}) {
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = { ...limits(name), ...bounds };
      return {
        name,
        value: values[name] as number,
        min,
        max,
        error: errors[name],
        onChange: (value: number) => put(name, value),
      };
    },

    /** The options hold values of the request; a field for choosing has texts alone. */
    select<K extends keyof V & string>(name: K, options: readonly { value: V[K]; text: string }[]) {
      const write = (value: V[K]) => String(value ?? '');
      return {
        name,
        value: write(values[name]),
        options: options.map(({ value, text }) => ({ value: write(value), text })),
        error: errors[name],
        onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
          const chosen = options.find(({ value }) => write(value) === target.value);
          if (chosen) put(name, chosen.value);
        },
      };
    },

    toggle(name: NamesWith<V, boolean | undefined>) {
      return { checked: values[name] === true, onChange: (checked: boolean) => put(name, checked) };
    },

    choice<K extends NamesWith<V, string>>(name: K) {
      return { value: values[name] as V[K] & string, onChoose: (value: V[K] & string) => put(name, value) };
    },
  };
}
