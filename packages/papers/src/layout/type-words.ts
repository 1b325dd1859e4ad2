// The words people use for the types of questions, in the five languages: the one table of type synonyms.
import { findSibling, questionTypes } from '@tiku/questions';
import type { QuestionType, VariantType } from '@tiku/questions';
import { sheetTexts } from '../write/sheet-texts.ts';
import { foldName, listNames } from './names.ts';

/**
 * `choice` and `ordered-choice` leave open how many options are right: the answer tells. What is `unsupported` must not be
 * taken for something else: an ordering task whose answer is `CADB` is no multiple choice.
 */
export type TypeMeaning = QuestionType | 'choice' | 'ordered-choice' | 'unsupported';

/** The others are called by the word of one of these, with a modifier. */
type BaseType = Exclude<QuestionType, VariantType> | 'choice' | 'unsupported';

/** What a type column calls the text that the questions below it share. */
const materialWords = `
  材料题, 材料, 阅读理解, 阅读理解题, 阅读题, 阅读材料, 案例题, 题组, 题组题, 共用题干, 共用题干题,
  Passage, Reading Passage, Reading Comprehension, Comprehension, Case, Case Study, Case-based, Stimulus,
  長文, 長文問題, 長文読解, 読解, 読解問題, 大問, Comprensión lectora, Comprensión de lectura, Caso, Caso práctico,
  Caso clínico, Compreensão de texto, Interpretação de texto, Estudo de caso,
`;

const baseWords: Record<BaseType, string> = {
  0: `
    简答, 简答题, 简, 名词解释, 名词解释题, 计算题, 解答题, 分析题, 案例分析, 案例分析题, 应用题, 主观题,
    综合题, 材料分析题, 材料分析, 翻译题, 操作题, 实验题, 作图题,
    Short Answer, Short, Open, Open-ended, Open Question, Free Text, Text, Written, SA,
    記述, 記述式, 短答, 自由記述, 短答式, 記述問題,
    Respuesta corta, Respuesta breve, Abierta, Pregunta abierta, Resposta curta, Discursiva, Aberta,
    Resposta breve, Pergunta aberta, Questão aberta,
  `,
  1: `
    单选题, 单选, 单, 单项, 单项选择题, 单项选择, 单选择题, 最佳选择题, A型题, A1型题, A2型题, A1, A2,
    Multiple Choice Single Answer, Multiple Choice One Answer, Multiple Choice Single Correct, MCQ Single, MCQ Single Answer,
    Single Choice, Single, Single Answer, Single Select, Single Selection, Radio, One Answer, SC,
    単一選択, 単数選択, 択一, 択一式, 一択, 五肢択一, 四肢択一, 三肢択一, 5択, 4択, 3択, 五択, 四択, 三択, 4択問題, 単一回答, 単一選択問題,
    Opción única, Selección única, Respuesta única, Selección simple, Elección única, Única,
    Selección múltiple con única respuesta,
    Escolha única, Única escolha, Escolha simples, Seleção única, Resposta única,
  `,
  2: `
    多选题, 多选, 多, 多项, 多项选择题, 多项选择, 复选题, 复选, X型题,
    Multiple Choice Multiple Answers, Multiple Choice Multiple Correct, Multiple Choice Select All That Apply, MCQ Multiple,
    MCQ Multiple Answers, Select All That Apply,
    Multiple Answers, Multiple Answer, Multiple Response, Multiple Select, Multi-select, Checkbox,
    Multiple Selection, Multi, Multiple, Several Answers, MA, MR, Checkboxes, Select All,
    複数選択, 複数回答, 複数選択問題,
    Respuesta múltiple, Respuestas múltiples, Varias respuestas, Múltiples respuestas,
    Selección múltiple con múltiple respuesta,
    Múltiplas respostas, Resposta múltipla, Várias respostas, Seleção múltipla, Caixas de seleção,
  `,
  3: `
    填空题, 填空, 填, 定序填空题, 定序填空, 定项填空题, 有序填空题, 完形填空, 默写, 默写题,
    Blank, Blanks, Fill in the Blank, Fill in the Blanks, Fill in Blank, Fill-in, Fill in, Fill, FIB,
    Cloze, Gap Fill, Completion, Fill the Gap, Fill Blank, Missing Word,
    穴埋め, 穴埋め問題, 空欄補充, 空所補充, 空欄, 穴うめ,
    Completar, Rellenar, Rellenar huecos, Rellenar espacios, Completar espacios, Espacios en blanco,
    Llenar espacios, Rellenar los espacios en blanco, Completar los espacios en blanco, Huecos,
    Preencher, Lacunas, Preencher lacunas, Preencher as lacunas, Preenchimento, Completar lacunas,
    Lacuna,
  `,
  4: `
    判断题, 判断, 判, 是非题, 对错题, 正误题, 正误判断题, 判断正误, 对错, 是非, 正误, Judge,
    True/False, True or False, TF, T/F, Judgment, Judgement, Boolean, Yes/No, Yes or No, True False,
    正誤, 正誤問題, ○×, ◯×, ○×問題, ◯×問題, マルバツ, 真偽, 正誤判定, 二択,
    Verdadero/Falso, Verdadero o falso, Verdadero y falso, V/F, V o F, Cierto/Falso, Sí/No,
    Verdadeiro/Falso, Verdadeiro ou falso, V ou F, Certo/Errado, Certo ou errado, C/E, C ou E, Sim/Não,
  `,
  5: `
    匹配题, 匹配, 连线题, 连线, 配对题, 配对, 搭配题,
    Matching, Match, Matching Pairs, Pairing, Match Up, マッチング, 組み合わせ, 組合せ, 線結び,
    組み合わせ問題,
    Emparejamiento, Emparejar, Relacionar, Correspondencia, Asociación, Unir, Relacionar columnas,
    Correspondência, Associação, Associar, Combinação, Relacionar colunas,
  `,
  7: `
    论述题, 论述, 辨析题, 辨析, 问答题, 问答, 作文题, 作文, 写作, 写作题, 论文题, Essay, Long Answer, Composition,
    論述, 論述問題, 小論文, エッセイ, 作文問題, Ensayo, Redacción, Desarrollo, Ensaio, Redação,
    Dissertação, Dissertativa, Desenvolvimento,
  `,
  12: `
    不定项选择题, 不定项, 不定项选择, 不定项题, 任选题, 不定向选择题,
    One or More, One or More Choice, One or More Answers, Indefinite Choice, 一つ以上選択, 不定項選択,
    Una o más, Una o más respuestas, Una o varias respuestas, Uma ou mais, Uma ou mais respostas,
  `,
  14: `
    改错别字, 改错题, 改错, 纠错题, 改错别字题, Correction, Error Correction, Proofreading,
    Correct the Errors,
    誤字訂正, 訂正, 誤り訂正, 間違い訂正, Corrección, Corrección de errores, Correção, Correção de erros,
  `,
  choice: `
    选择题, 选择, 客观题, Choice, Multiple Choice, Multiple-choice Question, MCQ, MC, Multichoice,
    Choices,
    選択, 選択問題, 選択式, 多肢選択, 多肢選択式, 四択, 三択, 五択, 選択肢,
    Opción múltiple, Selección múltiple, Elección múltiple, Test, Opciones, Múltiple opción,
    Múltipla escolha, Escolha múltipla, Alternativas, Objetiva,
  `,
  unsupported: `
    排序题, 排序, 投票题, 投票, 评分题, 量表题, 上传题, 文件上传题, 录音题, 口语题,
    Ordering, Order, Sequence, Sequencing, Sorting, Reorder, Ranking, Poll, Survey, Hotspot, Drag and Drop, File Upload,
    並べ替え, 並び替え, 整序, 投票問題, Ordenar, Ordenamiento, Ordenación, Encuesta, Ordenação, Ordenamento, Enquete,
  `,
};

const modifiers = {
  ordered: `
    固定顺序, 顺序, 順番固定, 固定, Ordered, Fixed Order, Orden fijo, En orden, Ordenada, Ordem fixa,
  `,
  unordered: `
    无序, 不定序, 乱序, 順不同, Unordered, Any Order, In Any Order, Sin orden, En cualquier orden,
    Sem ordem, Em qualquer ordem, 不定项填空,
  `,
  caseSensitive: `
    区分大小写, 大小写敏感, 大小文字区別, 大小区別, 大小, Case-sensitive, Distingue mayúsculas,
    Diferencia maiúsculas, Sensible a mayúsculas, Sensível a maiúsculas,
  `,
};

/** Type words are folded without dropping brackets: `穴埋め（大小区別）` says more than `穴埋め`. */
function foldWord(word: string): string {
  return foldName(word.replace(/[()（）[\]【】]/gu, ' '));
}

const bases = new Map<string, BaseType>();
for (const [base, words] of Object.entries(baseWords)) {
  for (const word of listNames(words)) bases.set(foldWord(word), toBaseType(base));
}
function toBaseType(key: string): BaseType {
  return key === 'choice' || key === 'unsupported' ? key : (Number(key) as BaseType);
}

const foldedModifiers = (Object.keys(modifiers) as (keyof typeof modifiers)[]).flatMap((modifier) =>
  listNames(modifiers[modifier]).map((word) => ({ modifier, word: foldWord(word) })),
);

/** The words of our own spreadsheets, each of which means one type there: `Multiple choice` is type 2. */
const ownWords: ReadonlyMap<string, QuestionType> = new Map(
  Object.values(sheetTexts).flatMap(({ words }) =>
    Object.entries(words.types).map(([type, word]) => [foldWord(word), Number(type) as QuestionType] as const),
  ),
);

const materials: ReadonlySet<string> = new Set(listNames(materialWords).map(foldWord));

export function isMaterialWord(raw: string): boolean {
  return materials.has(foldWord(raw));
}

const initialled: ReadonlySet<string> = new Set(
  listNames('Certo/Errado, Certo ou errado, C/E, C ou E, Certo e errado').map(foldWord),
);

/** `C` and `E` are words under `Certo/Errado`, and letters of options elsewhere. */
export function spellInitial(type: string, answer: string): string {
  const word = { C: 'Certo', E: 'Errado' }[answer.normalize('NFKC').trim().toUpperCase()];
  return word !== undefined && initialled.has(foldWord(type)) ? word : answer;
}

/** null for a word that is in no table. Elsewhere than in our own layout, `multiple choice` tells nothing of how many. */
export function readTypeWord(raw: string, isOwnLayout: boolean): TypeMeaning | null {
  const word = foldWord(raw);
  const own = ownWords.get(word);
  if (isOwnLayout && own !== undefined) return own;
  const found = readWhole(word) ?? readWhole(foldName(raw)) ?? own ?? null;
  if (found !== null) return found;
  const code = /^\d{1,2}$/u.test(raw.trim()) ? Number(raw.trim()) : 0;
  // Programs number the types in ways of their own; beyond the first few only ours goes on.
  return code > 4 ? (Object.values(questionTypes).find((type) => type === code) ?? null) : null;
}

function readWhole(word: string): TypeMeaning | null {
  if (word === '') return null;
  const whole = bases.get(word);
  if (whole !== undefined) return whole;
  const has = { ordered: false, unordered: false, caseSensitive: false };
  let rest = word;
  for (const { modifier, word: part } of foldedModifiers) {
    if (!rest.includes(part)) continue;
    has[modifier] = true;
    rest = part === foldWord('不定项填空') ? rest.replace(part, '填空') : rest.replace(part, '');
  }
  if (rest === word) return null;
  const base = rest === '' || rest === '题' ? (has.ordered ? 'choice' : questionTypes.blank) : bases.get(rest);
  return base === undefined ? null : combine(base, has);
}

function combine(base: BaseType, has: { ordered: boolean; unordered: boolean; caseSensitive: boolean }): TypeMeaning {
  if (base === 'unsupported') return base;
  if (base === 'choice') return has.ordered ? 'ordered-choice' : base;
  const traits = { keepsOrder: has.ordered, isUnordered: has.unordered, isCaseSensitive: has.caseSensitive };
  return findSibling<QuestionType>(base, traits) ?? base;
}
