// What the server says to people, in five languages. A text missing in one of them does not compile.
import type { Language } from '@tiku/contract';
import { en } from './en.ts';
import type { Texts } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';
import { zhCn } from './zh-cn.ts';

export const texts = { en, 'zh-CN': zhCn, ja, es, pt } satisfies Record<Language, Texts>;

export type Reason = keyof Texts['reasons'];

/** Fills `{name}` with the value of that name. */
export function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
