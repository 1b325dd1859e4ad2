// From a file in somebody's hands to an import on the server: checked, sent, its sheets chosen, read.
import type { ImportView } from '@tiku/contract';
import { useEffect, useRef, useState } from 'react';
import { call, upload } from '../../../lib/api/api.ts';
import type { Result } from '../../../lib/api/failure.ts';
import { invalidate } from '../../../lib/api/query.ts';
import { extensionOf, findFileFault } from './check-file.ts';
import type { FileFault } from './check-file.ts';
import { reasonOf } from '../exam-import.api.ts';
import { findOnlySheet } from './sheets.ts';
import type { SheetEntry } from './sheets.ts';

export type Reading =
  | { at: 'choice'; fault: FileFault | 'several' | null; failure: { message: string; sheets: string } | null }
  /** How much of it has left, from 0 to 1; then the server works on it. */
  | { at: 'sending'; name: string; part: number }
  | { at: 'sheets'; file: File; sheets: SheetEntry[] };

const start: Extract<Reading, { at: 'choice' }> = { at: 'choice', fault: null, failure: null };
const secondsBetweenLooks = 1;

type Imported = Result<ImportView>;

/** A Word document is first made a spreadsheet. */
async function importDocument(file: File, exam_id: number | undefined, onPart: (part: number) => void) {
  const sent = await upload('PUT /convert/docx', {}, file, onPart);
  if (!sent.ok) return sent;
  const { key } = sent.data;
  for (;;) {
    const looked = await call('GET /convert/docx/result', { key });
    if (!looked.ok) return looked;
    const { status, message = '' } = looked.data;
    if (status === 'ready') return call('PUT /exam/import', { key, exam_id });
    if (status === 'failed') return { ok: false as const, error: { status: 0, errorCode: null, message, fields: {} } };
    await new Promise((resolve) => setTimeout(resolve, secondsBetweenLooks * 1000));
  }
}

interface FileReading {
  reading: Reading;
  read: (files: readonly File[]) => void;
  importSheets: (file: File, sheets: readonly SheetEntry[]) => void;
  chooseAnother: () => void;
}

export function useFileReading(exam_id: number | undefined, onImported: (view: ImportView) => void): FileReading {
  const [reading, setReading] = useState<Reading>(start);
  // An answer that comes after the person has gone elsewhere must not call them back.
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  function show(next: Reading): void {
    if (here.current) setReading(next);
  }

  const sendingOf = (file: File) => (part: number) => show({ at: 'sending', name: file.name, part });

  function finish(result: Imported, sheets = ''): void {
    invalidate('GET /exam/imports');
    if (!result.ok) show({ ...start, failure: { message: reasonOf(result.error), sheets } });
    else if (here.current) onImported(result.data);
  }

  async function send(file: File, sheets: readonly SheetEntry[]): Promise<void> {
    const onPart = sendingOf(file);
    onPart(0);
    const sheet_no = sheets.map((sheet) => sheet.sheet_no);
    const request = { exam_id, ...(sheet_no.length > 0 && { sheet_no }) };
    const names = sheets.map(({ name }) => name).join(', ');
    finish(await upload('PUT /exam/import', request, file, onPart), names);
  }

  async function open(file: File): Promise<void> {
    const onPart = sendingOf(file);
    onPart(0);
    const extension = extensionOf(file.name);
    if (extension === 'docx') return finish(await importDocument(file, exam_id, onPart));
    if (extension === 'csv' || extension === 'txt') return send(file, []);
    const listed = await upload('PUT /read/excel/sheets', {}, file, onPart);
    if (!listed.ok) return finish(listed);
    const sheets = listed.data.list;
    const only = findOnlySheet(sheets);
    if (only === null && sheets.length > 0) return show({ at: 'sheets', file, sheets });
    return send(
      file,
      sheets.filter(({ sheet_no }) => sheet_no === only),
    );
  }

  return {
    reading,
    read: (files) => {
      const [file] = files;
      if (!file) return;
      const fault = files.length > 1 ? 'several' : findFileFault(file);
      if (fault) setReading({ ...start, fault });
      else void open(file);
    },
    importSheets: (file, sheets) => void send(file, sheets),
    chooseAnother: () => setReading(start),
  };
}
