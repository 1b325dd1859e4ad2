import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { maxValues, parseJsonObject } from './parse-json.ts';

const parse = (text: string) => parseJsonObject(text, maxValues.member);

describe('parseJsonObject', () => {
  it('reads what JSON.parse reads', () => {
    const keys = fc.string().filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key));
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue({ noUnicodeString: false })), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/__proto__|constructor|prototype/.test(text));
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('takes an empty body as an empty object', () => {
    expect(parse(' \n')).toEqual({});
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
    '{"a":"1',
    '{"a":"\\',
    '{"a":{"b":1},"a":{"b":1}}',
    'x',
  ])('refuses %s', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  });

  it.each([
    ['too deep', `{"a":${'['.repeat(420_000)}${']'.repeat(420_000)}}`],
    ['too deep', '{"a":'.repeat(100_000)],
    ['too many values', `{"a":[${'[],'.repeat(280_000)}[]]}`],
    ['too many values', `{"a":[${'0,'.repeat(400_000)}0]}`],
    ['too many values', `{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ])('refuses what is %s before anything is built of it', (reason, text) => {
    const build = vi.spyOn(JSON, 'parse');
    expect(() => parse(text)).toThrow(reason);
    expect(build).not.toHaveBeenCalled();
    build.mockRestore();
  });

  it('takes five hundred answers to the largest matching questions', () => {
    const answer = Array.from({ length: 20 }, () => 'A');
    const details = Array.from({ length: 500 }, (_, no) => ({ no, seq: 1, answer, check: true }));
    expect(parse(JSON.stringify({ answer_id: 1, answer_details: details }))).toHaveProperty('answer_id', 1);
  });

  it.each(['{"a":"a,\\"a","b":["a","a"],"c":{"a":1}}', '{"a":"{\\"a\\":1}","b":"\\\\"}'])('accepts %s', (text) => {
    expect(parse(text)).toEqual(JSON.parse(text));
  });
});
