// What the server says to people, in every language. A text missing in one of them does not compile.
import type { Language } from '@tiku/contract';
import { texts as en } from './en.ts';
import type { Texts } from './en.ts';
import { texts as es } from './es.ts';
import { texts as ja } from './ja.ts';
import { texts as pt } from './pt.ts';
import { texts as zhCn } from './zh-CN.ts';

export const texts = { en, 'zh-CN': zhCn, ja, es, pt } satisfies Record<Language, Texts>;

export type Reason = keyof Texts['reasons'];

/** Fills `{name}` with the value of that name. */
export function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
