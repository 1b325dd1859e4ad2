// Material, pictures, sound, film, and text that is hard to set.
import type { Question } from '@tiku/questions';

export const material = `
<p>Four planets go around the Sun within the asteroid belt.</p>
<table>
<thead><tr><th>Planet</th><th>Diameter (km)</th><th>Year (days)</th></tr></thead>
<tbody>
<tr><td>Mercury</td><td>4,879</td><td>88</td></tr>
<tr><td>Venus</td><td>12,104</td><td>225</td></tr>
<tr><td>Earth</td><td>12,756</td><td>365</td></tr>
<tr><td>Mars</td><td>6,792</td><td>687</td></tr>
</tbody>
</table>`;

const plain = { score: 1, difficulty: null } as const;

export const materialQuestions: readonly Question[] = [
  {
    type: 1,
    desc: '<p>Which planet is most like the Earth in size?</p>',
    options: ['Mercury', 'Venus', 'Mars'],
    correct_answer: ['B'],
    partial_score: null,
    explanation: '<p>12,104 : 12,756, about 95 %.</p>',
    ...plain,
  },
  {
    type: 3,
    desc: '<p>A year on Mars is about ____ times as long as one on Mercury (a whole number).</p>',
    correct_answer: [['8', 'eight']],
    item_scores: [1],
    explanation: '<p>$687 \\div 88 \\approx 7.8$</p>',
    ...plain,
  },
];

export const mediaQuestions: readonly Question[] = [
  {
    type: 1,
    desc: '<p>The small squares on the sides $a$ and $b$ of the triangle are 9 and 16. How many does the square on $c$ hold?</p><p><img src="pythagoras.png" alt="A right triangle with a square of 3 by 3 on side a, of 4 by 4 on side b, and one on the longest side c"></p>',
    options: ['12', '24', '25', '49'],
    correct_answer: ['C'],
    partial_score: null,
    explanation: '<p>$$a^2 + b^2 = c^2, \\qquad 9 + 16 = 25 = 5^2$$</p>',
    ...plain,
  },
  {
    type: 4,
    desc: '<p>You hear a major chord, first note by note, then at once.</p><p><audio src="chord.mp3"></audio></p>',
    correct_answer: true,
    explanation: '<p>C, E, G: a major third and, on top of it, a minor one.</p>',
    ...plain,
  },
  {
    type: 8,
    desc: '<p>How long is this pendulum, if it swings as in the film? Take $T = 2\\pi\\sqrt{\\ell / g}$ with $g = 9.8\\,\\text{m/s}^2$.</p><p><video src="pendulum.mp4"></video></p>',
    options: ['About 0.25 m', 'About 1 m', 'About 2 m', 'About 4 m'],
    correct_answer: ['B'],
    partial_score: null,
    explanation:
      '<p>It takes two seconds to swing there and back: $\\ell = g\\,T^2 / 4\\pi^2 \\approx 0.99\\,\\text{m}$.</p>',
    ...plain,
  },
];

export const hardToSet = `
<p>Marks: <b>bold</b>, <i>italic</i>, <u>underlined</u>, <s>struck</s>, H<sub>2</sub>O, x<sup>2</sup>, <code>let x = 1;</code></p>
<p>Formulas: $e^{i\\pi} + 1 = 0$, $\\vec{F} = m\\vec{a}$, $\\left\\{\\begin{array}{l} x \\\\ y \\\\ z \\\\ u \\\\ v \\end{array}\\right.$, and on a line of its own</p>
<p>$$\\int_{-\\infty}^{\\infty} e^{-x^2}\\,dx = \\sqrt{\\pi}, \\qquad \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}^{-1} = \\frac{1}{ad - bc}\\begin{pmatrix} d & -b \\\\ -c & a \\end{pmatrix}$$</p>
<p>Money is no formula: $5 and $10. A broken one stays readable: $\\frac{1}{$</p>
<blockquote><p>学而时习之，不亦说乎？</p></blockquote>
<ul><li>First<ol><li>and within it</li></ol></li><li>Second</li></ul>
<pre>function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b); // Euclid, about 300 BC, in a line that is too long for a phone
}</pre>
<table><thead><tr><th>Term</th><th colspan="2">Winter</th><th>Summer</th></tr></thead><tbody><tr><td rowspan="2">Lectures</td><td>Algebra</td><td>Analysis</td><td>Topology</td></tr><tr><td>Mechanics</td><td>Optics</td><td>Thermodynamics</td></tr></tbody></table>
<p>Long words: Donaudampfschifffahrtsgesellschaftskapitän, Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, https://example.org/a/path/that/goes/on/and/on/without/a/single/space/in/it.html</p>
<p>من طلب العلا سهر الليالي (right to left, as it should be)</p>
<p>A file that is not there: <img src="missing.png" alt="Nothing"></p>`;
