import type { Language } from '@tiku/contract';
import { showToast } from '@tiku/ui';
import i18next from 'i18next';
import { changeLanguage, currentLanguage, unreachableText } from '../lib/i18n.ts';

/** Says so in the language just chosen; without a connection, that it cannot be had. */
export async function switchLanguage(language: Language): Promise<void> {
  if (language === currentLanguage()) return;
  try {
    await changeLanguage(language);
    showToast(i18next.t('language.switched', { ns: 'app' }));
  } catch {
    showToast(unreachableText(), 'failed');
  }
}
