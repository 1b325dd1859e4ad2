import { findAttribute, scanXml } from '../xml.ts';

/** The format of each cell style, in the order of their numbers; `General` where there is none. */
export function readNumberFormats(xml: string): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isCellFormat = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        own.set(Number(findAttribute(attributes, 'numFmtId')), findAttribute(attributes, 'formatCode') ?? GENERAL);
      } else if (name === 'cellXfs') {
        isCellFormat = true;
      } else if (name === 'xf' && isCellFormat) {
        const id = Number(findAttribute(attributes, 'numFmtId') ?? 0);
        formats.push(findFormat(id, own));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormat = false;
    },
  });
  return formats;
}

/** Of a file's own formats, or of those that files name by number only. */
export function findFormat(id: number, own: Map<number, string>): string {
  return own.get(id) ?? BUILT_IN[id] ?? GENERAL;
}

export const GENERAL = 'General';

/** Day, month and year in an order that nobody misreads, for formats that follow the reader's own settings. */
export const SHORT_DATE = 'yyyy/m/d';

/** 27 and on are those of East Asia. */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: SHORT_DATE,
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: `${SHORT_DATE} h:mm`,
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: SHORT_DATE,
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  54: 'm"月"d"日"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
};
