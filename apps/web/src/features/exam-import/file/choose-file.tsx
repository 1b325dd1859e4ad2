import { limits } from '@tiku/contract/limits';
import { FormError, Icon } from '@tiku/ui';
import { useEffect, useId, useState } from 'react';
import type { DragEvent } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { acceptedFiles } from './check-file.ts';
import styles from './choose-file.module.css';
import type { Reading } from './use-file-reading.ts';

type Choice = Extract<Reading, { at: 'choice' }>;

export function useFileMessage({ fault, failure }: Choice): string | null {
  const t = useTexts('exam-import');
  const format = useFormat();
  if (fault) return t(`file.fault.${fault}`, { size: format.size(limits.importBytes) });
  if (!failure) return null;
  return failure.sheets ? t('file.failed-sheets', failure) : failure.message;
}

/** A file that misses the box would open in the browser and take the page away. */
function useSafeDrops(): void {
  useEffect(() => {
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/** A file input as large as its box, so that pointer, keyboard and screen reader all know it. */
export function ChooseFile({ choice, onFiles }: { choice: Choice; onFiles: (files: File[]) => void }) {
  const t = useTexts('exam-import');
  const format = useFormat();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const message = useFileMessage(choice);
  useSafeDrops();

  // The input takes a file dropped on it by itself, but says nothing where there are several.
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div className={styles.choose}>
      <FormError message={message} />
      <label className={isOver ? `${styles.box} ${styles.over}` : styles.box} htmlFor={id}>
        <input
          id={id}
          className={styles.input}
          type="file"
          accept={acceptedFiles}
          aria-describedby={`${id}-hint`}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // The same file, mended, may be chosen again.
            event.target.value = '';
          }}
        />
        <Icon name="upload" size={32} className={styles.icon} />
        <span className={styles.title}>{t('file.choose')}</span>
        <span className={styles.drop}>{t('file.drop')}</span>
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {t('file.kinds', { size: format.size(limits.importBytes) })}
      </p>
    </div>
  );
}
