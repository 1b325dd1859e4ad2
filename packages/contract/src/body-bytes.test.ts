import { expect, it } from 'vitest';
import { z } from 'zod';
import { bodyBytesOf, contract, limits } from './index.ts';
import type { Address, Call } from './index.ts';

/** As much of JSON Schema as requests are written in. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
}

const textBytes = (value: unknown): number => JSON.stringify(value).length;

/** The most bytes that JSON of this schema has, with three for every character; infinite where nothing says. */
function mostBytes(schema: Schema): number {
  if (schema.const !== undefined) return textBytes(schema.const);
  if (schema.enum) return Math.max(...schema.enum.map(textBytes));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map(mostBytes));
  switch (schema.type) {
    case 'boolean':
    case 'null':
      return 5;
    case 'integer':
    case 'number':
      return 20;
    case 'string':
      // A pattern without a length of its own is of something short: digits, a date, a key.
      return 2 + 3 * (schema.maxLength ?? (schema.pattern ? 100 : Infinity));
    case 'array':
      return 2 + (schema.maxItems ?? Infinity) * (1 + mostBytes(schema.items ?? {}));
    case 'object':
      return Object.entries(schema.properties ?? {}).reduce(
        (bytes, [key, inner]) => bytes + textBytes(key) + 2 + mostBytes(inner),
        2,
      );
    default:
      return Infinity;
  }
}

const calls = Object.entries(contract) as [Address, Call][];
const withBody = calls.filter(([address, call]) => !address.startsWith('GET') && !call.upload);
const usual = withBody.filter(([, call]) => !call.urgent && call.bodyBytes === undefined);

it.each(usual)('%s is read as far as its longest honest body goes', (_address, call) => {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  expect(mostBytes(schema)).toBeLessThanOrEqual(bodyBytesOf(call));
});

it('reads much only of answers, questions, homework and a tree of categories, from people who are signed in', () => {
  const large = withBody.filter(([, call]) => bodyBytesOf(call) > limits.bodyBytes);
  expect(large.map(([address, call]) => [address, call.access])).toEqual([
    ['PUT /exam/import/question', 'member'],
    ['PUT /exam/live_update/question', 'member'],
    ['POST /exam/live_update/question', 'member'],
    ['POST /exam/user_online_prac/answer_details', 'member'],
    ['POST /exam/user_online_prac/handin_answer', 'member'],
    ['POST /user_qdb/categories', 'member'],
    ['PUT /user_qdb/live_update/question', 'member'],
    ['PUT /mymanaged/group/homework', 'member'],
    ['PUT /mymanaged/group/homework/draft', 'member'],
    ['POST /mymanaged/group/homework/offered', 'member'],
    ['POST /exam/user_online_prac/switches', 'member'],
    ['PUT /group/homework/member/question/mark', 'member'],
    ['POST /mymanaged/group/homework/regrade', 'member'],
  ]);
});
