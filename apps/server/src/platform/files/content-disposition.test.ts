import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it.each([
  ['report.pdf', 'attachment; filename="report.pdf"'],
  ['题库 1.xlsx', `attachment; filename="__ 1.xlsx"; filename*=UTF-8''%E9%A2%98%E5%BA%93%201.xlsx`],
  ["it's (1).txt", `attachment; filename="it's (1).txt"`],
  ["l'été*.txt", `attachment; filename="l'_t__.txt"; filename*=UTF-8''l%27%C3%A9t%C3%A9_.txt`],
  ['a"b.txt', `attachment; filename="a_b.txt"; filename*=UTF-8''a%22b.txt`],
  ['100%.txt', `attachment; filename="100_.txt"; filename*=UTF-8''100%25.txt`],
  ['../../etc/passwd', 'attachment; filename="_.._etc_passwd"'],
  ['C:\\con', 'attachment; filename="C__con"'],
  ['a\r\nSet-Cookie: x=1', 'attachment; filename="aSet-Cookie_ x=1"'],
  ['a\0\u0085b', 'attachment; filename="ab"'],
  ['photo\u202Egpj.exe', 'attachment; filename="photogpj.exe"'],
  ['\ud800.txt', `attachment; filename="_.txt"; filename*=UTF-8''%EF%BF%BD.txt`],
  ['', 'attachment; filename="file"'],
  ['...', 'attachment; filename="file"'],
])('offers %j as %s', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header);
});

it('shortens a long name without losing its extension or half a character', () => {
  const header = contentDisposition('inline', `${'😀'.repeat(300)}.xlsx`);
  const name = decodeURIComponent(header.split("''")[1] ?? '');
  expect(name).toBe(`${'😀'.repeat(145)}.xlsx`);
  expect(header.startsWith('inline; ')).toBe(true);
});
