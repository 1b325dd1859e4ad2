// The puzzle of the slider: an invented scene, a gap in it, and the piece that fits.
import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@tiku/contract';
import sharp from 'sharp';
import { inventScene } from './invent-scene.ts';
import { outlinePiece, pieceSide } from './outline-piece.ts';

export type Puzzle = NonNullable<ResponseOf<'GET /app/slider/captcha'>['slider']>;

const width = 400;
const height = 160;
const margin = 2;

/** Where the gap may lie: clear of where the piece starts, and whole within the picture. */
export const gapRange = {
  left: [pieceSide + 2 * margin, width - pieceSide - margin],
  top: [margin, height - pieceSide - margin],
} as const;

/**
 * How far off, in pixels of the picture, the piece may be dropped: what a thumb on a small phone can do. Three blind
 * guesses then hit 27 of 307 places, 9 %; whoever guesses more meets the limits per number and address.
 */
export const slideTolerance = 4;

export async function drawPuzzle(gap: { left: number; top: number }): Promise<Puzzle> {
  const scene = await drawScene();
  const outline = outlinePiece();
  const area = { ...gap, width: pieceSide, height: pieceSide };
  const hole = drawOutline(outline, 'fill="#000" fill-opacity="0.5" stroke="#fff" stroke-opacity="0.6"');
  const background = await sharp(scene.data, { raw: scene.info })
    .composite([{ input: hole, ...gap }])
    .jpeg({ quality: 85 })
    .toBuffer();
  const piece = await sharp(scene.data, { raw: scene.info })
    .extract(area)
    .ensureAlpha()
    .composite([
      { input: drawOutline(outline, 'fill="#000"'), blend: 'dest-in' },
      { input: drawOutline(outline, 'fill="none" stroke="#fff" stroke-opacity="0.85"') },
    ])
    .png()
    .toBuffer();
  return {
    background: `data:image/jpeg;base64,${background.toString('base64')}`,
    piece: `data:image/png;base64,${piece.toString('base64')}`,
    width,
    height,
    piece_width: pieceSide,
    piece_top: gap.top,
  };
}

async function drawScene() {
  const scene = await sharp(Buffer.from(inventScene(width, height)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(scene.data, scene.info.channels);
  return scene;
}

/** So that no two places look alike, not even in a plain area. */
function addGrain(pixels: Buffer, channels: number): void {
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const grain = randomBytes(pixels.length / channels);
  for (let index = 0; index < clamped.length; index++) {
    clamped[index] = (clamped[index] ?? 0) + ((grain[Math.floor(index / channels)] ?? 0) - 128) / 8;
  }
}

function drawOutline(path: string, paint: string): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pieceSide}" height="${pieceSide}"><path d="${path}" ${paint}/></svg>`;
  return Buffer.from(svg);
}
