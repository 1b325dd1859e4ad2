import { languages } from '@tiku/contract';
import type { Db } from '../../db/database.ts';
import { fill, texts } from '../../texts/texts.ts';
import { insertNoticesTo } from '../notice/notice.ts';

type Kind = keyof (typeof texts)['en']['homeworkNotices'];

/** To some people about one homework, in all languages. */
export async function insertHomeworkNotices(
  tx: Db,
  kind: Kind,
  homework: { title: string; group: string },
  accountIds: readonly number[],
): Promise<void> {
  if (accountIds.length === 0) return;
  const inEach = (part: 'title' | 'content') =>
    Object.fromEntries(
      languages.map((language) => [language, fill(texts[language].homeworkNotices[kind][part], homework)]),
    );
  await insertNoticesTo(tx, accountIds, inEach('title'), inEach('content'));
}
