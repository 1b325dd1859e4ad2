// The puzzle of the slider: an invented scene with holes in it, and the piece that belongs into one of them.
import { randomBytes, randomInt } from 'node:crypto';
import type { ResponseOf } from '@tiku/contract';
import { loadSharp } from '../files/load-sharp.ts';
import { inventScene, inventStrokes } from './invent-scene.ts';
import { height, pieceSide, planPuzzle, width } from './plan-puzzle.ts';
import type { Placed, Plan } from './plan-puzzle.ts';
import { between, pickOne } from './random.ts';

type Puzzle = NonNullable<ResponseOf<'GET /app/slider/captcha'>['slider']>;

export async function drawPuzzle(): Promise<{ slider: Puzzle; answer: number }> {
  const plan = planPuzzle();
  const [background, piece] = await Promise.all([drawBackground(plan), drawPiece(plan.piece)]);
  const slider = {
    background: `data:image/jpeg;base64,${background.toString('base64')}`,
    piece: `data:image/png;base64,${piece.toString('base64')}`,
    width,
    height,
    piece_width: pieceSide,
    piece_top: plan.startTop,
    piece_end_top: plan.endTop,
  };
  return { slider, answer: plan.answer };
}

async function drawBackground({ holes, fragments }: Plan): Promise<Buffer> {
  const parts = [
    inventScene(width, height),
    ...fragments.map(drawFragment),
    ...holes.map(drawHole),
    inventStrokes(width, height),
  ];
  const sharp = await loadSharp();
  const scene = await sharp(svg(width, height, parts.join('\n')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(scene.data, scene.info.channels);
  return sharp(scene.data, { raw: scene.info }).jpeg({ quality: 82 }).toBuffer();
}

/** Dark on one side and light on the other, as if lit: people see a hole, and no single brightness gives it away. */
function drawHole({ x, y, path }: Placed, at: number): string {
  const light = `gradientUnits="userSpaceOnUse" x1="-26" x2="26" y1="0" y2="0" gradientTransform="rotate(${randomInt(360)})"`;
  return `<linearGradient id="light${at}" ${light}>
      <stop stop-color="#000" stop-opacity="0.78"/><stop offset="1" stop-color="#fff" stop-opacity="0.72"/>
    </linearGradient>
    <path transform="translate(${x} ${y})" d="${path}" fill="url(#light${at})"/>`;
}

/** A bit more than half of an exact copy in one flat colour: one more thing in the scene for people. */
function drawFragment({ x, y, path }: Placed, at: number): string {
  const colour = `hsl(${randomInt(360)} 60% ${pickOne([30, 74])}%)`;
  return `<clipPath id="part${at}">
      <rect x="-50" width="100" y="${between(-6, -2)}" height="80" transform="rotate(${randomInt(360)})"/>
    </clipPath>
    <g transform="translate(${x} ${y})">
      <path clip-path="url(#part${at})" d="${path}" fill="${colour}" opacity="0.7"/>
    </g>`;
}

/** A window onto another scene: nothing in it is to be found again around the hole. */
async function drawPiece(path: string): Promise<Buffer> {
  const middle = `transform="translate(${pieceSide / 2} ${pieceSide / 2})"`;
  const parts = `<clipPath id="shape"><path ${middle} d="${path}"/></clipPath>
    <g clip-path="url(#shape)">${inventScene(pieceSide, pieceSide)}</g>
    <path ${middle} d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>`;
  const sharp = await loadSharp();
  return sharp(svg(pieceSide, pieceSide, parts))
    .png()
    .toBuffer();
}

function svg(svgWidth: number, svgHeight: number, inside: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${svgWidth}" height="${svgHeight}">${inside}</svg>`,
  );
}

/** So that no two places look alike, not even in a plain area. */
function addGrain(pixels: Buffer, channels: number): void {
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const grain = randomBytes(pixels.length / channels);
  for (let index = 0; index < clamped.length; index++) {
    clamped[index] = (clamped[index] ?? 0) + ((grain[Math.floor(index / channels)] ?? 0) - 128) / 12;
  }
}
