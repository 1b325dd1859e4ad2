// What holes and pieces look like: shapes that people know at a glance, however they are turned and bent.
import { between } from './random.ts';

type Point = readonly [x: number, y: number];

/** Points of a curve, as close as the corners of a bent line have to be. */
function trace(count: number, from: number, to: number, point: (angle: number) => Point): Point[] {
  return Array.from({ length: count }, (_, at) => point(from + ((to - from) * at) / count));
}

/** Straight lines with points on the way, so that they can be bent as well. */
function connect(corners: readonly Point[]): Point[] {
  return corners.flatMap(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    const count = Math.max(2, Math.round(Math.hypot(nextX - x, nextY - y) / 8));
    return Array.from({ length: count }, (_, step): Point => {
      const part = step / count;
      return [x + (nextX - x) * part, y + (nextY - y) * part];
    });
  });
}

const turn = 2 * Math.PI;
const onCircle = (angle: number, radius: number, x = 0): Point => [
  x + radius * Math.cos(angle),
  radius * Math.sin(angle),
];

/** Around the middle, at most 50 from it. */
export const outlines: readonly (readonly Point[])[] = [
  // A star.
  connect(Array.from({ length: 10 }, (_, at) => onCircle((turn * at) / 10 - turn / 4, at % 2 === 0 ? 50 : 21))),
  // A heart.
  trace(60, 0, turn, (angle) => [
    48 * Math.sin(angle) ** 3,
    -2.9 * (13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)) - 4,
  ]),
  // A moon.
  [
    ...trace(36, 0.96, turn - 0.96, (angle) => onCircle(angle, 48)),
    ...trace(24, turn - 1.61, 1.61, (angle) => onCircle(angle, 39.3, 29)),
  ],
  // A drop.
  trace(48, 0, turn, (angle) => [38 * Math.sin(angle) * Math.sin(angle / 2) ** 1.6, -50 * Math.cos(angle)]),
  // A cross.
  connect([
    [-16, -48],
    [16, -48],
    [16, -16],
    [48, -16],
    [48, 16],
    [16, 16],
    [16, 48],
    [-16, 48],
    [-16, 16],
    [-48, 16],
    [-48, -16],
    [-16, -16],
  ]),
  // A flash.
  connect([
    [10, -50],
    [-36, 8],
    [-6, 8],
    [-14, 50],
    [36, -12],
    [6, -12],
    [22, -50],
  ]),
  // An arrow.
  connect([
    [-48, -16],
    [4, -16],
    [4, -44],
    [50, 0],
    [4, 44],
    [4, 16],
    [-48, 16],
  ]),
];

export interface Bend {
  /** In radians. */
  angle: number;
  scale: number;
  /** How far, of 50, points are moved from where a copy would have them. */
  wobble: number;
}

/** An SVG path around 0, 0. With a wobble no two are alike, and none is a turned or scaled copy of another. */
export function bendOutline(outline: readonly Point[], { angle, scale, wobble }: Bend): string {
  const [waveX, waveY] = [between(0.05, 0.085), between(0.05, 0.085)];
  const [startX, startY] = [between(0, turn), between(0, turn)];
  const slant = between(-wobble, wobble) / 35;
  const stretch = 1 + between(-wobble, wobble) / 60;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  const points = outline.map(([x, y]) => {
    const bentX = stretch * (x + wobble * Math.sin(waveX * y + startX) + slant * y);
    const bentY = y + wobble * Math.sin(waveY * x + startY);
    return `${(bentX * cos - bentY * sin).toFixed(1)} ${(bentX * sin + bentY * cos).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
