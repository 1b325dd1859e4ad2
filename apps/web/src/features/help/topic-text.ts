// The text of a topic: one file per topic and language, fetched when somebody opens it.
import { useQuery } from '@tanstack/react-query';
import type { Language } from '@tiku/contract/limits';
import { useConfig } from '../../lib/config.ts';
import type { Config } from '../../lib/config.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { claimsOf, fillClaims } from './claims.ts';
import { holds } from './topics.ts';
import type { Condition, Topic } from './topics.ts';

export type Block = { when?: Condition } & ({ p: string } | { list: string[] } | { steps: string[] });

export interface Section {
  /** The same in every language, so that a link to a section survives a change of language. */
  id: string;
  heading: string;
  body: Block[];
  when?: Condition;
}

export interface TopicText {
  sections: Section[];
}

const files = import.meta.glob<TopicText>('./topics/*/*.json', { import: 'default' });

export async function loadTopicText(name: string, language: Language): Promise<TopicText> {
  const load = files[`./topics/${name}/${language}.json`];
  if (!load) throw new Error(`there is no ${language} text for the topic ${name}`);
  return load();
}

/** The sections that are true of this deployment, with its own figures. */
export function sectionsOf({ sections }: TopicText, config: Config): Section[] {
  const claims = claimsOf(config);
  const fill = (text: string) => fillClaims(text, claims);
  return sections
    .filter((section) => holds(section.when, config))
    .map(({ id, heading, body }) => ({
      id,
      heading: fill(heading),
      body: body.filter((block) => holds(block.when, config)).map((block) => mapBlock(block, fill)),
    }));
}

function mapBlock(block: Block, change: (text: string) => string): Block {
  if ('list' in block) return { list: block.list.map(change) };
  return 'steps' in block ? { steps: block.steps.map(change) } : { p: change(block.p) };
}

export function useSections(topic: Topic) {
  const language = useLanguage();
  const config = useConfig();
  return useQuery(
    {
      queryKey: ['help', topic.name, language],
      queryFn: () => loadTopicText(topic.name, language),
      select: (text) => sectionsOf(text, config),
      staleTime: Infinity,
      networkMode: 'always',
    },
    queryClient,
  );
}
