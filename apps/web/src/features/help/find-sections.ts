import type { Language } from '@tiku/contract/limits';
import type { Config } from '../../lib/config.ts';
import { parseRichText } from './rich-text.ts';
import { loadTopicText, sectionsOf } from './topic-text.ts';
import type { Block } from './topic-text.ts';
import { topicsOf } from './topics.ts';
import type { Topic } from './topics.ts';

export interface FoundSection {
  topic: Topic;
  id: string;
  heading: string;
  /** The first place that holds one of the words. */
  excerpt: string;
}

const excerptLength = 140;

function wordsOf(block: Block): string[] {
  const texts = 'list' in block ? block.list : 'steps' in block ? block.steps : [block.p];
  return texts.map((text) =>
    parseRichText(text)
      .map(({ words }) => words)
      .join(''),
  );
}

/** Case, width and accents make no difference. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function excerptOf(texts: readonly string[], words: readonly string[]): string {
  const text = texts.find((candidate) => words.some((word) => fold(candidate).includes(word))) ?? texts[0] ?? '';
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
}

/** Sections that hold all the words, those first that have them in their heading. */
export async function findSections(query: string, language: Language, config: Config): Promise<FoundSection[]> {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const found: (FoundSection & { inHeading: boolean })[] = [];
  for (const topic of topicsOf(config)) {
    for (const { id, heading, body } of sectionsOf(await loadTopicText(topic.name, language), config)) {
      const texts = body.flatMap((block) => wordsOf(block));
      const all = fold([heading, ...texts].join('\n'));
      if (!words.every((word) => all.includes(word))) continue;
      const inHeading = words.some((word) => fold(heading).includes(word));
      found.push({ topic, id, heading, excerpt: excerptOf(texts, words), inHeading });
    }
  }
  return found.toSorted((a, b) => Number(b.inHeading) - Number(a.inHeading));
}
