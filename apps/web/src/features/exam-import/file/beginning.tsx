import type { ImportView } from '@tiku/contract';
import { useState } from 'react';
import { importPath } from '../../../lib/navigation/addresses.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { ChooseFile } from './choose-file.tsx';
import { ChooseSheets } from './choose-sheets.tsx';
import { PasteText } from './paste-text.tsx';
import { SendingFile } from './sending-file.tsx';
import styles from './beginning.module.css';
import { Templates } from './templates.tsx';
import { Understood } from '../result/understood.tsx';
import { useIsForBank } from '../use-is-for-bank.ts';
import { useFileReading } from './use-file-reading.ts';

/** Until there is an import. From then on its number stands in the address, and nothing is lost by leaving. */
export function Beginning({ examId }: { examId?: number }) {
  const isForBank = useIsForBank();
  const [pasted, setPasted] = useState('');
  const { reading, read, importSheets, chooseAnother } = useFileReading(examId, (view: ImportView) =>
    navigate(importPath(view.import_id, examId, isForBank ? { to: 'bank' } : {})),
  );
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
  return (
    <>
      <ChooseFile choice={reading} onFiles={read} />
      <div className={styles.paste}>
        <PasteText text={pasted} onChange={setPasted} onFiles={read} />
      </div>
      <div className={styles.columns}>
        <Templates />
        <Understood />
      </div>
    </>
  );
}
