import type { ImportView, SheetColumnsEntry } from '@tiku/contract';
import { answerForms, longestSeparator, mostRowsEach, optionSeparators } from '@tiku/questions/file-reading';
import type { SaidForm } from '@tiku/questions/file-reading';
import { SelectField } from '@tiku/ui';
import { useTexts } from '../../../../lib/i18n.ts';
import styles from './reading.module.css';
import type { Role, SheetAnswers } from './said.ts';
import { SignField } from './sign-field.tsx';

interface SheetQuestionsProps {
  sheet: SheetColumnsEntry;
  roles: readonly Role[];
  answers: SheetAnswers;
  /** All of the file. */
  sheets: NonNullable<ImportView['sheets']>;
  onChange: (answers: SheetAnswers) => void;
}

/** Without what has no value: that is found out. */
function change(
  answers: SheetAnswers,
  changed: { [K in keyof SheetAnswers]: SheetAnswers[K] | undefined },
): SheetAnswers {
  return Object.fromEntries(Object.entries({ ...answers, ...changed }).filter(([, value]) => value !== undefined));
}

function HeaderRow({ sheet, answers, onChange }: SheetQuestionsProps) {
  const t = useTexts('exam-import');
  const isListed = sheet.header_row === 0 || sheet.first_rows.some(({ row }) => row === sheet.header_row);
  const rows = isListed ? sheet.first_rows : [...sheet.first_rows, { row: sheet.header_row, text: '' }];
  return (
    <SelectField
      label={t('reading.header-row')}
      value={String(answers.header_row ?? sheet.header_row)}
      options={[
        ...rows.map(({ row, text }) => ({ value: String(row), text: t('reading.row', { row, text }) })),
        { value: '0', text: t('reading.no-header') },
      ]}
      onChange={({ target }) => onChange(change(answers, { header_row: Number(target.value) }))}
    />
  );
}

function RowsEach({ answers, onChange }: SheetQuestionsProps) {
  const t = useTexts('exam-import');
  const counts = Array.from({ length: mostRowsEach }, (_, at) => at + 1);
  return (
    <SelectField
      label={t('reading.rows-each')}
      value={String(answers.rows_each ?? '')}
      options={[
        { value: '', text: t('reading.found-out') },
        ...counts.map((count) => ({ value: String(count), text: t('sheets.rows', { count }) })),
      ]}
      onChange={({ target }) =>
        onChange(change(answers, { rows_each: target.value === '' ? undefined : Number(target.value) }))
      }
    />
  );
}

/** Where all options share a cell. */
function Separator({ roles, answers, onChange }: SheetQuestionsProps) {
  const t = useTexts('exam-import');
  const isJoined = ['option', 'matching'].some((shared) => roles.filter((role) => role === shared).length === 1);
  if (!isJoined && answers.separator === undefined) return null;
  const names: Partial<Record<string, string>> = { '\n': t('reading.line'), ' ': t('reading.space') };
  return (
    <SignField
      label={t('reading.separator')}
      none={t('reading.found-out')}
      signs={optionSeparators.map((sign) => ({ value: sign, text: names[sign] ?? sign }))}
      value={answers.separator}
      maxLength={longestSeparator}
      onChange={(separator) => onChange(change(answers, { separator }))}
    />
  );
}

function AnswerForm({ roles, answers, onChange }: SheetQuestionsProps) {
  const t = useTexts('exam-import');
  if (!roles.includes('answer') || !roles.includes('option')) return null;
  return (
    <SelectField
      label={t('reading.answer-form')}
      value={answers.answer_form ?? ''}
      options={[
        { value: '', text: t('reading.found-out') },
        ...answerForms.map((form) => ({ value: form, text: t(`reading.form.${form}`) })),
      ]}
      onChange={({ target }) =>
        onChange(change(answers, { answer_form: target.value === '' ? undefined : (target.value as SaidForm) }))
      }
    />
  );
}

/** The number of the first option matters only where numbers point at options. */
function FirstOption({ sheet, roles, answers, onChange }: SheetQuestionsProps) {
  const t = useTexts('exam-import');
  const answer = sheet.columns[roles.indexOf('answer')];
  const hasNumbers = answer?.samples.some((text) => /^\d{1,2}$/.test(text)) === true;
  const form = answers.answer_form ?? (hasNumbers ? 'numbers' : null);
  if (form !== 'numbers') return null;
  return (
    <SelectField
      label={t('columns.first-option')}
      value={String(answers.first_option ?? sheet.first_option)}
      options={['0', '1'].map((value) => ({ value, text: value }))}
      onChange={({ target }) => onChange(change(answers, { first_option: target.value === '0' ? 0 : 1 }))}
    />
  );
}

function AnswersSheet({ sheet, sheets, answers, onChange }: SheetQuestionsProps) {
  const t = useTexts('exam-import');
  const others = sheets.filter(({ sheet_no }) => sheet_no !== sheet.sheet_no);
  if (others.length === 0) return null;
  return (
    <SelectField
      label={t('reading.answers-sheet')}
      value={String(answers.answers_sheet ?? '')}
      options={[
        { value: '', text: t('reading.same-sheet') },
        ...others.map(({ sheet_no, name }) => ({ value: String(sheet_no), text: name })),
      ]}
      onChange={({ target }) =>
        onChange(change(answers, { answers_sheet: target.value === '' ? undefined : Number(target.value) }))
      }
    />
  );
}

/** What only the author may know of a sheet, as far as it matters for this one. */
export function SheetQuestions(props: SheetQuestionsProps) {
  return (
    <div className={styles.questions}>
      <HeaderRow {...props} />
      <RowsEach {...props} />
      <Separator {...props} />
      <AnswerForm {...props} />
      <FirstOption {...props} />
      <AnswersSheet {...props} />
    </div>
  );
}
