// The columns of a spreadsheet of people, as they are written and as people call them in any of the five languages.
import { companyUserColumns, languages } from '@tiku/contract';
import type { CompanyUserColumn, Language } from '@tiku/contract';
import { foldName } from '@tiku/papers';
import { texts } from '../../../platform/texts/texts.ts';

/** What the folded name of a column contains, the more telling first: `Department name` is a department. */
const words: readonly (readonly [CompanyUserColumn, RegExp])[] = [
  ['emailaddress', /e?mail|邮箱|邮件|電子郵件|メール|correo/u],
  [
    'expiration',
    /有效|到期|截止|失效|过期|終了|期限|expir|valid|until|enddate|endson|vencim|venc$|caduc|hasta|vigencia/u,
  ],
  ['is_admin', /管理员|管理員|管理者|admin/u],
  [
    'job_id',
    /工号|工號|员工编号|员工号|职工号|人员编号|学号|社員番号|従業員番号|職員番号|社員id|jobid|jobno|(?:employee|staff|emp|personnel|worker)(?:no|nr|num|id|code)|matricula|legajo|(?:num|no|n|cod)\w*(?:deempleado|defuncionario)/u,
  ],
  ['mobile', /手机|手機|电话|電話|联系方式|聯絡|携帯|mobile|phone|cell|^tel$|telef|celular|movil|whatsapp/u],
  ['job_title', /职务|職務|职位|職位|岗位|职称|役職|title|position|jobrole|puesto|cargo|funcao/u],
  [
    'department',
    /部门|部門|部署|科室|班组|所属|department|^dept|division|^team|^unit$|departamento|^area$|^setor|^sector/u,
  ],
  ['name', /姓名|名字|员工|氏名|名前|^name|name$|nombre|^nome|nome$/u],
];

/** When a period begins says nothing of when it ends. */
const beginning = /开始|起始|起$|生效|入职|開始|start|from|begin|inicio|desde|hire|birth|生日|出生/u;

const exact = new Map<string, CompanyUserColumn>();
for (const column of companyUserColumns) {
  exact.set(foldName(column), column);
  for (const language of languages) exact.set(foldName(texts[language].companySheet.columns[column]), column);
}

export function columnOf(title: string): { column: CompanyUserColumn; isExact: boolean } | null {
  const name = foldName(title);
  if (name === '') return null;
  const known = exact.get(name);
  if (known !== undefined) return { column: known, isExact: true };
  const [column] = words.find(([, pattern]) => pattern.test(name)) ?? [];
  if (column === undefined || (column === 'expiration' && beginning.test(name))) return null;
  return { column, isExact: false };
}

const yes = new Set(['1', 'true', 'y', 'x', '✓', '√', ...languages.map((language) => wordOf(language, 'yes'))]);
const no = new Set(['0', 'false', 'n', '×', ...languages.map((language) => wordOf(language, 'no'))]);

function wordOf(language: Language, word: 'yes' | 'no'): string {
  return foldName(texts[language].companySheet[word]);
}

/** Undefined for an empty cell, null for what is neither. */
export function readFlag(text: string): boolean | null | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  const folded = foldName(plain) || plain;
  if (yes.has(folded)) return true;
  return no.has(folded) ? false : null;
}

export function titleOf(column: CompanyUserColumn, language: Language): string {
  return texts[language].companySheet.columns[column];
}
