import type { RequestOf } from '@tiku/contract';
import type { FormAddress } from './form-limits.ts';

type KeysOf<T> = T extends unknown ? keyof T & string : never;

/** The part of the request that the fields stand in: all of it, or what is named. */
export type PartOf<A extends FormAddress> = KeysOf<RequestOf<A>>;

type BodyOf<A extends FormAddress, P extends string> = [P] extends [never]
  ? RequestOf<A>
  : RequestOf<A> extends infer R
    ? R extends unknown
      ? P extends keyof R
        ? NonNullable<R[P]>
        : never
      : never
    : never;

/** Also what stands one step deeper, as refusals name it: `feedback_info.subject`. */
type PathsOf<T> = T extends unknown
  ?
      | KeysOf<T>
      | {
          [K in keyof T & string]: NonNullable<T[K]> extends object ? `${K}.${KeysOf<NonNullable<T[K]>>}` : never;
        }[keyof T & string]
  : never;

/** Values under the names of the request's fields; any other name does not compile. */
export type Named<A extends FormAddress, P extends string, V> = {
  [K in keyof V]: K extends PathsOf<BodyOf<A, P>> ? unknown : never;
};

export type NamesWith<V, T> = { [K in keyof V]-?: V[K] extends T ? K : never }[keyof V] & string;
