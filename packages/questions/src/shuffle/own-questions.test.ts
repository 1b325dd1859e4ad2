// Questions as people write them, in five languages: their options move, and what speaks of an option moves along.
import { describe, expect, it } from 'vitest';
import { arrangeQuestion, createQuestion, letters, showQuestion } from '../index.ts';
import type { Question } from '../index.ts';

type Written = [stem: string, options: string, answer: string, explanation: string];

const written: Record<string, Written[]> = {
  'zh-CN': [
    ['离太阳最近的行星是', '金星|水星|火星|木星', 'B', '水星离太阳最近。故选B'],
    ['下列哪一项是化学变化', '冰融化|水沸腾|木柴燃烧|玻璃破碎', 'C', '燃烧生成了新物质，故选：C'],
    ['《静夜思》的作者是', '李白|杜甫|王维|孟浩然', 'A', '这是李白的名作。故选A'],
    ['声音不能在什么中传播', '水|空气|钢铁|真空', 'D', '传播需要介质，故选D'],
    ['一年中白昼最长的一天是', '春分|夏至|秋分|冬至', 'B', '夏至时太阳直射北回归线。故选B'],
  ],
  en: [
    ['Which planet is the largest?', 'Mars|Venus|Jupiter|Mercury', 'C', 'Option C is the largest by far.'],
    ['Which metal is liquid at room temperature?', 'Mercury|Iron|Lead|Tin', 'A', 'Option A is the only liquid one.'],
    ['What do bees collect?', 'Bark|Nectar|Sand|Salt', 'B', 'Option B is what they turn into honey.'],
    ['Who painted with dots?', 'Monet|Degas|Renoir|Seurat', 'D', 'Option D made it his style.'],
    ['How many strings has a violin?', 'Three|Four|Five|Six', 'B', 'Option B is right.'],
  ],
  ja: [
    ['日本で一番長い川は？', '利根川|信濃川|石狩川|天塩川', 'B', '正解はB。長さは367キロです。'],
    ['水が凍る温度は？', '零度|十度|百度|四度', 'A', '正解はA。'],
    ['哺乳類はどれ？', 'サメ|ペンギン|イルカ|カメ', 'C', '正解はC。子に乳を与えます。'],
    ['光の三原色でないのは？', '赤|緑|青|黄', 'D', '正解はD。'],
    ['最も軽い元素は？', 'ヘリウム|水素|酸素|炭素', 'B', '正解はB。'],
  ],
  es: [
    [
      '¿Cuál es el océano más grande?',
      'Atlántico|Pacífico|Índico|Ártico',
      'B',
      'La opción B cubre un tercio de la Tierra.',
    ],
    ['¿Qué gas respiramos?', 'Oxígeno|Helio|Neón|Argón', 'A', 'La opción A es la correcta.'],
    ['¿Qué instrumento mide el tiempo?', 'La regla|La balanza|El reloj|El metro', 'C', 'La opción C es la correcta.'],
    ['¿Cuál es un número primo?', 'Cuatro|Seis|Ocho|Siete', 'D', 'La opción D solo se divide por sí misma y por uno.'],
    ['¿Quién escribió el Quijote?', 'Lope|Cervantes|Góngora|Quevedo', 'B', 'La opción B es la correcta.'],
  ],
  pt: [
    ['Qual é o maior rio do mundo?', 'Nilo|Amazonas|Danúbio|Tejo', 'B', 'Resposta: alternativa B.'],
    ['Qual animal põe ovos?', 'Galinha|Gato|Cavalo|Baleia', 'A', 'Resposta: alternativa A.'],
    ['Quantos lados tem um triângulo?', 'Dois|Quatro|Três|Cinco', 'C', 'Resposta: alternativa C.'],
    ['Qual cor não está na bandeira?', 'Verde|Azul|Branco|Roxo', 'D', 'Resposta: alternativa D.'],
    ['Quem escreveu Os Lusíadas?', 'Pessoa|Camões|Eça|Saramago', 'B', 'Resposta: alternativa B.'],
  ],
};

function toQuestion([desc, options, answer, explanation]: Written): Question {
  return { ...createQuestion(1), desc, options: options.split('|'), correct_answer: [answer], explanation } as Question;
}

/** The text of the right option. */
function findRight({ options, correct_answer }: { options?: string[]; correct_answer: unknown }): string | undefined {
  const [letter = ''] = correct_answer as string[];
  return options?.[letters.indexOf(letter)];
}

/** The only letter that stands by itself. */
const named = /(?<![A-Za-z])[A-D](?![A-Za-z])/;

describe.each(Object.keys(written))('questions in %s', (language) => {
  const questions = (written[language] ?? []).map(toQuestion);

  it('are all shuffled, each in more than one way', () => {
    for (const question of questions) {
      const orders = Array.from({ length: 12 }, (_, seed) => arrangeQuestion(question, seed));
      expect(orders.every((order) => 'options' in order)).toBe(true);
      expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBeGreaterThan(1);
    }
  });

  it('name the right option in their explanations wherever it stands', () => {
    let moved = 0;
    for (const question of questions) {
      for (let seed = 0; seed < 12; seed++) {
        const shown = showQuestion(question, arrangeQuestion(question, seed));
        expect(findRight(shown)).toBe(findRight(question));
        expect([named.exec(shown.explanation)?.[0]]).toEqual(shown.correct_answer);
        if (shown.explanation !== question.explanation) moved++;
      }
    }
    expect(moved).toBeGreaterThan(20);
  });
});
