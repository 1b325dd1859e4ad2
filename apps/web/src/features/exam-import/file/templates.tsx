import type { Language } from '@tiku/contract';
import { Button, Card, Icon, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { useLanguage, useTexts } from '../../../lib/i18n.ts';
import { languageNames } from '@tiku/contract/limits';
import { saveFile } from '../../../lib/api/save-file.ts';
import { fetchTemplate } from '../exam-import.api.ts';
import styles from './beginning.module.css';

/** Spreadsheets to start from: one's own language first, the others beside it. */
export function Templates() {
  const t = useTexts('exam-import');
  const own = useLanguage();
  const { languages } = useConfig();
  const [isBusy, setBusy] = useState(false);
  const offered = [own, ...languages.filter((language) => language !== own)] as Language[];

  async function take(language: Language): Promise<void> {
    setBusy(true);
    const result = await fetchTemplate(language);
    setBusy(false);
    if (result.ok) saveFile(result.data, `${t('templates.file-name')} ${language}.xlsx`);
    else tellFailure(result.error);
  }

  return (
    <Card className={styles.card} aria-labelledby="templates">
      <h2 id="templates">{t('templates.title')}</h2>
      <p className={styles.text}>{t('templates.text')}</p>
      <div className={styles.buttons}>
        {offered.map((language) => (
          <Button key={language} lang={language} busy={isBusy} onClick={() => void take(language)}>
            <Icon name="download" size={16} />
            {languageNames[language]}
          </Button>
        ))}
      </div>
    </Card>
  );
}
