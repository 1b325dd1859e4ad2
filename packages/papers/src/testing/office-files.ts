// Office files put together part by part, so that a test can hold exactly what some program writes, or what none should.
import { rawZip } from './raw-zip.ts';

export type Parts = Record<string, string | Uint8Array>;

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function zip(parts: Parts): Uint8Array {
  return rawZip(Object.entries(parts).map(([name, part]) => ({ name, bytes: Buffer.from(part as string) })));
}

/** `['worksheet', 'worksheets/sheet1.xml']` becomes rId1, the next rId2… A kind with a colon is a full address. */
export function relations(...targets: [kind: string, target: string][]): string {
  const list = targets.map(([kind, target], at) => {
    const type = kind.includes(':') ? kind : `${RELATION}/${kind}`;
    return `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`;
  });
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

/** One sheet of these rows, as `<row>` elements, unless `more` puts other parts in their places. */
export function buildXlsx(rows: string, more: Parts = {}): Uint8Array {
  return zip({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  });
}

export function buildDocx(body: string, more: Parts = {}): Uint8Array {
  return zip({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': relations(['officeDocument', 'word/document.xml']),
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

/** One pixel. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
