import { expect, it } from 'vitest';
import { splitMessage } from './message-parts.ts';

it('finds the code in a sentence of any language', () => {
  expect(splitMessage('Your code is 012345. It works once.')).toEqual([
    { kind: 'text', text: 'Your code is ' },
    { kind: 'code', text: '012345' },
    { kind: 'text', text: '. It works once.' },
  ]);
  expect(splitMessage('验证码987654，10分钟内有效')[1]).toEqual({ kind: 'code', text: '987654' });
});

it('finds the link, without the full stop after it', () => {
  const url = 'http://localhost:3000/account/reset?code=aB-_123456z';
  expect(splitMessage(`Open ${url}.\nThen go on.`)).toEqual([
    { kind: 'text', text: 'Open ' },
    { kind: 'link', text: url },
    { kind: 'text', text: '.\nThen go on.' },
  ]);
});

it('takes no other number for a code', () => {
  const text = 'Call 13800138000 within 1440 minutes, order A123456.';
  expect(splitMessage(text)).toEqual([{ kind: 'text', text }]);
});
