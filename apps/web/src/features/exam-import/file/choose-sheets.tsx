import { Button, Card, FormError } from '@tiku/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './choose-sheets.module.css';
import { suggestSheets } from './sheets.ts';
import type { SheetEntry } from './sheets.ts';

interface ChooseSheetsProps {
  fileName: string;
  sheets: readonly SheetEntry[];
  onChoose: (sheets: SheetEntry[]) => void;
  onBack: () => void;
}

export function ChooseSheets({ fileName, sheets, onChoose, onBack }: ChooseSheetsProps) {
  const t = useTexts('exam-import');
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(suggestSheets(sheets)));
  const [isEmpty, setEmpty] = useState(false);

  function tick(sheet_no: number, isTicked: boolean): void {
    const next = new Set(chosen);
    if (isTicked) next.add(sheet_no);
    else next.delete(sheet_no);
    setChosen(next);
    setEmpty(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const ticked = sheets.filter(({ sheet_no }) => chosen.has(sheet_no));
    if (ticked.length === 0) setEmpty(true);
    else onChoose(ticked);
  }

  return (
    <Card>
      <form className={styles.form} onSubmit={submit}>
        <fieldset className={styles.sheets} aria-describedby={`${id}-hint`}>
          <legend className={styles.legend}>{t('sheets.title', { name: fileName })}</legend>
          <p className={styles.hint} id={`${id}-hint`}>
            {t('sheets.text')}
          </p>
          {sheets.map(({ sheet_no, name, rows }) => (
            <label key={sheet_no} className={styles.sheet}>
              <input
                type="checkbox"
                checked={chosen.has(sheet_no)}
                onChange={(event) => tick(sheet_no, event.target.checked)}
              />
              <span className={styles.name}>{name}</span>
              <span className={styles.rows}>{rows === 0 ? t('sheets.empty') : t('sheets.rows', { count: rows })}</span>
            </label>
          ))}
        </fieldset>
        <FormError message={isEmpty ? t('sheets.none') : null} />
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {t('sheets.read')}
          </Button>
          <Button onClick={onBack}>{t('file.another')}</Button>
        </div>
      </form>
    </Card>
  );
}
