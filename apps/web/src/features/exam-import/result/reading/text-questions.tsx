import type { ImportView } from '@tiku/contract';
import { cellDelimiters, textEncodings } from '@tiku/questions/file-reading';
import type { TextEncoding } from '@tiku/questions/file-reading';
import { SelectField } from '@tiku/ui';
import { useTexts } from '../../../../lib/i18n.ts';
import styles from './reading.module.css';
import type { TextAnswers } from './said.ts';
import { SignField } from './sign-field.tsx';

/** With the languages that are mostly written so, in their own words. */
const encodingNames: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8 (Unicode)',
  'utf-16le': 'UTF-16 LE (Unicode)',
  'utf-16be': 'UTF-16 BE (Unicode)',
  gb18030: 'GB18030, GBK (简体中文)',
  big5: 'Big5 (繁體中文)',
  shift_jis: 'Shift_JIS (日本語)',
  'euc-jp': 'EUC-JP (日本語)',
  'euc-kr': 'EUC-KR (한국어)',
  'windows-1252': 'Windows-1252 (English, Español, Português)',
  'windows-1250': 'Windows-1250 (Polski, Čeština, Magyar)',
  'windows-1251': 'Windows-1251 (Русский)',
};

interface TextQuestionsProps {
  text: NonNullable<ImportView['text']>;
  answers: TextAnswers;
  onChange: (answers: TextAnswers) => void;
}

/** Of plain text: in which it was written, and what stands between two cells. */
export function TextQuestions({ text, answers, onChange }: TextQuestionsProps) {
  const t = useTexts('exam-import');
  const names: Record<(typeof cellDelimiters)[number], string> = {
    ',': t('reading.comma'),
    ';': t('reading.semicolon'),
    '\t': t('reading.tab'),
    '|': t('reading.bar'),
  };
  return (
    <div className={styles.questions}>
      <SelectField
        label={t('reading.encoding')}
        value={answers.encoding ?? text.encoding}
        options={textEncodings.map((encoding) => ({ value: encoding, text: encodingNames[encoding] }))}
        onChange={({ target }) => onChange({ ...answers, encoding: target.value as TextEncoding })}
      />
      <SignField
        label={t('reading.delimiter')}
        none={t('reading.found-out')}
        signs={cellDelimiters.map((sign) => ({ value: sign, text: names[sign] }))}
        value={answers.delimiter}
        maxLength={1}
        onChange={(delimiter) => onChange({ encoding: answers.encoding, ...(delimiter && { delimiter }) })}
      />
    </div>
  );
}
