import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonObject } from './parse-json.ts';

describe('parseJsonObject', () => {
  it('reads what JSON.parse reads', () => {
    const keys = fc.string().filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key));
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue({ noUnicodeString: false })), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/__proto__|constructor|prototype/.test(text));
        expect(parseJsonObject(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('takes an empty body as an empty object', () => {
    expect(parseJsonObject(' \n')).toEqual({});
  });

  it.each([
    '"x"',
    '[]',
    'null',
    '1',
    '{"a":1,"a":2}',
    '{"a":1,"\\u0061":2}',
    '{"a":{"b":1,"c":[{"d":1,"d":2}]}}',
    '{"__proto__":{}}',
    '{"a":{"constructor":{"prototype":{}}}}',
    '{"a":1',
    'x',
  ])('refuses %s', (text) => {
    expect(() => parseJsonObject(text)).toThrow(SyntaxError);
  });

  it.each(['{"a":"a,\\"a","b":["a","a"],"c":{"a":1}}', '{"a":"{\\"a\\":1}","b":"\\\\"}'])('accepts %s', (text) => {
    expect(parseJsonObject(text)).toEqual(JSON.parse(text));
  });
});
