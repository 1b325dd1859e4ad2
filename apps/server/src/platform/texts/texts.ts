// What the server says to people, in every language. A text missing in one of them does not compile.
import type { Language } from '@tiku/contract';
import type { ProblemCode } from '@tiku/questions';
import type { NothingElse } from '@tiku/questions/languages';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import zhCn from './zh-CN.json' with { type: 'json' };

export type Texts = Omit<typeof en, 'problems'> & {
  /** What keeps a question from being kept; `{item}` is the place of the option, blank or pair. */
  problems: Record<ProblemCode, string>;
};

const inLanguages = { en, 'zh-CN': zhCn, ja, es, pt };

export const texts: Record<Language, Texts> = inLanguages satisfies NothingElse<Texts, typeof inLanguages>;

export type Reason = keyof Texts['reasons'];

/** Fills `{name}` with the value of that name. */
export function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
