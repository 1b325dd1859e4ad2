// The words of views, editor and rich text. The application that draws questions hands in a translator for these keys.
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type editor from '../editor/texts/en.json';
import type views from '../views/texts/en.json';
import type richText from './texts/en.json';

type Keys = keyof typeof editor | keyof typeof richText | keyof typeof views;
/** `blanks_one` and `blanks_other` are forms of `blanks`. */
type QuestionTextKey = Keys extends infer Key
  ? Key extends `${infer Base}_${'one' | 'many' | 'other'}`
    ? Base
    : Key
  : never;

export type QuestionTexts = (key: QuestionTextKey, values?: Record<string, string | number>) => string;

const TextsContext = createContext<QuestionTexts | null>(null);

export function QuestionTextsProvider({ texts, children }: { texts: QuestionTexts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** `const t = useQuestionTexts()`, then `t('rich-text.missing-file', { name })`. */
export function useQuestionTexts(): QuestionTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('questions are drawn inside a QuestionTextsProvider');
  return texts;
}
