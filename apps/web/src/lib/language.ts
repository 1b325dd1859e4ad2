import { languages } from '@tiku/contract/limits';
import type { Language } from '@tiku/contract/limits';

/** The language of ours that a browser's tag asks for: `zh-TW` reads Chinese, `pt-BR` Portuguese. */
export function matchLanguage(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language.toLowerCase().split('-')[0] === primary) ?? null;
}

export function chooseLanguage(preferences: {
  /** By the address. */
  asked: string | null;
  remembered: string | null;
  preferred: readonly string[];
}): Language {
  for (const tag of [preferences.asked, preferences.remembered, ...preferences.preferred]) {
    const language = tag && matchLanguage(tag);
    if (language) return language;
  }
  return 'en';
}
