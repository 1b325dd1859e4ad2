import { useTexts } from '../../../../lib/i18n.ts';
import { useColumnName } from '../reading/sheet-table.tsx';
import type { Ways } from './ways.ts';

/** What each of the two ways takes for something else, in the words of the questions that ask for it. */
export function useDifferences(): (ways: Ways) => [string[], string[]] {
  const t = useTexts('exam-import');
  const nameOf = useColumnName();
  const say = (name: string, value: string) => t('two.difference', { name, value });
  return ({ sheet, rival, readings }) => {
    const of = (way: 0 | 1): string[] => {
      const said = readings[way].sheets.find(({ sheet_no }) => sheet_no === sheet.sheet_no);
      const roles = sheet.columns.flatMap(({ name, role }, at) => {
        const other = rival.roles[at] ?? null;
        const shown = way === 0 ? role : other;
        return role === other ? [] : [say(nameOf(name, at), t(`role.${shown ?? 'none'}`))];
      });
      const form = said?.answer_form;
      const isForm = rival.answer_form !== undefined && form !== undefined && sheet.answer_form !== rival.answer_form;
      const isFirst = rival.first_option !== undefined && form !== 'texts' && rival.first_option !== sheet.first_option;
      return [
        ...roles,
        ...(isForm ? [say(t('reading.answer-form'), t(`reading.form.${form}`))] : []),
        ...(isFirst ? [say(t('columns.first-option'), String(said?.first_option))] : []),
      ];
    };
    return [of(0), of(1)];
  };
}
