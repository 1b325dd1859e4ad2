import { describe, expect, it } from 'vitest';
import { buildXlsx, PNG, zip } from '../testing/office-files.ts';
import { type RawEntry, rawZip } from '../testing/raw-zip.ts';
import type { UnreadableFile } from '../workbook.ts';
import { readWorkbook } from './read-workbook.ts';

const book = buildXlsx('<row r="1"><c r="A1"><v>7</v></c></row>');
const csv: RawEntry = { name: 'a.csv', bytes: Buffer.from('a,b') };

async function faultOf(bytes: Uint8Array): Promise<string> {
  return readWorkbook(bytes, 'a.zip').then(
    () => 'read',
    (error: UnreadableFile) => error.fault ?? String(error),
  );
}

describe('an archive', () => {
  it('gives its workbook from any depth and its media by their bare names', async () => {
    const read = await readWorkbook(
      zip({
        'exam/v2/试卷.xlsx': book,
        'exam/pictures/fig1.png': PNG,
        'exam/sound.mp3': new Uint8Array([1]),
        '__MACOSX/exam/v2/._试卷.xlsx': new Uint8Array([0]),
        'exam/~$试卷.xlsx': new Uint8Array([0]),
        'exam/readme.txt': 'hello',
        'exam/inner.zip': zip({ 'x.png': PNG }),
      }),
      'a.zip',
    );
    expect(read.format).toBe('zip');
    expect(read.sheets[0]!.rows).toEqual([['7']]);
    expect([...read.files.keys()]).toEqual(['fig1.png', 'sound.mp3']);
    expect(read.notes).toEqual([
      { code: 'file-ignored', name: 'exam/readme.txt' },
      { code: 'file-ignored', name: 'exam/inner.zip' },
    ]);
  });

  it('may have its names in GBK without saying so', async () => {
    const name = Buffer.concat([Buffer.from('media/'), Buffer.from('cdbcd2bb', 'hex'), Buffer.from('.png')]);
    const read = await readWorkbook(rawZip([csv, { name, bytes: PNG }]), 'a.zip');
    expect([...read.files.keys()]).toEqual(['图一.png']);
  });

  it.each([
    ['Shift_JIS', '907d8c60312e706e67', '図形1.png'],
    ['code page 850', '6c65636369 a2 6e2e706e67', 'lección.png'],
  ])('may have them in %s', async (_, hex, expected) => {
    const name = Buffer.from(hex.replaceAll(' ', ''), 'hex');
    const read = await readWorkbook(rawZip([csv, { name, bytes: PNG }]), 'a.zip');
    expect([...read.files.keys()]).toEqual([expected]);
  });

  it('is no archive of ours where it is a document of LibreOffice', async () => {
    expect(await faultOf(zip({ mimetype: 'application/vnd.oasis', 'content.xml': '<x/>' }))).toBe('unknown-format');
  });

  it('tells of different files with the same name in two folders, and keeps the first', async () => {
    const read = await readWorkbook(
      zip({ 'a.csv': 'x,y', '1/f.png': PNG, '2/f.png': PNG, '3/f.png': new Uint8Array([1]) }),
      'a.zip',
    );
    expect(read.files.get('f.png')).toEqual(Buffer.from(PNG));
    expect(read.notes).toEqual([{ code: 'file-name-taken', name: '3/f.png' }]);
  });

  it('must hold exactly one workbook, and no archive in its place', async () => {
    expect(await faultOf(zip({ 'a.png': PNG }))).toBe('no-workbook');
    expect(await faultOf(zip({ 'a.xlsx': book, 'b.csv': 'x' }))).toBe('several-workbooks');
    expect(await faultOf(zip({ 'a.xlsx': zip({ 'b.csv': 'x' }) }))).toBe('unknown-format');
  });
});

describe('a hostile archive', () => {
  it.each([
    ['climbs out of its folder', '../../etc/x.png'],
    ['climbs with backslashes', '..\\..\\x.png'],
    ['climbs from inside', 'a/../../x.png'],
    ['starts at the root', '/etc/x.png'],
    ['starts at a drive', 'C:/x.png'],
    ['has a name that ends early', 'x.png\0.csv'],
  ])('that %s is refused', async (_, name) => {
    expect(await faultOf(rawZip([csv, { name, bytes: PNG }]))).toBe('unsafe-entry');
  });

  it('with a link, a name twice or two names that differ in case is refused', async () => {
    expect(await faultOf(rawZip([csv, { name: 'x.png', bytes: Buffer.from('/etc/passwd'), mode: 0o120777 }]))).toBe(
      'unsafe-entry',
    );
    expect(await faultOf(rawZip([csv, { name: 'x.png' }, { name: 'x.png' }]))).toBe('unsafe-entry');
    expect(await faultOf(rawZip([csv, { name: 'x.png' }, { name: 'X.PNG' }]))).toBe('unsafe-entry');
  });

  it('that would grow without end is refused before anything is inflated', async () => {
    const bomb: RawEntry[] = Array.from({ length: 600 }, (_, at) => ({
      name: `${at}.png`,
      ...(at === 0 ? { bytes: new Uint8Array(1024 * 1024) } : { sharesData: true }),
    }));
    expect(await faultOf(rawZip([csv, ...bomb]))).toBe('inflates-too-much');
  });

  it('that lies about its sizes is found out while inflating', async () => {
    const bytes = new Uint8Array(50 * 1024 * 1024);
    expect(await faultOf(rawZip([{ name: 'a.csv', bytes, claimedSize: 10 }]))).toBe('damaged');
    expect(await faultOf(rawZip([{ name: 'a.csv', bytes: Buffer.from('a,b'), claimedSize: 99 }]))).toBe('damaged');
  });

  it('with more entries than any exam has is refused', async () => {
    const entries = Array.from({ length: 10_001 }, (_, at): RawEntry => ({ name: `${at}`, sharesData: at > 0 }));
    expect(await faultOf(rawZip(entries))).toBe('too-many-entries');
  });

  it('that is encrypted or cut off says so', async () => {
    expect(await faultOf(rawZip([{ ...csv, flags: 1 }]))).toBe('encrypted');
    expect(await faultOf(book.subarray(0, book.length - 40))).toBe('damaged');
    expect(await faultOf(Buffer.from('PK\x03\x04'))).toBe('damaged');
  });
});

describe('XML that declares something', () => {
  const dtd = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
  const doctype = '<?xml version="1.0"?><!DOCTYPE r SYSTEM "file:///etc/passwd">';
  it.each([
    ['shared strings', 'xl/sharedStrings.xml', `${dtd}<sst><si><t>&b;</t></si></sst>`],
    ['relations', 'xl/_rels/workbook.xml.rels', `${doctype}<Relationships/>`],
    ['a part that nobody reads', 'docProps/custom.xml', `${dtd}<x/>`],
    ['two bytes a letter', 'docProps/custom.xml', Buffer.from(`\uFEFF${dtd}<x/>`, 'utf16le')],
  ])('is refused in %s', async (_, part, xml) => {
    expect(await faultOf(buildXlsx('<row/>', { [part]: xml }))).toBe('unsafe-xml');
  });

  it('does not matter in what other programs keep beside the document', async () => {
    const query = Buffer.from('\uFEFF<?xml version="1.0" encoding="utf-16"?><DataMashup>UEsD</DataMashup>', 'utf16le');
    const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Stem</t></is></c></row>';
    const workbook = await readWorkbook(buildXlsx(row, { 'customXml/item1.xml': query }), 'a.xlsx');
    expect(workbook.sheets[0]?.rows).toEqual([['Stem']]);
  });

  it('is none in a part of two bytes a letter, which is read', async () => {
    const strings = Buffer.from('\uFEFF<sst><si><t>水</t></si></sst>', 'utf16le');
    const row = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    const workbook = await readWorkbook(buildXlsx(row, { 'xl/sharedStrings.xml': strings }), 'a.xlsx');
    expect(workbook.sheets[0]?.rows).toEqual([['水']]);
  });
});
