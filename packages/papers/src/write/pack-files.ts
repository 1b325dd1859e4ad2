import { zipSync } from 'fflate';

/** A workbook and what goes with it, as the import takes them. */
export function packFiles(workbook: Uint8Array, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Parameters<typeof zipSync>[0] = { 'exam.xlsx': workbook };
  for (const [name, bytes] of files) entries[`files/${name}`] = bytes;
  // The workbook and the media are compressed already.
  return zipSync(entries, { level: 0 });
}
