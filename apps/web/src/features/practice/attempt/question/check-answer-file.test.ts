import { describe, expect, it } from 'vitest';
import { problemOf } from './check-answer-file.ts';

const MB = 1024 ** 2;

describe('a file for an answer', () => {
  it('is a picture of up to 1 MB, or sound or video of up to 20 MB', () => {
    expect(problemOf({ name: 'page.JPG', size: MB })).toBeNull();
    expect(problemOf({ name: 'song.mp3', size: 20 * MB })).toBeNull();
    expect(problemOf({ name: 'page.png', size: MB + 1 })).toEqual({ limit: MB });
    expect(problemOf({ name: 'film.mp4', size: 20 * MB + 1 })).toEqual({ limit: 20 * MB });
  });

  it('is nothing else', () => {
    expect(problemOf({ name: 'essay.docx', size: 10 })).toBe('format');
    expect(problemOf({ name: 'mp3', size: 10 })).toBe('format');
  });
});
