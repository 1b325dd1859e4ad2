const dayLength = 24 * 60 * 60 * 1000;

/** Days left counting the one that has begun; 0 for an account that is not, or no longer, VIP. */
export function vipDaysLeft(until: string | null, now: Date): number {
  if (until === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / dayLength));
}
