import { Button, Dialog, Icon, TextArea } from '@tiku/ui';
import { FormActions } from '@tiku/ui/form-actions';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './choose-sheets.module.css';

interface PasteTextProps {
  /** Kept by the parent component, so that a failure does not lose it. */
  text: string;
  onChange: (text: string) => void;
  onFiles: (files: File[]) => void;
}

/** Questions out of a message, a web page or another program: read as a file that holds just this text. */
export function PasteForm({ text, onChange, onFiles, onCancel }: PasteTextProps & { onCancel: () => void }) {
  const t = useTexts('exam-import');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(text.trim() === '');
        if (text.trim() === '') return;
        onFiles([new File([text], `${t('paste.file-name')}.txt`, { type: 'text/plain' })]);
      }}
    >
      <TextArea
        label={t('paste.label')}
        hint={t('paste.hint')}
        placeholder={t('paste.example')}
        rows={12}
        required
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <FormActions
        action={t('paste.read')}
        busy={false}
        message={isEmpty ? t('paste.empty') : null}
        onCancel={onCancel}
        cancelText={t('paste.cancel')}
      />
    </form>
  );
}

export function PasteText(props: PasteTextProps) {
  const t = useTexts('exam-import');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="pencil" size={16} />
        {t('paste')}
      </Button>
      {isOpen && (
        <Dialog title={t('paste.title')} onClose={close}>
          <PasteForm {...props} onCancel={close} />
        </Dialog>
      )}
    </>
  );
}
