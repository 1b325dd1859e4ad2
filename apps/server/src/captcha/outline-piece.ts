import { randomInt } from 'node:crypto';

/** Width and height of a piece, knobs included. */
export const pieceSide = 44;

const pad = 1;
const body = 34;
const knob = pieceSide - 2 * pad - body;
const neck = 5;
const radius = (neck ** 2 + knob ** 2) / (2 * knob);

const arc = (sweep: 0 | 1, x: number, y: number) => `A${radius} ${radius} 0 1 ${sweep} ${x} ${y}`;

/** An SVG path: knobs above and to the right, each of the other sides with a notch or straight. */
export function outlinePiece(): string {
  const left = pad;
  const right = left + body;
  const bottom = pieceSide - pad;
  const top = bottom - body;
  const middleX = left + body / 2;
  const middleY = top + body / 2;
  const below = randomInt(2) === 1 ? `H${middleX + neck} ${arc(0, middleX - neck, bottom)}` : '';
  const beside = randomInt(2) === 1 ? `V${middleY + neck} ${arc(0, left, middleY - neck)}` : '';
  return [
    `M${left} ${top} H${middleX - neck} ${arc(1, middleX + neck, top)} H${right}`,
    `V${middleY - neck} ${arc(1, right, middleY + neck)} V${bottom}`,
    `${below} H${left} ${beside} Z`,
  ].join(' ');
}
