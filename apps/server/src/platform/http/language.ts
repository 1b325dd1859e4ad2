import { languages } from '@tiku/contract';
import type { Language } from '@tiku/contract';

const byPrimaryTag = new Map<string, Language>(
  languages.map((language) => [language.split('-')[0] ?? language, language]),
);

/** Browsers send the same few headers over and over. */
const known = new Map<string, Language>();
const maxKnown = 500;

/** The best of our languages for an `Accept-Language` header; English where none fits. */
export function negotiateLanguage(header: string | undefined): Language {
  if (header === undefined) return 'en';
  const before = known.get(header);
  if (before) return before;
  const language = weigh(header);
  if (known.size < maxKnown && header.length < 200) known.set(header, language);
  return language;
}

function weigh(header: string): Language {
  const preferences = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of preferences) {
    const language = byPrimaryTag.get(tag.split('-')[0] ?? '');
    if (language) return language;
  }
  return 'en';
}
