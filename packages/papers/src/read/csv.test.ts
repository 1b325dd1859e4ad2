import { describe, expect, it } from 'vitest';
import type { UnreadableFile } from '../workbook.ts';
import { readCsv } from './csv.ts';

const rowsOf = (bytes: Uint8Array | string) => readCsv(Buffer.from(bytes), 'folder/题库.csv').sheet.rows;
const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

function faultOf(input: string | Uint8Array): string | null {
  try {
    rowsOf(input);
  } catch (error) {
    return (error as UnreadableFile).fault;
  }
  return null;
}

describe('encodings', () => {
  it('reads UTF-8 with and without a mark, and UTF-16 with one', () => {
    expect(rowsOf('题干,答案\n')).toEqual([['题干', '答案']]);
    expect(rowsOf('\uFEFF题干,答案')).toEqual([['题干', '答案']]);
    expect(rowsOf(Buffer.from('\uFEFF题干\t答案', 'utf16le'))).toEqual([['题干', '答案']]);
    expect(rowsOf(Buffer.from('\uFEFF题干\t答案', 'utf16le').swap16())).toEqual([['题干', '答案']]);
  });

  it('reads what Chinese, Japanese and Western Excel write without asking', () => {
    expect(rowsOf(bytes('cce2b8c9 2c b4f0b0b8'))).toEqual([['题干', '答案']]);
    expect(rowsOf(bytes('96e291e8 2c 82b182ea82cd83658358836782c582b7'))).toEqual([['問題', 'これはテストです']]);
    expect(rowsOf(Buffer.from('¿Qué año?;Opción;coração', 'latin1'))).toEqual([['¿Qué año?', 'Opción', 'coração']]);
  });
});

describe('encodings without a mark', () => {
  it('reads UTF-16', () => {
    const wide = Buffer.from('题干,答案\n天是蓝的,对\n', 'utf16le');
    const rows = [
      ['题干', '答案'],
      ['天是蓝的', '对'],
    ];
    expect(rowsOf(wide)).toEqual(rows);
    expect(rowsOf(wide.swap16())).toEqual(rows);
  });

  it('reads Japanese without kana, Portuguese full of pairs of accents, and English with curved apostrophes', () => {
    const japanese = '96e291e894d48d862c947a935f0a93fa967b8d918ef193732c938c8b9e';
    expect(rowsOf(bytes(japanese))).toEqual([
      ['問題番号', '配点'],
      ['日本国首都', '東京'],
    ]);
    expect(rowsOf(Buffer.from('Opção A;Opção B;unção\nnação;oração;lição', 'latin1'))).toEqual([
      ['Opção A', 'Opção B', 'unção'],
      ['nação', 'oração', 'lição'],
    ]);
    expect(rowsOf(Buffer.from('It\x92s,Tom\x92s', 'latin1'))).toEqual([['It’s', 'Tom’s']]);
  });
});

describe('fields', () => {
  it('may hold line breaks, delimiters and quotes', () => {
    expect(rowsOf('"a\r\nb","c,d","say ""hi"""\r\n1,,3')).toEqual([
      ['a\nb', 'c,d', 'say "hi"'],
      ['1', '', '3'],
    ]);
  });

  it('are parted by the sign that most rows share, whatever the title above them holds', () => {
    expect(rowsOf('History, spring term\nQuestion;A;B\n"Who; when, where?";x, y;z\n')).toEqual([
      ['History, spring term'],
      ['Question', 'A', 'B'],
      ['Who; when, where?', 'x, y', 'z'],
    ]);
  });

  it('keep a quote that is no quotation', () => {
    expect(rowsOf('5" disk,"open\nnext,row')).toEqual([
      ['5" disk', '"open'],
      ['next', 'row'],
    ]);
  });

  it('are cut by what cuts the rows evenly, or by what the first line says', () => {
    expect(rowsOf('a;b;c\n1,5;2,5;x\n1;2;3')[1]).toEqual(['1,5', '2,5', 'x']);
    expect(rowsOf('a\tb\nx, y\tz')[1]).toEqual(['x, y', 'z']);
    expect(rowsOf('sep=;\na,b;c')).toEqual([['a,b', 'c']]);
  });
});

it('is named after the file', () => {
  expect(readCsv(Buffer.from('a,b'), 'folder/题库.csv').sheet.name).toBe('题库');
});

it('leaves out the odd control character that was pasted along', () => {
  const cell = 'a line of ordinary length, pasted from a word processor';
  expect(rowsOf(`"${cell}\x1f","${cell}\x02"`)).toEqual([[cell, cell]]);
});

it('refuses what only has the name of a table', () => {
  expect(faultOf('<html><table><tr><td>1</td></tr></table></html>')).toBe('unknown-format');
  expect(faultOf(Buffer.from('MZ\x90\0\x03\0\0\0\x04', 'latin1'))).toBe('unknown-format');
  expect(faultOf('\x01\x02\x03\x04 program \x05\x06')).toBe('unknown-format');
  expect(faultOf('%PDF-1.7')).toBe('unknown-format');
  expect(faultOf(' \n ')).toBe('empty');
});
