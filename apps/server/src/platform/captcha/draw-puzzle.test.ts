import { describe, expect, it } from 'vitest';
import { comparePixels, followEdges, followTurnedEdges, readPicture } from '../../testing/attack-slider.ts';
import { drawPuzzle } from './draw-puzzle.ts';
import { pieceSide, planPuzzle, slideLength, slideTolerance } from './plan-puzzle.ts';

/** Enough to tell mostly from hardly ever; a run with more gives the figures of the decision record. */
const puzzleCount = Number(process.env.CAPTCHA_PUZZLES ?? 24);

describe('drawPuzzle', () => {
  it('shows a piece clear of its start and of its end', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const { slider, answer } = await drawPuzzle();
      expect(slider).toMatchObject({ width: 480, height: 190, piece_width: pieceSide });
      expect(answer).toBeGreaterThan(pieceSide);
      expect(answer).toBeLessThan(slideLength - slideTolerance);
      for (const top of [slider.piece_top, slider.piece_end_top]) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top).toBeLessThanOrEqual(slider.height - pieceSide);
      }
    }
  });

  it('leaves everything around the piece transparent', async () => {
    const { slider } = await drawPuzzle();
    const { data, width, height } = await readPicture(slider.piece);
    expect([width, height]).toEqual([pieceSide, pieceSide]);
    const opacity = (x: number, y: number) => data[(y * width + x) * 4 + 3];
    expect([opacity(0, 0), opacity(65, 0), opacity(0, 65), opacity(65, 65)]).toEqual([0, 0, 0, 0]);
    const filled = Array.from({ length: width * height }, (_, at) => data[at * 4 + 3]).filter((value) => value === 255);
    expect(filled.length).toBeGreaterThan(300);
  });

  it('never shows the same picture twice', async () => {
    const drawn = await Promise.all(Array.from({ length: 5 }, drawPuzzle));
    expect(new Set(drawn.map(({ slider }) => slider.background)).size).toBe(5);
    expect(new Set(drawn.map(({ slider }) => slider.piece)).size).toBe(5);
  });

  it('puts the hole anywhere: no guess hits it often', () => {
    const answers = Array.from({ length: 5_000 }, () => planPuzzle().answer);
    const hits = Array.from(
      { length: slideLength + 1 },
      (_, guess) => answers.filter((answer) => Math.abs(answer - guess) <= slideTolerance).length,
    );
    expect(Math.max(...hits) / answers.length).toBeLessThan(0.13);
  });
});

describe('a program that solves sliders', () => {
  it.for([
    ['compares pixels', comparePixels, 0.5],
    ['follows edges', followEdges, 0.5],
    ['follows edges, turned and scaled in 15 ways', followTurnedEdges, 0.75],
  ] as const)('and %s fails mostly', { timeout: 600_000 }, async ([, solve, most], { annotate }) => {
    let solved = 0;
    for (let turn = 0; turn < puzzleCount; turn++) {
      const { slider, answer } = await drawPuzzle();
      if (Math.abs((await solve(slider)) - answer) <= slideTolerance) solved++;
    }
    await annotate(`solved ${solved} of ${puzzleCount} sliders`);
    expect(solved / puzzleCount).toBeLessThan(most);
  });
});
