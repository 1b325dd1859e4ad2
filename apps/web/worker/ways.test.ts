import { describe, expect, it } from 'vitest';
import { cacheNameOf, isOutOfReach, outdatedCaches, wayOf } from './ways.ts';

const origin = 'https://exams.example.org';

const ask = (path: string, fields: object = {}) =>
  wayOf({ method: 'GET', mode: 'cors', destination: '', url: origin + path, ...fields }, origin);

describe('what is asked for', () => {
  it('is a page when somebody goes to it, and never when it is a file or a call', () => {
    expect(ask('/question/wrong-questions-exams', { mode: 'navigate' })).toBe('page');
    expect(ask('/', { mode: 'navigate' })).toBe('page');
    expect(ask('/robots.txt', { mode: 'navigate' })).toBeNull();
    expect(ask('/files/abc?signature=1', { mode: 'navigate', destination: 'image' })).toBeNull();
    expect(ask('/api/1/openapi.json', { mode: 'navigate' })).toBeNull();
  });

  it('is left alone when it carries a token, changes something or belongs to another site', () => {
    expect(ask('/api/1/app/account/info')).toBeNull();
    expect(ask('/assets/a.js', { method: 'POST' })).toBeNull();
    expect(
      wayOf({ method: 'GET', mode: 'navigate', destination: '', url: 'https://evil.example/assets/a.js' }, origin),
    ).toBeNull();
  });

  it('is a file of the build or a picture of a question', () => {
    expect(ask('/assets/a1b2c3d.js', { destination: 'script' })).toBe('file');
    expect(ask('/files/abc?signature=1', { destination: 'image' })).toBe('picture');
    expect(ask('/files/abc?signature=1', { destination: 'audio' })).toBeNull();
    expect(ask('/favicon.svg', { destination: 'image' })).toBe('picture');
    expect(ask('/pictures/preview.png', { destination: 'image' })).toBeNull();
  });
});

it('takes a proxy without its server for a line that is cut, and a refusal for what it is', () => {
  expect([502, 503, 504].every(isOutOfReach)).toBe(true);
  expect([200, 304, 404, 500].some(isOutOfReach)).toBe(false);
});

it('keeps the files of the version before, and nothing older, and never touches what is not its own', () => {
  const [first, second, third] = ['1', '2', '3'].map(cacheNameOf);
  expect(outdatedCaches([first!, 'tiku.pictures 7', second!, third!], third!)).toEqual([first]);
  expect(outdatedCaches([second!, third!], third!)).toEqual([]);
});
