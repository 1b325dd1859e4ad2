// Exams as people keep them in spreadsheets, one for each language, written for these tests; and what must become of them.
import { utils, write } from '@e965/xlsx';
import type { BookType } from '@e965/xlsx';

interface OwnSheet {
  rows: string[][];
  title: string;
  description: string;
  /** Minutes. */
  duration: number;
  sections: string[];
  materials: number;
  /** Type, the beginning of the stem, options, key and score of each question in turn. */
  questions: [type: number, stem: string, options: number, key: unknown, score: number][];
}

/** Rows of a table, each cell under its header. */
function table(header: string[], ...records: Record<string, string>[]): string[][] {
  return [header, ...records.map((record) => header.map((name) => record[name] ?? ''))];
}

const chinese: OwnSheet = {
  title: '常识小测',
  description: '天文、地理与语言',
  duration: 45,
  sections: ['一、选择', '二、填空与连线', '三、阅读与写作'],
  materials: 1,
  rows: [
    ['标题', '常识小测'],
    ['描述', '天文、地理与语言'],
    ['用时', '45'],
    ...table(
      '段落,材料,题干,题号,题型,选择项1,选择项2,选择项3,匹配1,匹配2,匹配3,解析,答案1,答案2,得分1,得分2'.split(','),
      { 段落: '一、选择', 题干: '请选出正确的答案。' },
      {
        题干: '离太阳最近的行星是',
        题型: '选择题',
        选择项1: '水星',
        选择项2: '金星',
        选择项3: '火星',
        答案1: 'A',
        得分1: '2',
      },
      {
        题干: '下列属于哺乳动物的有',
        题型: '选择题',
        选择项1: '鲸',
        选择项2: '鲨',
        选择项3: '蝙蝠',
        答案1: 'AC',
        得分1: '3',
      },
      { 题干: '从低到高排列的是', 题型: '顺序选择题', 选择项1: '一二三', 选择项2: '三二一', 答案1: 'A', 得分1: '2' },
      {
        题干: '以下说法正确的有',
        题型: '不定项选择题',
        选择项1: '冰会浮',
        选择项2: '铁会浮',
        选择项3: '木会浮',
        答案1: 'AC',
        得分1: '5',
        得分2: '2.5',
      },
      { 题干: '月亮自己会发光。', 题型: '判断题', 解析: '它反射太阳光。', 答案1: '错', 得分1: '1' },
      { 段落: '二、填空与连线' },
      { 题干: '上海简称____，北京简称____。', 题型: '填空题', 答案1: '申||沪', 答案2: '京', 得分1: '1', 得分2: '1' },
      { 题干: '三原色是____和____。', 题型: '无序填空题', 答案1: '红', 答案2: '蓝', 得分1: '1', 得分2: '1' },
      {
        题干: '把国家和首都连起来',
        选择项1: '法国',
        选择项2: '日本',
        匹配1: '东京',
        匹配2: '巴黎',
        匹配3: '罗马',
        答案1: 'BA',
        得分1: '4',
      },
      {
        题干: '改正错别字',
        题型: '改错别字',
        选择项1: '按步就班',
        选择项2: '一愁莫展',
        答案1: '按部就班',
        答案2: '一筹莫展',
        得分1: '2',
        得分2: '2',
      },
      { 段落: '三、阅读与写作' },
      { 材料: '春天来了，燕子从南方飞回。' },
      { 题干: '燕子从哪里飞回？', 题号: '1', 选择项1: '南方', 选择项2: '北方', 答案1: 'A', 得分1: '2' },
      { 题干: '燕子为什么要飞走？', 题号: '2', 题型: '简答题', 答案1: '因为冬天没有食物。', 得分1: '6' },
    ),
  ],
  questions: [
    [1, '离太阳最近', 3, 'A', 2],
    [2, '下列属于哺乳', 3, 'AC', 3],
    [8, '从低到高', 2, 'A', 2],
    [12, '以下说法', 3, 'AC', 5],
    [4, '月亮自己', 0, false, 1],
    [3, '上海简称', 0, [['申', '沪'], ['京']], 2],
    [10, '三原色', 0, [['红'], ['蓝']], 2],
    [5, '把国家', 2, 'BA', 4],
    [14, '改正', 2, ['按部就班', '一筹莫展'], 4],
    [1, '燕子从哪里', 2, 'A', 2],
    [0, '燕子为什么', 0, '因为冬天没有食物。', 6],
  ],
};

const english: OwnSheet = {
  title: 'Around the house',
  description: 'Everyday science',
  duration: 30,
  sections: ['Kitchen', 'Garden'],
  materials: 0,
  rows: [
    ['Title', 'Around the house'],
    ['Description', 'Everyday science'],
    ['Duration', '30 min'],
    ...table(
      ['Section', 'Question', 'Type', 'Option 1', 'Option 2', 'Option 3', 'Answer', 'Explanation', 'Score'],
      {
        Section: 'Kitchen',
        Question: 'At how many degrees does water boil at sea level?',
        Type: 'Single choice',
        'Option 1': '90',
        'Option 2': '100',
        'Option 3': '110',
        Answer: 'B',
        Explanation: 'In degrees Celsius.',
        Score: '2',
      },
      {
        Section: 'Kitchen',
        Question: 'Which of these conduct heat well?',
        Type: 'Multiple choice',
        'Option 1': 'Copper',
        'Option 2': 'Cork',
        'Option 3': 'Iron',
        Answer: 'AC',
        Score: '3',
      },
      { Section: 'Garden', Question: 'Bees see ultraviolet light.', Type: 'True or false', Answer: 'TRUE', Score: '1' },
      {
        Section: 'Garden',
        Question: 'Plants take in ____ from the air.',
        Type: 'Fill in the blanks',
        Answer: 'carbon dioxide||CO2',
        Score: '2',
      },
      {
        Section: 'Garden',
        Question: 'Why do leaves change their colour in autumn?',
        Type: 'Short answer',
        Answer: 'The green breaks down first.',
        Score: '4',
      },
    ),
  ],
  questions: [
    [1, 'At how many', 3, 'B', 2],
    [2, 'Which of these', 3, 'AC', 3],
    [4, 'Bees see', 0, true, 1],
    [3, 'Plants take in', 0, [['carbon dioxide', 'CO2']], 2],
    [0, 'Why do leaves', 0, 'The green breaks down first.', 4],
  ],
};

const japanese: OwnSheet = {
  title: 'くらしの知識',
  description: '身近なことから',
  duration: 90,
  sections: [],
  materials: 0,
  rows: [
    ['タイトル', 'くらしの知識'],
    ['説明', '身近なことから'],
    ['制限時間', '1時間30分'],
    ['問題', '項', '項', '項', '解答', '説明', 'タイプ'],
    ['一番高い山は？', '富士山', '北岳', '槍ヶ岳', 'Ａ', '3776メートルです。', ''],
    ['小さい順に並んでいるのは？', '一二三', '三二一', '', 'Ａ', '', '順番固定'],
    ['略称を大文字で書くと？', '', '', '', 'JST', '', '大小区別'],
    ['太陽は東からのぼる。', '', '', '', '○', '', '正誤'],
  ],
  questions: [
    [1, '一番高い山', 3, 'A', 1],
    [8, '小さい順', 2, 'A', 1],
    [6, '略称', 0, [['JST']], 1],
    [4, '太陽は東', 0, true, 1],
  ],
};

const spanish: OwnSheet = {
  title: '',
  description: '',
  duration: 0,
  sections: [],
  materials: 0,
  rows: [
    ['Nº', 'Pregunta', 'Respuesta A', 'Respuesta B', 'Respuesta C', 'Respuesta correcta', 'Puntuación'],
    ['1', '¿Cuál es el río más largo de la península?', 'a) Tajo', 'b) Ebro', 'c) Duero', 'a)', '1,5'],
    ['2', '¿Cuántos lados tiene un hexágono?', 'a) Cinco', 'b) Seis', 'c) Ocho', 'b)', '1,5'],
  ],
  questions: [
    [1, '¿Cuál es el río', 3, 'A', 1.5],
    [1, '¿Cuántos lados', 3, 'B', 1.5],
  ],
};

const portuguese: OwnSheet = {
  title: '',
  description: '',
  duration: 0,
  sections: [],
  materials: 0,
  rows: [
    ['Enunciado', 'Alternativa A', 'Alternativa B', 'Alternativa C', 'Gabarito', 'Comentário'],
    ['Qual destes é um mamífero?', 'Golfinho', 'Tubarão', 'Pinguim', 'A', 'Respira ar e amamenta.'],
    ['O Sol gira em torno da Terra.', 'Verdadeiro', 'Falso', '', 'Falso', ''],
  ],
  questions: [
    [1, 'Qual destes', 3, 'A', 1],
    [4, 'O Sol gira', 0, false, 1],
  ],
};

export const ownSheets = { 'zh-CN': chinese, en: english, ja: japanese, es: spanish, pt: portuguese };

/** A workbook of these sheets, by the name of each, as a spreadsheet program saves it. */
export function writeSheets(sheets: Record<string, string[][]>, bookType: BookType = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return write(book, { type: 'buffer', bookType }) as Uint8Array;
}
