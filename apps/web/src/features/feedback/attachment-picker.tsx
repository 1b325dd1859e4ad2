import type { FeedbackAttachment } from '@tiku/contract';
import { attachmentRules } from '@tiku/contract/limits';
import { Button, FormError, Icon } from '@tiku/ui';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { acceptedFiles, attachmentTypeOf, problemOf } from './attachment-type.ts';
import type { Chosen } from './send-message.ts';
import styles from './new-feedback.module.css';

interface AttachmentPickerProps {
  /** What has arrived before. */
  attached: readonly FeedbackAttachment[];
  chosen: readonly Chosen[];
  disabled: boolean;
  onChange: (chosen: Chosen[]) => void;
  /** One that has arrived before is not to be sent. */
  onTakeBack: (attachmentId: number) => void;
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTexts('feedback');
  return (
    <Button look="quiet" size="icon" aria-label={t('attach.remove', { name })} onClick={onClick}>
      <Icon name="cross" size={16} />
    </Button>
  );
}

export function AttachmentPicker({ attached, chosen: all, disabled, onChange, onTakeBack }: AttachmentPickerProps) {
  const t = useTexts('feedback');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // What arrived before something else was cut off is known from the server by now.
  const isAttached = ({ file, isSent }: Chosen) =>
    isSent && attached.some(({ name, size }) => name === file.name && size === file.size);
  const chosen = all.filter((each) => !isAttached(each));

  function handleFiles(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    setProblem(null);
    const wanted = [...chosen];
    for (const file of files) {
      const types = [
        ...attached.map(({ type }) => type),
        ...wanted.map((each) => attachmentTypeOf(each.file.name) ?? 0),
      ];
      const found = problemOf(file, types);
      if (found === null) wanted.push({ file, progress: 0, isSent: false });
      else setProblem(describe(found, file));
    }
    onChange(wanted);
  }

  function describe(found: 'type' | 'size' | 'count', file: File): string {
    const type = attachmentTypeOf(file.name) ?? 0;
    const { bytes, count } = attachmentRules[type];
    const values = { name: file.name, size: format.size(bytes), most: count };
    return t(`attach.bad-${found}`, values);
  }

  return (
    <div className={styles.attachments}>
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        <Icon name="plus" size={16} />
        {t('attach')}
      </Button>
      <p className={styles.note}>{t('attach.hint')}</p>
      <input ref={input} type="file" multiple accept={acceptedFiles} hidden onChange={handleFiles} />
      <FormError message={problem} />
      {(attached.length > 0 || chosen.length > 0) && (
        <ul className={styles.files}>
          {attached.map(({ attachment_id, name, size }) => (
            <li key={attachment_id}>
              <span className={styles.fileName}>{name}</span>
              <span className={styles.note}>
                {format.size(size)} · {t('attach.arrived')}
              </span>
              {!disabled && <Remove name={name} onClick={() => onTakeBack(attachment_id)} />}
            </li>
          ))}
          {chosen.map((each) => (
            <li key={`${each.file.name} ${each.file.size} ${each.file.lastModified}`}>
              <span className={styles.fileName}>{each.file.name}</span>
              <span className={styles.note}>
                {format.size(each.file.size)}
                {each.isSent && ` · ${t('attach.arrived')}`}
              </span>
              {each.progress > 0 && !each.isSent && (
                <progress value={each.progress} aria-label={t('attach.progress', { name: each.file.name })} />
              )}
              {!disabled && !each.isSent && (
                <Remove name={each.file.name} onClick={() => onChange(chosen.filter((other) => other !== each))} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
