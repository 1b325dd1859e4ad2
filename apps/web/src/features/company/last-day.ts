/** The last day of somebody whose time ends with a day. */
export function lastDay(expiration: string): Date {
  return new Date(Date.parse(expiration) - 1);
}
