/** With its sign, which is no hyphen. */
export function signed(points: number, format: { score: (value: number) => string }): string {
  if (points === 0) return format.score(0);
  return `${points > 0 ? '+' : '−'}${format.score(Math.abs(points))}`;
}
