// What is said about files that people bring, in every language. A code without words does not compile.
import type { Language } from '@tiku/contract';
import type { NothingElse } from '@tiku/questions/languages';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import type { ImportTexts } from './import-texts.ts';
import ja from './ja.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import zhCn from './zh-CN.json' with { type: 'json' };

const inLanguages = { en, 'zh-CN': zhCn, ja, es, pt };

export const importTexts: Record<Language, ImportTexts> = inLanguages satisfies NothingElse<
  ImportTexts,
  typeof inLanguages
>;
