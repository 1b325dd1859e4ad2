/** Where an import is looked at and mended. */
export function importPath(importId: number, examId?: number | null): string {
  return examId === undefined || examId === null
    ? `/exam/import-new-exam?import_id=${importId}`
    : `/exam/import-upgrade-exam?exam_id=${examId}&import_id=${importId}`;
}
