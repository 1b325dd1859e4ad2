/** As evenly as one decimal allows; what does not divide goes to the first items. */
export function spreadScore(total: number, count: number): number[] {
  const tenths = Math.round(total * 10);
  const each = Math.floor(tenths / count);
  return Array.from({ length: count }, (_, index) => (each + (index < tenths - each * count ? 1 : 0)) / 10);
}
