import type { Language } from '@tiku/contract';
import type { NothingElse } from '@tiku/questions/languages';
import { fill } from '../texts/texts.ts';
import type { Message } from './message.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import zhCn from './texts/zh-CN.json' with { type: 'json' };

const inLanguages = { en, 'zh-CN': zhCn, ja, es, pt };

const texts: Record<Language, typeof en> = inLanguages satisfies NothingElse<typeof en, typeof inLanguages>;

/** The paragraphs of an e-mail stand apart. */
interface Email {
  subject: string;
  body: string[];
}

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
  const text = (email as Partial<Record<Key, Email>>)[message.template];
  if (text === undefined) throw new Error(`${message.template} has no text for e-mail`);
  return { subject: fill(text.subject, values), body: fill(`${text.body.join('\n\n')}\n`, values) };
}

/** Anybody can register somebody else's address with a name of their choice: it must not become a link in our mail. */
function withoutAddresses(name: string): string {
  return name.replace(/[.:/@\\\p{Cc}]+/gu, ' ').trim();
}
