import { describe, expect, it } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

const secret = '+48.8577+002.295/ Example Phone 9';
const u32 = (...numbers: number[]) =>
  Buffer.concat(numbers.map((each) => Buffer.from([each >>> 24, each >>> 16, each >>> 8, each])));
const box = (type: string, ...parts: (Buffer | string)[]) => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
const head = u32(0);
const hdlr = (type: string) => box('hdlr', u32(0, 0), type, u32(0, 0, 0), `${secret}\0`);
const videoEntry = box('avc1', Buffer.alloc(42), Buffer.from(secret.padEnd(32).slice(0, 32)), Buffer.alloc(4));
const trak = (handler: string, offset: number, length: number) =>
  box(
    'trak',
    box('tkhd', head, u32(1_700_000_000, 1_700_000_000, 1)),
    box('udta', secret),
    box(
      'mdia',
      box('mdhd', head, u32(1_700_000_000, 1_700_000_000, 1_000, 5)),
      hdlr(handler),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', head, u32(1), handler === 'vide' ? videoEntry : box('mebx', secret)),
          box('stsc', head, u32(1, 1, 1, 1)),
          box('stsz', head, u32(0, 1, length)),
          box('stco', head, u32(1, offset)),
        ),
      ),
    ),
  );

/** `ftyp`, then what is seen and what a device recorded beside it, then the tables. */
function movie(...more: Buffer[]): { file: Buffer; seenAt: number } {
  const ftyp = box('ftyp', 'isom', u32(0), 'isommp42');
  const seen = Buffer.from('SEEN AND HEARD');
  const recorded = Buffer.from(`gps ${secret}`);
  const mdat = box('mdat', seen, recorded);
  const seenAt = ftyp.length + 8;
  const file = Buffer.concat([
    ftyp,
    mdat,
    box(
      'moov',
      box('mvhd', head, u32(1_700_000_000, 1_700_000_000, 1_000, 5)),
      trak('vide', seenAt, seen.length),
      trak('meta', seenAt + seen.length, recorded.length),
      box('udta', box('\u00a9xyz', secret), box('meta', head, hdlr('mdir'), box('ilst', secret))),
      box('meta', head, hdlr('mdta'), box('keys', 'com.apple.quicktime.location.ISO6709'), box('ilst', secret)),
      box('uuid', 'be7acfcb97a942e89c71999491e3afac', secret),
    ),
    box('uuid', 'xmp', secret),
    box('free', secret),
    ...more,
  ]);
  return { file, seenAt };
}

const hasSecret = (bytes: Buffer) =>
  bytes.includes('48.8577') || bytes.includes('Example Phone') || bytes.includes('ISO6709');

describe('a video of MP4 or QuickTime', () => {
  it.each(['video/mp4', 'video/quicktime'] as const)('as %s says nothing of place, device and time', (type) => {
    const { file, seenAt } = movie();
    expect(hasSecret(file)).toBe(true);
    const clean = stripMetadata(file, type);
    expect(hasSecret(clean)).toBe(false);
    expect(clean.includes(u32(1_700_000_000))).toBe(false);
    // Nothing moved: the tables still find what is seen.
    expect(clean).toHaveLength(file.length);
    expect(clean.toString('latin1', seenAt, seenAt + 14)).toBe('SEEN AND HEARD');
    expect(clean.includes(Buffer.concat([Buffer.from('stco'), head, u32(1, seenAt)]))).toBe(true);
    expect(clean.includes('avc1')).toBe(true);
    // The upload itself is left alone.
    expect(hasSecret(file)).toBe(true);
  });

  it('is still made of whole boxes', () => {
    const clean = stripMetadata(movie().file, 'video/mp4');
    const types: string[] = [];
    for (let at = 0; at < clean.length; at += clean.readUInt32BE(at))
      types.push(clean.toString('latin1', at + 4, at + 8));
    expect(types).toEqual(['ftyp', 'mdat', 'moov', 'free', 'free']);
  });

  it('says nothing in a box that gives its length in 64 bits, or goes on to the end', () => {
    const long = Buffer.concat([u32(1), Buffer.from('XMP_'), u32(0, 16 + secret.length), Buffer.from(secret)]);
    const open = Buffer.concat([u32(0), Buffer.from('junk'), Buffer.from(secret)]);
    expect(hasSecret(stripMetadata(movie(long, open).file, 'video/mp4'))).toBe(false);
  });

  it.each([
    ['a box shorter than its head', Buffer.concat([u32(3), Buffer.from(`udta${secret}`)])],
    ['a box longer than the file', Buffer.concat([u32(0x7f_ff_ff_ff), Buffer.from(`udta${secret}`)])],
    ['a length of 64 bits without room', Buffer.concat([u32(1), Buffer.from('udta')])],
    ['a rest of three bytes', Buffer.from('abc')],
    [
      'boxes in boxes',
      Array.from({ length: 2_000 }).reduce<Buffer>((inner) => box('moov', inner), box('udta', secret)),
    ],
    [
      'tables that lie',
      box(
        'moov',
        box(
          'trak',
          box(
            'mdia',
            hdlr('meta'),
            box(
              'minf',
              box(
                'stbl',
                box('stsc', head, u32(0xff_ff_ff_ff)),
                box('stsz', head, u32(1, 9)),
                box('stco', head, u32(0xff_ff_ff_ff, 0, 0)),
              ),
            ),
          ),
        ),
      ),
    ],
  ])('comes to an end with %s', (_what, bytes) => {
    const file = Buffer.concat([box('ftyp', 'isom', u32(0)), bytes]);
    const clean = stripMetadata(file, 'video/mp4');
    expect([hasSecret(clean), clean.length]).toEqual([false, file.length]);
  });
});

const id3 = (size: number, flags = 0) => Buffer.from([0x49, 0x44, 0x33, 4, 0, flags, 0, 0, size >> 7, size & 0x7f]);
const ape = (flags: number) =>
  Buffer.concat([
    Buffer.from('APETAGEX'),
    Buffer.from(new Uint32Array([2_000, secret.length + 32, 1, flags, 0, 0]).buffer),
  ]);

describe('an MP3', () => {
  const frames = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(400, 7)]);

  it('is cut down to its frames', () => {
    const file = Buffer.concat([
      id3(secret.length),
      Buffer.from(secret),
      id3(secret.length),
      Buffer.from(secret),
      frames,
      Buffer.from(`LYRICSBEGIN${secret}${String(11 + secret.length).padStart(6, '0')}LYRICS200`),
      ape(0xa0_00_00_00),
      Buffer.from(secret),
      ape(0x80_00_00_00),
      Buffer.from(`TAG${secret}`.padEnd(128, '\0')),
    ]);
    expect(stripMetadata(file, 'audio/mpeg')).toEqual(frames);
  });

  it('without tags stays what it is', () => {
    expect(stripMetadata(frames, 'audio/mpeg')).toEqual(frames);
  });

  it('that is nothing but a tag, or lies about it, is nothing', () => {
    expect(stripMetadata(Buffer.concat([id3(16_000), frames]), 'audio/mpeg')).toHaveLength(0);
    expect(stripMetadata(Buffer.from('TAG'.padEnd(128, 'x')), 'audio/mpeg')).toHaveLength(0);
  });
});

const id = (number: number) => Buffer.from(number.toString(16), 'hex');

const element = (number: number, ...parts: (Buffer | string)[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  return Buffer.concat([id(number), Buffer.from([0x40 | (body.length >> 8), body.length & 0xff]), body]);
};
const open = (number: number, ...parts: Buffer[]) =>
  Buffer.concat([id(number), Buffer.from('01ffffffffffffff', 'hex'), ...parts]);

describe('a WebM', () => {
  const cluster = [element(0xe7, Buffer.from([0])), element(0xa3, 'SEEN AND HEARD')];
  const parts = (clusters: Buffer) => [
    element(
      0x1549a966,
      element(0x2ad7b1, Buffer.from([15, 66, 64])),
      element(0x7ba9, secret),
      element(0x4d80, secret),
      element(0x5741, secret),
      element(0x4461, 'datetime'),
    ),
    element(0x1654ae6b, element(0xae, element(0xd7, Buffer.from([1])), element(0x536e, secret))),
    element(0x1254c367, element(0x7373, secret)),
    clusters,
    element(0x1941a469, element(0x61a7, secret)),
    element(0xec, secret),
  ];
  const header = element(0x1a45dfa3, element(0x4282, 'webm'));

  it.each([
    ['with lengths', Buffer.concat([header, element(0x18538067, ...parts(element(0x1f43b675, ...cluster)))])],
    ['as a browser records it', Buffer.concat([header, open(0x18538067, ...parts(open(0x1f43b675, ...cluster)))])],
  ])('says nothing of device and place: %s', (_what, file) => {
    const clean = stripMetadata(file, 'video/webm');
    expect([hasSecret(file), hasSecret(clean), clean.includes('datetime')]).toEqual([true, false, false]);
    expect(clean).toHaveLength(file.length);
    expect(clean.indexOf('SEEN AND HEARD')).toBe(file.indexOf('SEEN AND HEARD'));
    expect(clean.includes('webm')).toBe(true);
  });

  it.each([
    ['noughts', Buffer.alloc(1_000)],
    [
      'a length beyond the end',
      Buffer.concat([
        id(0x18538067),
        Buffer.from('01000000ffffffff', 'hex'),
        id(0x1254c367),
        Buffer.from([0x7f]),
        Buffer.from(secret),
      ]),
    ],
    ['half a head', Buffer.from([0x1f, 0x43])],
  ])('comes to an end with %s', (_what, bytes) => {
    const file = Buffer.concat([header, bytes]);
    const clean = stripMetadata(file, 'video/webm');
    expect([hasSecret(clean), clean.length]).toEqual([false, file.length]);
  });
});
