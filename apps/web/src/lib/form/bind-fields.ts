// What each kind of field is given: its value, its limits and why it was refused.
import type { ChangeEvent } from 'react';
import type { NamesWith } from './field-names.ts';
import type { FieldLimits } from './form-limits.ts';

export type Errors<V> = { [K in keyof V & string]?: string | undefined };

interface Bound<V> {
  values: V;
  errors: Errors<V>;
  limits: (name: string) => FieldLimits;
  set: (part: Partial<V>) => void;
  /** Checks a field that somebody has left, where it has a rule. */
  leave: (name: keyof V & string) => void;
}

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

interface BoundText {
  name: string;
  error: string | undefined;
  onChange: (event: Typed) => void;
  onBlur: () => void;
  required?: true;
}

export function bindFields<V>({ values, errors, limits, set, leave }: Bound<V>) {
  const put = (name: keyof V, value: unknown) => set({ [name]: value } as Partial<V>);
  const bindTyped = (name: keyof V & string): BoundText => ({
    name,
    error: errors[name],
    onChange: ({ target }: Typed) => put(name, target.value),
    onBlur: () => leave(name),
    ...(limits(name).isRequired && { required: true }),
  });
  return {
    text(name: NamesWith<V, string | undefined>) {
      const { maxLength } = limits(name);
      return {
        ...bindTyped(name),
        value: (values[name] ?? '') as string,
        ...(maxLength !== undefined && { maxLength }),
      };
    },

    /**
     * A password. It stands in its field alone: React would also write a `value` into the document, where whatever reads the
     * document sees it. It is sealed before it is sent, so that the request says nothing about its length.
     */
    secret(name: NamesWith<V, string>): BoundSecret {
      const value = values[name] as string;
      return {
        ...bindTyped(name),
        ref: (input) => {
          if (input && input.value !== value) input.value = value;
        },
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

/** What a field for a password is given. */
export type BoundSecret = BoundText & { ref: (input: HTMLInputElement | null) => void };
