// Two sets of five questions that a thousand people answered, as Bock and Lieberman (1970) and Bock and Aitkin (1981) print them: how many
// had which of them right, from none to all, the last question changing first.

const lsat6 = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298,
];
const lsat7 = [
  12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136, 32, 308,
];

function unfold(frequencies: readonly number[]): boolean[][] {
  return frequencies.flatMap((count, pattern) =>
    Array.from({ length: count }, () => [16, 8, 4, 2, 1].map((bit) => (pattern & bit) > 0)),
  );
}

export const bockLieberman6 = unfold(lsat6);
export const bockLieberman7 = unfold(lsat7);
