import type { Paper } from '@tiku/papers';
import type { Context } from '../../../platform/http/context.ts';
import { sendFile } from '../read/send-file.ts';
import { writeApart } from './write-apart.ts';

/** A paper as a download that the import reads back. */
export async function sendPaper(
  context: Context<'member'>,
  paper: Paper,
  language = context.language,
): Promise<Buffer> {
  return sendFile(context, paper.title, await writeApart({ name: 'paper', paper, language }));
}
