// A list of marked questions as a spreadsheet to read and print. Keys are in it as far as they are on the screen.
import type { ExamQuestion } from '@tiku/contract';
import { writeReadSheet } from '@tiku/papers';
import { letters } from '@tiku/questions';
import { htmlToText } from '@tiku/questions/rich-text';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import type { Context } from '../../platform/http/context.ts';
import { texts } from '../../platform/texts/texts.ts';
import { selectOpenableExam } from '../exam/access/access.ts';
import { readWholeList } from './marked-questions.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function exportMarkedQuestions(
  context: Context<'member'>,
  examId: number,
  kind: 'wrong' | 'favorited' | 'noted',
): Promise<Buffer> {
  const { db, actor, language, reply } = context;
  const exam = await selectOpenableExam(db, actor, examId);
  const { names, columns, statement } = texts[language].markedList;
  const rows: string[][] = [Object.values(columns)];
  for await (const part of readWholeList(context, exam, kind)) {
    for (const { question, mark } of part) {
      rows.push([
        String(question.no),
        [question.main ?? '', question.desc]
          .filter((text) => text !== '')
          .map(htmlToText)
          .join('\n'),
        writeOptions(question),
        'explanation' in question ? writeKey(question.correct_answer, statement) : '',
        'explanation' in question ? htmlToText(question.explanation) : '',
        mark.note ?? '',
        mark.wrong_count > 0 ? String(mark.wrong_count) : '',
      ]);
    }
  }
  const { bytes, extension } = await writeReadSheet({ no: 0, name: names[kind], rows, pictures: [], notes: [] });
  void reply
    .type(extension === 'xlsx' ? spreadsheet : 'application/zip')
    .header('content-disposition', contentDisposition('attachment', `${exam.title} - ${names[kind]}.${extension}`));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function writeOptions(question: ExamQuestion): string {
  const lists = [
    ...('options' in question ? [question.options] : []),
    ...('matchings' in question ? [question.matchings] : []),
  ];
  return lists.map(labelOptions).join('\n\n');
}

function labelOptions(options: readonly string[]): string {
  return options.map((option, at) => `${letters[at]}. ${htmlToText(option)}`).join('\n');
}

interface StatementWords {
  right: string;
  wrong: string;
}

function writeKey(key: boolean | string | readonly (string | readonly string[])[], words: StatementWords): string {
  if (typeof key === 'boolean') return key ? words.right : words.wrong;
  if (typeof key === 'string') return htmlToText(key);
  return key.map((item) => (typeof item === 'string' ? item : item.join(' / '))).join('\n');
}
