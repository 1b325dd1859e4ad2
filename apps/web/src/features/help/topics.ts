import type { IconName } from '@tiku/ui';
import { helpPath } from '../../lib/navigation/paths.ts';
import type { Config } from '../../lib/config.ts';
import type { Texts } from '../../lib/texts.ts';
import type { PictureName } from '../../ui/product-picture.tsx';

/** What a deployment must have for a topic, or a part of one, to be true of it. */
export type Condition = 'companies' | 'language-choice';

export function holds(condition: Condition | undefined, { variant, forced_language }: Config): boolean {
  if (condition === 'companies') return variant === 'A';
  if (condition === 'language-choice') return forced_language === null;
  return true;
}

export interface Topic {
  /** The `{detail}` of the topic's address and the folder of its text. */
  name: string;
  part: 'using' | 'rules';
  icon: IconName;
  title: Extract<keyof Texts['help'], `topic.${string}.title`>;
  summary: Extract<keyof Texts['help'], `topic.${string}.summary`>;
  when?: Condition;
  /** Of the page it is about. */
  picture?: PictureName;
}

/** In reading order. */
export const topics: readonly Topic[] = [
  {
    name: 'maketest_overview',
    part: 'using',
    icon: 'exam',
    title: 'topic.making.title',
    summary: 'topic.making.summary',
    picture: 'exam',
  },
  {
    name: 'practice',
    part: 'using',
    icon: 'check',
    title: 'topic.practice.title',
    summary: 'topic.practice.summary',
    picture: 'practice',
  },
  {
    name: 'question_bank',
    part: 'using',
    icon: 'bookmark',
    title: 'topic.bank.title',
    summary: 'topic.bank.summary',
    picture: 'bank',
  },
  {
    name: 'groups',
    part: 'using',
    icon: 'group',
    title: 'topic.groups.title',
    summary: 'topic.groups.summary',
    picture: 'group',
  },
  { name: 'account', part: 'using', icon: 'user', title: 'topic.account.title', summary: 'topic.account.summary' },
  {
    name: 'company',
    part: 'using',
    icon: 'company',
    title: 'topic.company.title',
    summary: 'topic.company.summary',
    when: 'companies',
  },
  {
    name: 'partner',
    part: 'using',
    icon: 'briefcase',
    title: 'topic.partner.title',
    summary: 'topic.partner.summary',
    when: 'companies',
  },
  { name: 'reviews', part: 'rules', icon: 'shield', title: 'topic.reviews.title', summary: 'topic.reviews.summary' },
  { name: 'privacy', part: 'rules', icon: 'lock', title: 'topic.privacy.title', summary: 'topic.privacy.summary' },
  { name: 'terms', part: 'rules', icon: 'receipt', title: 'topic.terms.title', summary: 'topic.terms.summary' },
];

export function topicsOf(config: Config): Topic[] {
  return topics.filter((topic) => holds(topic.when, config));
}

export function addressOf(topic: Topic): string {
  return helpPath(topic.name);
}
