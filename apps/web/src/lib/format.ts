import { useMemo } from 'react';
import { useLanguage } from './i18n.ts';

const shortCounts = [
  { from: 1e9, unit: 'G' },
  { from: 1e6, unit: 'M' },
  { from: 1e3, unit: 'K' },
] as const;

const sizes = [
  { from: 1024 ** 3, unit: 'GB' },
  { from: 1024 ** 2, unit: 'MB' },
  { from: 1024, unit: 'KB' },
] as const;

/** Half-up to one decimal; the nudge undoes what sums of fractions lose (eleven times 0.05 is 0.5499…). */
function roundToTenth(value: number): number {
  return Math.floor(value * 10 + 0.5 + 1e-9) / 10;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Dates, times and numbers as they are written in a language, in the person's own time zone. */
export function createFormat(language: string, timeZone?: string) {
  const plain = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const cents = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
  const times = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  const instants = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });

  const spans = (['day', 'hour', 'minute'] as const).map(
    (unit) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
  );
  const together = new Intl.ListFormat(language, { type: 'unit' });

  /** Up to two hours in minutes, as usual for exams; longer times in days, hours and minutes. */
  function minutes(value: number): string {
    const whole = Math.max(0, Math.floor(value));
    const parts = whole > 120 ? [Math.floor(whole / 1440), Math.floor(whole / 60) % 24, whole % 60] : [0, 0, whole];
    const said = parts.flatMap((part, at) => (part > 0 ? [spans[at]?.format(part) ?? ''] : []));
    return said.length === 0 ? (spans[2]?.format(0) ?? '') : together.format(said);
  }

  function shorten(value: number, units: readonly { from: number; unit: string }[]) {
    const index = units.findIndex(({ from }) => value >= from);
    const fitting = units[index];
    if (!fitting) return null;
    // 999,950 is 1M and not 1,000K: what rounds up to the next unit belongs to it.
    const larger = units[index - 1];
    const { from, unit } =
      larger && roundToTenth(value / fitting.from) * fitting.from >= larger.from ? larger : fitting;
    return { figure: tenths.format(roundToTenth(value / from)), unit };
  }

  return {
    date: (value: string | Date) => dates.format(new Date(value)),
    time: (value: string | Date) => times.format(new Date(value)),
    dateTime: (value: string | Date) => instants.format(new Date(value)),
    number: (value: number) => plain.format(value),
    /** Minor units, as money is held. */
    money: (minor: number) => cents.format(minor / 100),
    score: (value: number) => tenths.format(roundToTenth(value)),
    count(value: number): string {
      const short = shorten(value, shortCounts);
      return short ? short.figure + short.unit : plain.format(value);
    },
    size(bytes: number): string {
      const short = shorten(bytes, sizes);
      return short ? `${short.figure} ${short.unit}` : `${tenths.format(roundToTenth(bytes / 1024))} KB`;
    },
    minutes,
    /** As a clock shows it; a day and more in days, hours and minutes. */
    duration(seconds: number): string {
      const whole = Math.max(0, Math.floor(seconds));
      if (whole >= 24 * 3600) return minutes(whole / 60);
      return [whole / 3600, (whole / 60) % 60, whole % 60].map((part) => twoDigits(Math.floor(part))).join(':');
    },
  };
}

export function useFormat() {
  const language = useLanguage();
  return useMemo(() => createFormat(language), [language]);
}
