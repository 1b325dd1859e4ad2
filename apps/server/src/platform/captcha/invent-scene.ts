// An abstract picture, another one each time: enough edges of its own that a hole's are not the only ones.
import { randomInt } from 'node:crypto';
import { between, pickOne } from './random.ts';

/** Of middle lightness, so that it sits well on light and dark pages. */
const colour = (): string => `hsl(${randomInt(360)} ${between(35, 70)}% ${between(38, 66)}%)`;

type Shape = (width: number, height: number) => string;

const shapes: readonly [Shape, ...Shape[]] = [
  (width, height) => `<circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${between(10, 46)}" ${paint()}/>`,
  (width, height) => {
    const [x, y] = [randomInt(width), randomInt(height)];
    const size = `width="${between(16, 90)}" height="${between(14, 60)}" rx="${between(0, 12)}"`;
    return `<rect x="${x}" y="${y}" ${size} transform="rotate(${randomInt(180)} ${x} ${y})" ${paint()}/>`;
  },
  (width, height) => {
    const [x, y] = [randomInt(width), randomInt(height)];
    const corners = Array.from({ length: 3 }, () => `${x + between(-50, 50)},${y + between(-40, 40)}`);
    return `<polygon points="${corners.join(' ')}" ${paint()}/>`;
  },
  (width, height) => {
    const wave = `M-10 ${randomInt(height)} Q${randomInt(width)} ${randomInt(height)} ${width + 10} ${randomInt(height)}`;
    return `<path d="${wave}" fill="none" stroke="${colour()}" stroke-width="${between(2, 9)}" opacity="0.7"/>`;
  },
];

function paint(): string {
  return `fill="${colour()}" opacity="${between(0.45, 0.9)}"`;
}

/** The inside of an SVG picture. */
export function inventScene(width: number, height: number): string {
  const drawn = Array.from({ length: 16 }, () => pickOne(shapes)(width, height));
  return `<linearGradient id="ground" gradientTransform="rotate(${randomInt(90)})">
      <stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    ${drawn.join('\n    ')}`;
}

/** Thin lines across everything, holes included. */
export function inventStrokes(width: number, height: number): string {
  const strokes = Array.from({ length: 5 }, () => {
    const [angle, length] = [between(0, 2 * Math.PI), between(20, 60)];
    const bow = `${length * Math.cos(angle + 0.6)} ${length * Math.sin(angle + 0.6)}`;
    const end = `${1.6 * length * Math.cos(angle)} ${1.6 * length * Math.sin(angle)}`;
    const look = `stroke="hsl(${randomInt(360)} 50% ${pickOne([30, 75])}%)" stroke-width="${between(1.5, 3)}"`;
    return `<path d="M${randomInt(width)} ${randomInt(height)} q${bow} ${end}" fill="none" ${look} opacity="0.6"/>`;
  });
  return strokes.join('\n');
}
