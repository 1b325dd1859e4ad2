import type { IncomingHttpHeaders } from 'node:http';
import { languageCookie, languages } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import type { Config } from '../../platform/config/config.ts';
import { negotiateLanguage } from '../../platform/http/language.ts';

const cookiePattern = new RegExp(`(?:^|; )${languageCookie.replace('.', String.raw`\.`)}=([\\w-]{2,5})(?:;|$)`);

/** The deployment's, the address's, the one somebody chose before, or the best for their browser. */
export function languageOf(
  { forcedLanguage }: Pick<Config, 'forcedLanguage'>,
  headers: IncomingHttpHeaders,
  asked: string | null,
): Language {
  if (forcedLanguage) return forcedLanguage;
  const chosen = cookiePattern.exec(headers.cookie ?? '')?.[1];
  return (
    languages.find((language) => language === asked) ??
    languages.find((language) => language === chosen) ??
    negotiateLanguage(headers['accept-language'])
  );
}
