// The words of these components. The application that draws them hands in a translator for these keys.
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type en from './texts/en.json';

export type UiTexts = (key: keyof typeof en, values?: Record<string, string | number>) => string;

const TextsContext = createContext<UiTexts | null>(null);

export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export function useUiTexts(): UiTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('components of @tiku/ui with words are drawn inside a UiTextsProvider');
  return texts;
}
