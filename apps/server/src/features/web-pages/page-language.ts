import { languageCookie, languages } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { negotiateLanguage } from '../../http/language.ts';

const cookiePattern = new RegExp(`(?:^|; )${languageCookie.replace('.', String.raw`\.`)}=([\\w-]{2,5})(?:;|$)`);

/** The deployment's, the address's, the one somebody chose before, or the best for their browser. */
export function languageOf({ forcedLanguage }: Pick<Config, 'forcedLanguage'>, request: FastifyRequest): Language {
  if (forcedLanguage) return forcedLanguage;
  const { searchParams } = new URL(request.url, 'http://localhost');
  const chosen = cookiePattern.exec(request.headers.cookie ?? '')?.[1];
  return (
    languages.find((language) => language === searchParams.get('lang')) ??
    languages.find((language) => language === chosen) ??
    negotiateLanguage(request.headers['accept-language'])
  );
}
