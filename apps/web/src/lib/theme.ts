import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const themeKey = 'tiku.theme';
/** None where a page is drawn for somebody whose screen is not known yet. */
const darkSystem = import.meta.env.SSR ? null : window.matchMedia('(prefers-color-scheme: dark)');

interface Theme {
  choice: ThemeChoice;
  dark: boolean;
}

function themeOf(choice: ThemeChoice): Theme {
  return { choice, dark: choice === 'dark' || (choice === 'system' && darkSystem?.matches === true) };
}

const remembered = themeChoices.find((choice) => choice === readStored(themeKey));

export const useTheme = create<Theme>(() => themeOf(remembered ?? 'system'));

useTheme.subscribe(({ dark }) => {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
});

darkSystem?.addEventListener('change', () => useTheme.setState(themeOf(useTheme.getState().choice)));

export function chooseTheme(choice: ThemeChoice): void {
  writeStored(themeKey, choice);
  useTheme.setState(themeOf(choice));
}
