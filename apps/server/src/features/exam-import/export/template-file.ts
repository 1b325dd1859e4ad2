import type { Language } from '@tiku/contract';
import { writeTemplate } from '@tiku/papers';
import type { Context } from '../../../platform/http/context.ts';
import { importTexts } from '../../../platform/texts/imports/imports.ts';
import { sendFile } from '../read/send-file.ts';

/** They never change while the process lives. */
const written = new Map<Language, Uint8Array>();

export async function templateFile(context: Context<'member'>, language: Language = context.language): Promise<Buffer> {
  const bytes = written.get(language) ?? (await writeTemplate(language));
  written.set(language, bytes);
  return sendFile(context, importTexts[language].files.template, { bytes, extension: 'xlsx' });
}
