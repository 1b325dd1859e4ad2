// Solves a slider by looking at it, as a patient program would.
import type { ResponseOf } from '@tiku/contract';
import sharp from 'sharp';

type Slider = NonNullable<ResponseOf<'GET /app/slider/captcha'>['slider']>;

export async function readPixels(address: string): Promise<{ data: Buffer; width: number; height: number }> {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where the background, under the shape of the piece, varies most like the piece does. */
export async function findGap({ background, piece, piece_top }: Slider): Promise<number> {
  const [ground, shape] = await Promise.all([readPixels(background), readPixels(piece)]);
  const brightness = ({ data, width }: typeof ground, x: number, y: number) => {
    const at = (y * width + x) * 4;
    return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  };
  const isInside = (x: number, y: number) =>
    [-2, 0, 2].every((dx) => [-2, 0, 2].every((dy) => shape.data[((y + dy) * shape.width + x + dx) * 4 + 3] === 255));
  const inside: [x: number, y: number][] = [];
  for (let y = 2; y < shape.height - 2; y++)
    for (let x = 2; x < shape.width - 2; x++) if (isInside(x, y)) inside.push([x, y]);
  const wanted = inside.map(([x, y]) => brightness(shape, x, y));
  let best = { left: -1, likeness: -1 };
  for (let left = 0; left <= ground.width - shape.width; left++) {
    const seen = inside.map(([x, y]) => brightness(ground, left + x, piece_top + y));
    const likeness = correlate(wanted, seen);
    if (likeness > best.likeness) best = { left, likeness };
  }
  return best.left;
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
  return product / Math.sqrt(squareA * squareB);
}
