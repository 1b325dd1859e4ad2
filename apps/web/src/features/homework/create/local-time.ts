// Instants as a field for date and time takes them: in the person's own time zone, to the minute.

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

export function toLocalTime(instant: string): string {
  const time = new Date(instant);
  const day = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-');
  return `${day}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** Null for what is no time. */
export function fromLocalTime(local: string): string | null {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
