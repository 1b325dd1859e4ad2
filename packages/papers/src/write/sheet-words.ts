// The words that our own spreadsheets use, by language. The import knows each of them, among many others.
import type { Difficulty, QuestionType } from '@tiku/questions';

export const paperLanguages = ['en', 'zh-CN', 'ja', 'es', 'pt'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

export interface SheetWords {
  /** What the sheet is called. */
  sheet: string;
  title: string;
  description: string;
  duration: string;
  columns: {
    section: string;
    material: string;
    stem: string;
    no: string;
    type: string;
    /** Followed by a number, like matching, answer and score. */
    option: string;
    matching: string;
    explanation: string;
    difficulty: string;
    answer: string;
    score: string;
  };
  types: Record<QuestionType, string>;
  difficulties: Record<Difficulty, string>;
  /** Of a statement. */
  right: string;
  wrong: string;
  /** The column beside rows that an import refused. */
  toMend: string;
}

const en: SheetWords = {
  sheet: 'Questions',
  title: 'Title',
  description: 'Description',
  duration: 'Duration',
  columns: {
    section: 'Section',
    material: 'Material',
    stem: 'Question',
    no: 'No.',
    type: 'Type',
    option: 'Option',
    matching: 'Match',
    explanation: 'Explanation',
    difficulty: 'Difficulty',
    answer: 'Answer',
    score: 'Score',
  },
  types: {
    0: 'Short answer',
    1: 'Single choice',
    2: 'Multiple answers',
    3: 'Fill in the blanks',
    4: 'True or false',
    5: 'Matching',
    6: 'Blanks (case-sensitive)',
    7: 'Essay',
    8: 'Single choice (fixed order)',
    9: 'Multiple answers (fixed order)',
    10: 'Blanks (any order)',
    11: 'Blanks (any order, case-sensitive)',
    12: 'One or more answers',
    13: 'One or more answers (fixed order)',
    14: 'Correction',
  },
  difficulties: { 0: 'Very easy', 1: 'Easy', 2: 'Moderate', 3: 'Hard', 4: 'Very hard' },
  right: 'True',
  wrong: 'False',
  toMend: 'What to mend',
};

const zh: SheetWords = {
  sheet: '试题',
  title: '标题',
  description: '描述',
  duration: '用时',
  columns: {
    section: '段落',
    material: '材料',
    stem: '题干',
    no: '题号',
    type: '题型',
    option: '选择项',
    matching: '匹配',
    explanation: '解析',
    difficulty: '难度',
    answer: '答案',
    score: '得分',
  },
  types: {
    0: '简答题',
    1: '单选题',
    2: '多选题',
    3: '填空题',
    4: '判断题',
    5: '匹配题',
    6: '区分大小写填空题',
    7: '论述题',
    8: '顺序选择题',
    9: '顺序多选题',
    10: '无序填空题',
    11: '区分大小写无序填空题',
    12: '不定项选择题',
    13: '顺序不定项选择题',
    14: '改错题',
  },
  difficulties: { 0: '很容易', 1: '容易', 2: '中等', 3: '困难', 4: '很难' },
  right: '对',
  wrong: '错',
  toMend: '未导入的原因',
};

const ja: SheetWords = {
  sheet: '問題',
  title: 'タイトル',
  description: '説明',
  duration: '制限時間',
  columns: {
    section: 'セクション',
    material: '資料',
    stem: '問題',
    no: '番号',
    type: 'タイプ',
    option: '項',
    matching: '対応',
    explanation: '解説',
    difficulty: '難易度',
    answer: '解答',
    score: '配点',
  },
  types: {
    0: '短答',
    1: '単一選択',
    2: '複数選択',
    3: '穴埋め',
    4: '正誤',
    5: '組み合わせ',
    6: '穴埋め（大小区別）',
    7: '論述',
    8: '単一選択（順番固定）',
    9: '複数選択（順番固定）',
    10: '穴埋め（順不同）',
    11: '穴埋め（順不同、大小区別）',
    12: '一つ以上選択',
    13: '一つ以上選択（順番固定）',
    14: '誤字訂正',
  },
  difficulties: { 0: 'とても易しい', 1: '易しい', 2: '普通', 3: '難しい', 4: 'とても難しい' },
  right: '正しい',
  wrong: '誤り',
  toMend: '取り込めなかった理由',
};

const es: SheetWords = {
  sheet: 'Preguntas',
  title: 'Título',
  description: 'Descripción',
  duration: 'Duración',
  columns: {
    section: 'Sección',
    material: 'Material',
    stem: 'Pregunta',
    no: 'Número',
    type: 'Tipo',
    option: 'Opción',
    matching: 'Pareja',
    explanation: 'Explicación',
    difficulty: 'Dificultad',
    answer: 'Respuesta',
    score: 'Puntuación',
  },
  types: {
    0: 'Respuesta corta',
    1: 'Opción única',
    2: 'Varias respuestas',
    3: 'Rellenar huecos',
    4: 'Verdadero o falso',
    5: 'Emparejar',
    6: 'Huecos (distingue mayúsculas)',
    7: 'Ensayo',
    8: 'Opción única (orden fijo)',
    9: 'Varias respuestas (orden fijo)',
    10: 'Huecos (sin orden)',
    11: 'Huecos (sin orden, distingue mayúsculas)',
    12: 'Una o varias respuestas',
    13: 'Una o varias respuestas (orden fijo)',
    14: 'Corrección',
  },
  difficulties: { 0: 'Muy fácil', 1: 'Fácil', 2: 'Medio', 3: 'Difícil', 4: 'Muy difícil' },
  right: 'Verdadero',
  wrong: 'Falso',
  toMend: 'Qué corregir',
};

const pt: SheetWords = {
  sheet: 'Perguntas',
  title: 'Título',
  description: 'Descrição',
  duration: 'Duração',
  columns: {
    section: 'Seção',
    material: 'Material',
    stem: 'Pergunta',
    no: 'Número',
    type: 'Tipo',
    option: 'Opção',
    matching: 'Par',
    explanation: 'Explicação',
    difficulty: 'Dificuldade',
    answer: 'Resposta',
    score: 'Pontuação',
  },
  types: {
    0: 'Resposta curta',
    1: 'Escolha única',
    2: 'Várias respostas',
    3: 'Preencher lacunas',
    4: 'Verdadeiro ou falso',
    5: 'Associação',
    6: 'Lacunas (diferencia maiúsculas)',
    7: 'Dissertação',
    8: 'Escolha única (ordem fixa)',
    9: 'Várias respostas (ordem fixa)',
    10: 'Lacunas (sem ordem)',
    11: 'Lacunas (sem ordem, diferencia maiúsculas)',
    12: 'Uma ou mais respostas',
    13: 'Uma ou mais respostas (ordem fixa)',
    14: 'Correção',
  },
  difficulties: { 0: 'Muito fácil', 1: 'Fácil', 2: 'Médio', 3: 'Difícil', 4: 'Muito difícil' },
  right: 'Verdadeiro',
  wrong: 'Falso',
  toMend: 'O que corrigir',
};

export const sheetWords: Record<PaperLanguage, SheetWords> = { en, 'zh-CN': zh, ja, es, pt };
