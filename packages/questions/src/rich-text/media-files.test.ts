import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMedia, mapStoredMedia, renameMedia } from './media-files.ts';
import { isNeutralName, mediaTagOf } from './media-name.ts';
import { sanitise } from './html/sanitise.ts';

const html =
  '<p>a <img src="1.png" alt="one"> b</p><ul><li><audio src="2.mp3"></audio></li></ul>' +
  '<table><tbody><tr><td><video src="3.mp4"></video><img src="1.png"></td></tr></tbody></table>';

describe('media in a text', () => {
  it('are listed once each, wherever they stand', () => {
    expect(listMedia(html)).toEqual(['1.png', '2.mp3', '3.mp4']);
    expect(listMedia('no media: 1.png')).toEqual([]);
  });

  it('are renamed, and nothing else is', () => {
    const names = new Map([
      ['1.png', 'a & b.jpg'],
      ['3.mp4', 'c.mp4'],
    ]);
    expect(renameMedia(html, names)).toBe(html.replaceAll('"1.png"', '"a &amp; b.jpg"').replace('"3.mp4"', '"c.mp4"'));
  });

  it('keep a name that the new one cannot stand for', () => {
    expect(renameMedia(html, new Map([['1.png', 'x.mp3']]))).toBe(html);
    expect(renameMedia(html, new Map([['1.png', '../x.png']]))).toBe(html);
  });
});

describe('media in a stored text', () => {
  const pieces = [
    '<p>',
    '</p>',
    '<img src="a &amp; b.png" alt="<img src=&quot;c.png&quot;>">',
    '<img src="2.png">',
    '<audio src="3.mp3"></audio>',
    '<td>',
    '</td>',
    '&lt;img src="4.png"&gt;',
    ' src="5.png" ',
    '<pre><img src="6.png"></pre>',
    '<video src="7.mp4">',
    'x',
    '<',
  ];

  it('are renamed as they are by reading it, and nothing else is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 20 }), (parts) => {
        const stored = sanitise(parts.join(''));
        const names: string[] = [];
        const renamed = mapStoredMedia(stored, (name) => {
          names.push(name);
          return `f${name.slice(name.lastIndexOf('.'))}`;
        });
        expect([...new Set(names)].toSorted()).toEqual(listMedia(stored).toSorted());
        const map = new Map(names.map((name) => [name, `f${name.slice(name.lastIndexOf('.'))}`]));
        expect(renamed).toBe(renameMedia(stored, map));
      }),
      { numRuns: 500 },
    );
  });
});

describe('names of media', () => {
  it.each([
    ['fig1.png', 'img'],
    ['图 (1).JPEG', 'img'],
    ['a.b.gif', 'img'],
    ['x.mp3', 'audio'],
    ['y.MP4', 'video'],
    ['100%.png', 'img'],
  ])('%s is shown by %s', (name, tag) => {
    expect(mediaTagOf(name)).toBe(tag);
  });

  it.each([
    'a/b.png',
    '..\\b.png',
    'https:b.png',
    'b.svg',
    'b.html',
    'png',
    '.png',
    '',
    ' b.png',
    'b.png ',
    'b\u0000.png',
    'b\u202Egnp.png',
    'b\n.png',
    'b?.png',
    `${'b'.repeat(255)}.png`,
    'b.constructor',
    'b.toString',
  ])('%j is none', (name) => {
    expect(mediaTagOf(name)).toBeNull();
  });

  it('are told from those that say nothing', () => {
    expect(['0123456789abcdef.png', 'missing.mp3'].map(isNeutralName)).toEqual([true, true]);
    expect(['right.png', '0123456789abcde.png', 'missing', 'missing.png.png'].some(isNeutralName)).toBe(false);
  });
});
