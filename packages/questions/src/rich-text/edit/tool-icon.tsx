import { LineIcon } from '@tiku/ui';

const paths = {
  audio: 'M9 18V5l10-2v13M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm10-2a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7Zm0 7h7a3.5 3.5 0 0 1 0 7H7Z',
  code: 'm8 7-5 5 5 5m8-10 5 5-5 5',
  'column-add': 'M4 5h8v14H4Zm0 7h8m4 0h6m-3-3v6',
  'column-remove': 'M4 5h8v14H4Zm0 7h8m4 0h6',
  formula: 'M18 5H7l6 7-6 7h11',
  italic: 'M10 5h8M6 19h8m1-14-6 14',
  list: 'M9 6h11M9 12h11M9 18h11M4 6v.01M4 12v.01M4 18v.01',
  'numbered-list': 'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v5M4 15h2.5L4 19.5h2.8',
  picture: 'M4 5h16v14H4Zm0 11 5-5 4 4 2-2 5 5M15.5 9v.01',
  program: 'M4 5h16v14H4Zm4 5 2.5 2.5L8 15m5 0h4',
  quote: 'M5 5v14M10 8h10M10 12h10M10 16h6',
  'row-add': 'M5 4h14v8H5Zm7 0v8m0 4v6m-3-3h6',
  'row-remove': 'M5 4h14v8H5Zm7 0v8m-3 7h6',
  subscript: 'm4 6 9 11M13 6 4 17m12.5-.5c.3-1.3 3.5-1.5 3.5.4 0 1.4-3.5 2-3.5 4.1H20',
  superscript: 'm4 8 9 11M13 8 4 19M16.5 3.8c.3-1.3 3.5-1.5 3.5.4 0 1.4-3.5 2-3.5 4.1H20',
  table: 'M4 5h16v14H4Zm0 5h16M4 14.5h16M12 5v14',
  'table-remove': 'M4 5h16v14H4Zm4 4 8 6m0-6-8 6',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  video: 'M4 6h11v12H4Zm11 4 5-3v10l-5-3',
} as const;

export type ToolName = keyof typeof paths;

export function ToolIcon({ name }: { name: ToolName }) {
  return <LineIcon path={paths[name]} size={20} />;
}
