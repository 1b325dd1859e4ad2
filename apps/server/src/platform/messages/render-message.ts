import type { Language } from '@tiku/contract';
import { fill } from '../texts/texts.ts';
import type { Message } from './message.ts';
import { texts as en } from './texts/en.ts';
import type { MessageTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as ja } from './texts/ja.ts';
import { texts as pt } from './texts/pt.ts';
import { texts as zhCn } from './texts/zh-CN.ts';

const texts = { en, 'zh-CN': zhCn, ja, es, pt } satisfies Record<Language, MessageTexts>;

type Key = Message['template'];

export function renderMessage(message: Message, brand: string): { subject: string; body: string } {
  const { sms, email } = texts[message.language];
  const values = {
    ...message,
    brand,
    ...('name' in message && { name: withoutAddresses(message.name) }),
    // They name groups and people, whose names anybody chooses.
    ...('titles' in message && { titles: message.titles.map((title) => `- ${withoutAddresses(title)}`).join('\n') }),
  };
  if (message.channel === 'sms') {
    const text = (sms as Partial<Record<Key, string>>)[message.template];
    if (text === undefined) throw new Error(`${message.template} has no text for SMS`);
    return { subject: '', body: fill(text, values) };
  }
  const text = (email as Partial<Record<Key, { subject: string; body: string }>>)[message.template];
  if (text === undefined) throw new Error(`${message.template} has no text for e-mail`);
  return { subject: fill(text.subject, values), body: fill(text.body, values) };
}

/** Anybody can register somebody else's address with a name of their choice: it must not become a link in our mail. */
function withoutAddresses(name: string): string {
  return name.replace(/[.:/@\\\p{Cc}]+/gu, ' ').trim();
}
