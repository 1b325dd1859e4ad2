import { readdir } from 'node:fs/promises';
import { languages } from '@tiku/contract/limits';
import type { Variant } from '@tiku/contract/limits';
import { describe, expect, it } from 'vitest';
import { memberPages } from '../../app/member-pages.ts';
import { publicPages } from '../../app/public-pages.ts';
import type { Config } from '../../lib/config.ts';
import { existsIn, matchesPath } from '../../lib/navigation/page.ts';
import { parseRichText } from './rich-text.ts';
import { loadTopicText, sectionsOf } from './topic-text.ts';
import type { Block, TopicText } from './topic-text.ts';
import { addressOf, topics, topicsOf } from './topics.ts';

const pages = [...publicPages, ...memberPages];

function configOf(variant: Variant, forced: Config['forced_language'] = null): Config {
  return {
    variant,
    brand: 'Tiku',
    languages: [...languages],
    forced_language: forced,
    password_key: '',
    limits: { image_bytes: 1, import_bytes: 1, homework_questions: 1 },
    features: { wechat_login: false, outbox: false, offline: true },
    demo: null,
  };
}

function textsOf(block: Block): string[] {
  if ('list' in block) return block.list;
  return 'steps' in block ? block.steps : [block.p];
}

function shapeOf({ sections }: TopicText) {
  return sections.map(({ id, when, body }) => ({
    id,
    when,
    body: body.map((block) => ({
      kind: Object.keys(block).toSorted(),
      when: block.when,
      count: textsOf(block).length,
    })),
  }));
}

/** Every text of the given topics with where it stands, as somebody in this deployment reads it. */
async function readAll(config: Config) {
  const found: { place: string; text: string }[] = [];
  for (const { name } of topicsOf(config)) {
    for (const language of languages) {
      for (const { id, heading, body } of sectionsOf(await loadTopicText(name, language), config)) {
        const place = `${name}/${language}#${id}`;
        found.push({ place, text: heading });
        for (const text of body.flatMap(textsOf)) found.push({ place, text });
      }
    }
  }
  return found;
}

describe('help topics', () => {
  it('has a file for each topic and language, and none besides', async () => {
    const files = await readdir(new URL('topics/', import.meta.url), { recursive: true });
    const wanted = topics.flatMap(({ name }) => languages.map((language) => `${name}/${language}.json`));
    expect(files.filter((file) => file.includes('/')).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(topics.map(({ name }) => name))('tells the same in every language: %s', async (name) => {
    const english = shapeOf(await loadTopicText(name, 'en'));
    expect(english.length).toBeGreaterThan(2);
    expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
    const shapes = await Promise.all(languages.map(async (language) => shapeOf(await loadTopicText(name, language))));
    expect(shapes).toEqual(languages.map(() => english));
  });

  it('leaves no text empty and no mark unread', async () => {
    const texts = await readAll(configOf('A'));
    const unread = texts.filter(({ text }) => {
      const words = parseRichText(text).map((part) => part.words);
      return !/^[^{}[\]`]+$/.test(words.join(''));
    });
    expect(unread).toEqual([]);
  });

  it.each(['A', 'B'] as const)('links to pages and topics that exist where variant %s is deployed', async (variant) => {
    const config = configOf(variant);
    const addresses = new Set(topicsOf(config).map(addressOf));
    const open = pages.filter((page) => existsIn(page, variant));
    const isKnown = (path: string) =>
      path.startsWith('/tour-home/') ? addresses.has(path) : open.some((page) => matchesPath(page, path));
    const links = (await readAll(config)).flatMap(({ place, text }) =>
      parseRichText(text).flatMap((part) => (part.kind === 'link' ? { place, to: part.to } : [])),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ to }) => !isKnown(to))).toEqual([]);
  });

  it('says nothing of companies and partners where there are none', async () => {
    const texts = await readAll(configOf('B'));
    const words = /compan(?:y|ies)|partner|企业|企業|合作伙伴|パートナー|empresa|\bsocios?\b|parceir/i;
    expect(texts.filter(({ text }) => words.test(text))).toEqual([]);
  });

  it('promises no choice of language where one is forced', async () => {
    const account = await loadTopicText('account', 'en');
    const idsOf = (config: Config) => sectionsOf(account, config).map(({ id }) => id);
    expect(idsOf(configOf('A'))).toContain('language');
    expect(idsOf(configOf('A', 'zh-CN'))).not.toContain('language');
  });
});
