// Programs that solve sliders by looking at them: what a puzzle has to withstand. Each lays the piece over every place it
// slides through and answers where it fits best.
import type { ResponseOf } from '@tiku/contract';
import sharp from 'sharp';

type Slider = NonNullable<ResponseOf<'GET /app/slider/captcha'>['slider']>;

interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel. */
  data: Buffer;
}

/** One number for each pixel. */
interface Field {
  width: number;
  height: number;
  values: Float32Array;
}

type Offset = readonly [x: number, y: number];

export async function readPicture(address: string): Promise<Picture> {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function fieldOf({ width, height }: { width: number; height: number }, value: (x: number, y: number) => number): Field {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) values[y * width + x] = value(x, y);
  return { width, height, values };
}

function at({ width, height, values }: Field, x: number, y: number): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? 0 : (values[row * width + column] ?? 0);
}

const byteOf = ({ data, width }: Picture, x: number, y: number, channel: number) =>
  data[(y * width + x) * 4 + channel] ?? 0;
const opacityOf = (picture: Picture) => fieldOf(picture, (x, y) => byteOf(picture, x, y, 3));
const brightnessOf = (picture: Picture) =>
  fieldOf(picture, (x, y) => [0, 1, 2].reduce((sum, channel) => sum + byteOf(picture, x, y, channel), 0) / 3);

function blur(field: Field, radius: number): Field {
  const along = (from: Field, stepX: number, stepY: number) =>
    fieldOf(from, (x, y) => {
      let sum = 0;
      for (let step = -radius; step <= radius; step++) sum += at(from, x + step * stepX, y + step * stepY);
      return sum / (2 * radius + 1);
    });
  return along(along(field, 1, 0), 0, 1);
}

interface Slopes {
  across: Field;
  down: Field;
}

/** How steep the field is in both directions, by Sobel. */
function slopesOf(field: Field): Slopes {
  const isInside = (x: number, y: number) => x > 0 && y > 0 && x < field.width - 1 && y < field.height - 1;
  const slope = (x: number, y: number, stepX: number, stepY: number) =>
    [-1, 0, 1].reduce((sum, side) => {
      const [besideX, besideY] = [x + side * stepY, y + side * stepX];
      const rise = at(field, besideX + stepX, besideY + stepY) - at(field, besideX - stepX, besideY - stepY);
      return sum + (side === 0 ? 2 : 1) * rise;
    }, 0);
  return {
    across: fieldOf(field, (x, y) => (isInside(x, y) ? slope(x, y, 1, 0) : 0)),
    down: fieldOf(field, (x, y) => (isInside(x, y) ? slope(x, y, 0, 1) : 0)),
  };
}

/** Of all places, in pixels slid, the one with the highest score. */
function findBest({ width, piece_width, piece_top, piece_end_top }: Slider, score: (x: number, y: number) => number) {
  const length = width - piece_width;
  let best = { slid: 0, score: -Infinity };
  // Where the piece starts it covers nothing but itself.
  for (let slid = piece_width; slid <= length; slid++) {
    const found = score(slid, piece_top + ((piece_end_top - piece_top) * slid) / length);
    if (found > best.score) best = { slid, score: found };
  }
  return best;
}

const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;

function correlate(a: number[], b: number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [product, squareA, squareB] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const [offA, offB] = [value - meanA, (b[index] ?? 0) - meanB];
    product += offA * offB;
    squareA += offA ** 2;
    squareB += offB ** 2;
  }
  return product / Math.sqrt(squareA * squareB + 1e-9);
}

/** Where the picture, under the shape of the piece, varies most like the piece does. */
export async function comparePixels(slider: Slider): Promise<number> {
  const [ground, piece] = await Promise.all([readPicture(slider.background), readPicture(slider.piece)]);
  const [scene, own, mask] = [brightnessOf(ground), brightnessOf(piece), opacityOf(piece)];
  const inside: Offset[] = [];
  for (let y = 0; y < piece.height; y++)
    for (let x = 0; x < piece.width; x++)
      if ([-2, 0, 2].every((d) => at(mask, x + d, y) === 255 && at(mask, x, y + d) === 255)) inside.push([x, y]);
  const wanted = inside.map(([x, y]) => at(own, x, y));
  return findBest(slider, (left, top) => {
    const seen = inside.map(([x, y]) => at(scene, left + x, top + y));
    return Math.abs(correlate(wanted, seen));
  }).slid;
}

/** A pixel of the outline, from the middle of the piece, and the direction that leads across the outline there. */
interface OutlinePoint {
  x: number;
  y: number;
  normalX: number;
  normalY: number;
}

async function outlineOf(slider: Slider): Promise<OutlinePoint[]> {
  const mask = opacityOf(await readPicture(slider.piece));
  const { across, down } = slopesOf(blur(mask, 1));
  const outline: OutlinePoint[] = [];
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      const [right, below] = [at(across, x, y), at(down, x, y)];
      const steep = Math.hypot(right, below);
      if (steep < 380) continue;
      outline.push({ x: x - mask.width / 2, y: y - mask.height / 2, normalX: right / steep, normalY: below / steep });
    }
  }
  return outline;
}

function turnOutline(outline: OutlinePoint[], angle: number, scale: number): OutlinePoint[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return outline.map(({ x, y, normalX, normalY }) => ({
    x: scale * (x * cos - y * sin),
    y: scale * (x * sin + y * cos),
    normalX: normalX * cos - normalY * sin,
    normalY: normalX * sin + normalY * cos,
  }));
}

/** Beyond it an edge is an edge like any other: otherwise the brightest line in the scene would win. */
const steepest = 150;

/** Where the outline, turned and scaled in all the given ways, runs along most edges, as compared with the surroundings. */
async function followEdgesBy(slider: Slider, angles: number[], scales: number[]): Promise<number> {
  const [outline, ground] = await Promise.all([outlineOf(slider), readPicture(slider.background)]);
  const { across, down } = slopesOf(blur(brightnessOf(ground), 1));
  const around = blur(
    fieldOf(ground, (x, y) => Math.min(steepest, Math.hypot(at(across, x, y), at(down, x, y)))),
    20,
  );
  const middle = slider.piece_width / 2;
  const tried = angles.flatMap((angle) =>
    scales.map((scale) => {
      const turned = turnOutline(outline, angle, scale);
      return findBest(slider, (left, top) => {
        let sum = 0;
        for (const { x, y, normalX, normalY } of turned) {
          const [placeX, placeY] = [left + middle + x, top + middle + y];
          const edge = Math.abs(at(across, placeX, placeY) * normalX + at(down, placeX, placeY) * normalY);
          sum += Math.min(steepest, edge);
        }
        return sum / turned.length / (10 + at(around, left + middle, top + middle));
      });
    }),
  );
  return tried.reduce((best, found) => (found.score > best.score ? found : best)).slid;
}

export function followEdges(slider: Slider): Promise<number> {
  return followEdgesBy(slider, [0], [1]);
}

/** Written against this very puzzle: it knows how far the hole may be turned and scaled. */
export function followTurnedEdges(slider: Slider): Promise<number> {
  const degrees = [-18, -9, 0, 9, 18];
  return followEdgesBy(
    slider,
    degrees.map((degree) => (degree * Math.PI) / 180),
    [0.86, 0.97, 1.08],
  );
}
