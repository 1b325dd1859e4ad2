// Where the piece slides and which holes it meets. The right hole has its shape, but is turned, scaled and bent by hand, as
// it were: people see that at once, and a program that lays the piece over the picture does not. What lies in its way
// instead has other shapes in the piece's own size and direction, and fragments of the piece that fit exactly.
import { randomInt } from 'node:crypto';
import { bendOutline, outlines } from './outlines.ts';
import { between, pickOne, pickSome } from './random.ts';

export const width = 480;
export const height = 190;
/** Width and height of the piece with the room around it. */
export const pieceSide = 66;
/** How far the piece slides. */
export const slideLength = width - pieceSide;

const holeCount = 4;
const fragmentCount = 3;
const margin = 2;
/** From one hole to the next, at least. */
const apart = 66;
/** Pixels of the picture for one of the outline. */
const scale = 0.56;
const degree = Math.PI / 180;
/** Bent so far that no copy of the piece covers a hole, and not so far that nobody would know it. */
const wobble = 5;

/**
 * How far off, in pixels of the picture, the piece may be dropped: what a thumb on a small phone can do over a hole that
 * is not its exact copy. The best blind guess hits in one of ten puzzles, and a puzzle takes one answer.
 */
export const slideTolerance = 8;

/**
 * Clear of where the piece starts, and of where it ends: somebody who moves it by keys presses at least four of them,
 * even if they begin from the end.
 */
const reach = { first: pieceSide + 6, last: slideLength - slideTolerance - 4 };

export interface Placed {
  /** Of the middle, in pixels of the picture. */
  x: number;
  y: number;
  /** An SVG path around it. */
  path: string;
}

export interface Plan {
  /** How far from the top the piece begins and ends; in between it goes straight. */
  startTop: number;
  endTop: number;
  piece: string;
  holes: Placed[];
  /** Copies of the piece, to be shown in part. */
  fragments: Placed[];
  /** How far to slide. */
  answer: number;
}

export function planPuzzle(): Plan {
  const tops = [margin, height - pieceSide - margin] as const;
  const [startTop, endTop] = [Math.round(between(...tops)), Math.round(between(...tops))];
  const place = (slid: number, path: string): Placed => ({
    x: slid + pieceSide / 2,
    y: startTop + ((endTop - startTop) * slid) / slideLength + pieceSide / 2,
    path,
  });
  const chosen = pickSome(outlines, holeCount);
  const right = randomInt(holeCount);
  const stops = spread(holeCount);
  const angle = between(-22, 22) * degree;
  const piece = bendOutline(chosen[right] ?? [], { angle, scale, wobble: 0 });
  const holes = chosen.map((outline, at) => {
    const bend =
      at === right ? turnAway(angle) : { angle: angle + between(-10, 10) * degree, scale: scale * between(0.9, 1.1) };
    return place(stops[at] ?? 0, bendOutline(outline, { ...bend, wobble }));
  });
  const fragments = Array.from({ length: fragmentCount }, () => place(between(reach.first - 10, slideLength), piece));
  return { startTop, endTop, piece, holes, fragments, answer: stops[right] ?? 0 };
}

function turnAway(angle: number) {
  return { angle: angle + pickOne([-1, 1]) * between(8, 22) * degree, scale: scale * between(0.82, 1.12) };
}

/** One after the other, as far apart as holes are wide, and anywhere in the room that leaves. */
function spread(count: number): number[] {
  const room = reach.last - reach.first - apart * (count - 1);
  const shifts = Array.from({ length: count }, () => between(0, room)).toSorted((a, b) => a - b);
  return shifts.map((shift, at) => Math.round(reach.first + apart * at + shift));
}
