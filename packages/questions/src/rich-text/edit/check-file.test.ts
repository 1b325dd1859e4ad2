import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const megabyte = 1024 * 1024;

describe('a file to upload', () => {
  it.each([
    ['img', 'a.png', megabyte],
    ['img', 'a.JPEG', 1],
    ['audio', 'a.mp3', 20 * megabyte],
    ['video', 'a.mp4', 20 * megabyte],
  ] as const)('may be %s %s of %i bytes', (tag, name, size) => {
    expect(checkFile(tag, { name, size })).toBeNull();
  });

  it.each([
    ['img', 'a.png', megabyte + 1, { key: 'rich-text.too-large-image', values: { limit: 1 } }],
    ['audio', 'a.mp3', 20 * megabyte + 1, { key: 'rich-text.too-large-audio', values: { limit: 20 } }],
    ['video', 'a.mp4', 20 * megabyte + 1, { key: 'rich-text.too-large-video', values: { limit: 20 } }],
    ['img', 'a.gif', 1, { key: 'rich-text.wrong-image', values: {} }],
    ['img', 'a.png.exe', 1, { key: 'rich-text.wrong-image', values: {} }],
    ['audio', 'a.wav', 1, { key: 'rich-text.wrong-audio', values: {} }],
    ['video', 'a.mov', 1, { key: 'rich-text.wrong-video', values: {} }],
  ] as const)('may not be %s %s of %i bytes', (tag, name, size, problem) => {
    expect(checkFile(tag, { name, size })).toEqual(problem);
  });
});
