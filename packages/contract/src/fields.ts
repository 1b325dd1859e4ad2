// Pieces that many requests and answers share.
import { z } from 'zod';
import { pageSizes, rules, widthOf } from './limits.ts';
import { isVisible, withoutDirections } from './visible.ts';

export const id = z.int().positive();

const pageSize = z.literal(pageSizes);

/** A whole number as a query string carries it. */
const digits = z.string().regex(/^\d{1,15}$/);

const number = z.union([z.int(), digits]).transform(Number);

/** For GET requests, where numbers arrive as text. */
export const inQuery = { number, id: number.pipe(id) };

/** Clients send them with every list. One that knows no words to look for, or no orders, takes the empty ones alone. */
const nothingWanted = { query_string: z.literal('').optional(), order_by: z.literal('').optional() };

/** The orders a list is offered in; empty for the first of them. */
export function orderBy<const Order extends string>(orders: readonly [Order, ...Order[]]) {
  return z
    .literal(['', ...orders])
    .default('')
    .transform((order): Order => (order === '' ? orders[0] : order));
}

/** The page of a list asked by GET. Offsets stop where no list of ours reaches. */
export const pageInQuery = {
  ...nothingWanted,
  start: number.pipe(z.int().min(0).max(1_000_000)).default(0),
  limit: number.pipe(pageSize).default(10),
  req_total: number.pipe(z.literal([0, 1])).default(0),
};

/** The page of a list asked with a JSON body. */
export const page = {
  ...nothingWanted,
  start: z.int().min(0).max(1_000_000).default(0),
  limit: pageSize.default(10),
  req_total: z.union([z.literal([0, 1]), z.boolean()]).default(0),
};

/** Words to look for; empty for everything. */
export const queryString = z
  .string()
  .max(rules.queryMax)
  .regex(/^[^\p{Cc}]*$/u)
  .default('');

/** Yes or no, also as the 1 and 0 of older clients. */
export const flag = z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean);

/** A list answers with its rows, and with their number when `req_total` asked for it. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ list: z.array(item), total: z.int().min(0).optional() });
}

/** An instant in UTC. */
export const instant = z.iso.datetime();

/** The answer of a call that has nothing to tell. */
export const done = z.object({});

/** The name of a file as it is: trimmed, without control characters and half characters, which no database keeps. */
export const fileName = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** One line of text a person typed, a name or a title: people see something of it, and it turns nothing around. */
export const line = z
  .string()
  .overwrite(withoutDirections)
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .check(({ value, issues }) => {
    if (value === '' || isVisible(value)) return;
    issues.push({ code: 'custom', params: { reason: 'invisible' }, input: value });
  });

/** Not shorter than so many characters, counted as `widthOf` does. */
export function atLeast<Text extends z.ZodType<string>>(text: Text, minimum: number) {
  return text.check(({ value, issues }) => {
    if (widthOf(value) >= minimum) return;
    issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: value });
  });
}

/** Several lines of text; only NUL and its like are refused. */
export const paragraph = z
  .string()
  .trim()
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u);
