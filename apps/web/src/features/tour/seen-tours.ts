// Which tours were taken or skipped; this browser remembers it.
import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/storage.ts';
import { tours } from './tours.ts';
import type { TourName } from './tours.ts';

const key = 'tiku.tours';
const names = Object.keys(tours) as TourName[];

function readSeen(): ReadonlySet<TourName> {
  const kept = (readStored(key) ?? '').split(' ');
  return new Set(names.filter((name) => kept.includes(name)));
}

export const useSeenTours = create<{ seen: ReadonlySet<TourName> }>(() => ({ seen: readSeen() }));

function keep(seen: ReadonlySet<TourName>): void {
  useSeenTours.setState({ seen });
  writeStored(key, [...seen].join(' '));
}

export function putAway(name: TourName): void {
  keep(new Set([...useSeenTours.getState().seen, name]));
}

export function putAllAway(): void {
  keep(new Set(names));
}

export function offerAgain(): void {
  keep(new Set());
}
