// How somebody likes to practise; this browser remembers it.
import { fontSizes } from '@tiku/questions/views';
import type { FontSize } from '@tiku/questions/views';
import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/storage.ts';

export interface PracticeSettings {
  fontSize: FontSize;
  /** One question at a time, or a page of them. */
  view: 'one' | 'list';
  /** A tap on the only answer that can be given checks it. */
  tapChecks: boolean;
  /** Goes on by itself after a right answer. */
  autoNext: boolean;
  /** A right answer takes a question off the list of wrong ones. */
  retireWrong: boolean;
}

const key = 'tiku.practice.settings';
const usual: PracticeSettings = {
  fontSize: 'standard',
  view: 'one',
  tapChecks: false,
  autoNext: false,
  retireWrong: true,
};

function readSettings(): PracticeSettings {
  try {
    const kept = JSON.parse(readStored(key) ?? '{}') as Partial<PracticeSettings>;
    return {
      fontSize: fontSizes.find((size) => size === kept.fontSize) ?? usual.fontSize,
      view: kept.view === 'list' ? 'list' : 'one',
      tapChecks: kept.tapChecks === true,
      autoNext: kept.autoNext === true,
      retireWrong: kept.retireWrong !== false,
    };
  } catch {
    return usual;
  }
}

export const useSettings = create<PracticeSettings>(readSettings);

export function changeSettings(change: Partial<PracticeSettings>): void {
  useSettings.setState(change);
  writeStored(key, JSON.stringify(useSettings.getState()));
}
