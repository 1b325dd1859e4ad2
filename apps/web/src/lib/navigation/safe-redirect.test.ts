import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://tiku.example';

describe('the way back after signing in', () => {
  it.each([
    '/exam/detail?id=3',
    '/notices/detail?notice_id=7#text',
    '/',
    '/tour-home/隐私',
    '/question/search-questions?q=a%5Cb%0Ac',
  ])('keeps %s', (wanted) => {
    const { pathname, search, hash } = new URL(wanted, origin);
    expect(safeRedirect(wanted, origin)).toBe(pathname + search + hash);
  });

  it.each([
    undefined,
    '',
    'evil',
    '//evil',
    '///evil',
    '/\\evil',
    '\\\\evil',
    '/%2fevil',
    '/%2Fevil',
    '/%5cevil',
    'https://h/%2fevil',
    'https://tiku.example/user-home',
    'javascript:alert(1)',
    '/\t/evil',
    '/\n/evil',
    '\t//evil',
    '/%09/evil',
    '/api/../..//evil',
    '/./%2f/evil/../..//evil',
    '/%',
    '/a\u0000b',
  ])('goes home instead of %j', (wanted) => {
    expect(safeRedirect(wanted, origin)).toBe('/user-home');
  });

  it('never leaves the site, whatever it answers', () => {
    for (const wanted of ['/..//evil', '/.//evil', '/a/..//evil', '/@evil', '/:443@evil']) {
      expect(new URL(safeRedirect(wanted, origin), origin).origin).toBe(origin);
    }
  });
});
