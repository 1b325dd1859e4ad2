import type { ImportView } from '@tiku/contract';
import { FormError } from '@tiku/ui';
import { ChooseFile, useFileMessage } from './choose-file.tsx';
import { ChooseSheets } from './choose-sheets.tsx';
import { PasteForm } from './paste-text.tsx';
import { SendingFile } from './sending-file.tsx';
import { useFileReading } from './use-file-reading.ts';
import type { Reading } from './use-file-reading.ts';

interface ReadInProps {
  way: 'paste' | 'file';
  /** What was pasted, kept by the parent component so that nothing loses it. */
  text: string;
  onText: (text: string) => void;
  onImported: (view: ImportView) => void;
  onCancel: () => void;
}

function PasteIn({
  choice,
  ...form
}: { choice: Extract<Reading, { at: 'choice' }> } & Parameters<typeof PasteForm>[0]) {
  const message = useFileMessage(choice);
  return (
    <>
      <FormError message={message} />
      <PasteForm {...form} />
    </>
  );
}

/** A text or a file is read within another page, which says what follows. */
export function ReadIn({ way, text, onText, onImported, onCancel }: ReadInProps) {
  const { reading, read, importSheets, chooseAnother } = useFileReading(undefined, onImported);
  if (reading.at === 'sending') return <SendingFile name={reading.name} part={reading.part} />;
  if (reading.at === 'sheets') {
    const { file, sheets } = reading;
    return (
      <ChooseSheets
        fileName={file.name}
        sheets={sheets}
        onChoose={(chosen) => importSheets(file, chosen)}
        onBack={chooseAnother}
      />
    );
  }
  return way === 'file' ? (
    <ChooseFile choice={reading} onFiles={read} />
  ) : (
    <PasteIn choice={reading} text={text} onChange={onText} onFiles={read} onCancel={onCancel} />
  );
}
