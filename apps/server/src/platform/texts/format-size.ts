import type { Language } from '@tiku/contract';

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

/** Rounded down: somebody who is told that 1.3 MB are left can store a file of 1.3 MB. */
function formatSize(bytes: number, language: Language): string {
  const [unit, size] = bytes >= GB ? ['GB', GB] : bytes >= MB ? ['MB', MB] : ['KB', KB];
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    Math.floor((bytes / size) * 10) / 10,
  );
  return `${figure} ${unit}`;
}

export function formatSizes(sizes: Record<string, number>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(sizes).map(([name, bytes]) => [name, formatSize(bytes, language)]));
}
