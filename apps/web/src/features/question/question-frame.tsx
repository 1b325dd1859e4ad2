import { MediaProvider, QuestionScale, QuestionTextsProvider } from '@tiku/questions/views';
import type { FontSize, QuestionTexts } from '@tiku/questions/views';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';

interface QuestionFrameProps {
  /** Where a media file of these questions is to be fetched; null if there is none of that name. */
  mediaUrl: (name: string) => string | null;
  fontSize?: FontSize;
  children: ReactNode;
}

/** What questions need around them: their words, their files, their size. Its pages name the texts in their entry. */
export function QuestionFrame({ mediaUrl, fontSize = 'standard', children }: QuestionFrameProps) {
  const t = useTexts('questions/views');
  const texts = useMemo<QuestionTexts>(() => {
    const speak = t as unknown as (key: string, values: object) => string;
    return (key, values) =>
      speak(key, { ns: ['questions/views', 'questions/rich-text', 'questions/editor'], ...values });
  }, [t]);
  return (
    <QuestionTextsProvider texts={texts}>
      <MediaProvider mediaUrl={mediaUrl}>
        <QuestionScale size={fontSize}>{children}</QuestionScale>
      </MediaProvider>
    </QuestionTextsProvider>
  );
}
