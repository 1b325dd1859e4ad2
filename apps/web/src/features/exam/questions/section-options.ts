import type { ExamSection } from '@tiku/contract';
import type { TFunction } from 'i18next';

/** For a select: in no section, or in one of them. */
export function listSectionOptions(sections: readonly ExamSection[], t: TFunction<'exam'>) {
  return [
    { value: null, text: t('question.no-section') },
    ...sections.map(({ no, title }) => ({ value: no as number | null, text: title || t('section-no', { no }) })),
  ];
}
