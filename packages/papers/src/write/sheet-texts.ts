import type { Language, NothingElse } from '@tiku/questions/languages';
import en from './languages/en.json' with { type: 'json' };
import es from './languages/es.json' with { type: 'json' };
import ja from './languages/ja.json' with { type: 'json' };
import pt from './languages/pt.json' with { type: 'json' };
import zhCn from './languages/zh-CN.json' with { type: 'json' };
import type { Difficulty, QuestionType } from '@tiku/questions';

/** What our own spreadsheets say; the import knows each of these words, among many others. */
export type SheetWords = Omit<(typeof en)['words'], 'types' | 'difficulties'> & {
  types: Record<QuestionType, string>;
  difficulties: Record<Difficulty, string>;
};

/** With the words of the import template. */
export interface SheetTexts {
  words: SheetWords;
  template: (typeof en)['template'];
}

const inLanguages = { en, 'zh-CN': zhCn, ja, es, pt };

export const sheetTexts: Record<Language, SheetTexts> = inLanguages satisfies NothingElse<
  SheetTexts,
  typeof inLanguages
>;
