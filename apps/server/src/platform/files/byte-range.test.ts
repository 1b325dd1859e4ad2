import { expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

it.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=5-2', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=3-5', { start: 3, end: 5 }],
  ['bytes=3-100', { start: 3, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-400', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=99999999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('reads %j of ten bytes as %j', (header, expected) => {
  expect(parseByteRange(header, 10)).toEqual(expected);
});

it.each(['bytes=0-0', 'bytes=-1'])('cannot give %s of an empty file', (header) => {
  expect(parseByteRange(header, 0)).toBe('unsatisfiable');
});
