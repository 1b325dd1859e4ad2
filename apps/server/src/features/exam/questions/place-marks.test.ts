import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newestStretch } from './place-marks.ts';

const marked = /'=p-(?<bits>\d+)-(?<place>\d+)'/g;

/** As the database's place_marks() would mark it. */
function isIn(mark: string, contentId: number): boolean {
  if (mark === "'=p'") return true;
  const marks = [...mark.matchAll(marked)].map(({ groups }) => groups);
  return marks.some((each) => Math.floor(contentId / 2 ** Number(each?.bits)) === Number(each?.place));
}

it('holds at least as many of the newest contents as are wanted, all that there are or all within its size', () => {
  fc.assert(
    fc.property(fc.integer({ max: 2e7, min: 1 }), fc.integer({ max: 4e6, min: 1 }), fc.nat(), (newest, wanted, any) => {
      const { mark, size } = newestStretch('=p', newest, wanted);
      expect(isIn(mark, newest)).toBe(true);
      expect(isIn(mark, Math.max(newest - wanted, 1))).toBe(true);
      if (size === Infinity) return;
      expect(size).toBeGreaterThanOrEqual(wanted);
      expect(mark.split('|').length).toBeLessThanOrEqual(8);
      const older = any % newest;
      expect(isIn(mark, older)).toBe(older >= newest - size);
    }),
  );
});

it('is all of the circle where little would be left out', () => {
  expect(newestStretch('=a7', 5_000, 4_096)).toEqual({ mark: "'=a7'", size: Infinity });
  expect(newestStretch('=a7', 9_000_000, 8_000_000)).toEqual({ mark: "'=a7'", size: Infinity });
});
