import { describe, expect, it } from 'vitest';
import { shuffleTexts } from '../show/arrange.ts';
import { dependsOnOthers, findReferences, moveLetters, namesOptions } from './letters.ts';

/** Four options, each one place further down and the last one on top: A is shown as B, D as A. */
function move(html: string): string | null {
  const references = findReferences(html, 4);
  return references && moveLetters(html, references, (option) => (option + 1) % 4);
}

describe('letters in an explanation', () => {
  it.each([
    // Chinese
    ['选A', '选B'],
    ['故选AC。', '故选BD。'],
    ['故选：CD', '故选：AD'],
    ['B和C正确', 'C和D正确'],
    ['A、B项错误，C项正确。', 'B、C项错误，D项正确。'],
    ['正确答案是 D，因为水的沸点是100℃。', '正确答案是 A，因为水的沸点是100℃。'],
    ['答案：Ｂ', '答案：Ｃ'],
    ['选项A不符合题意', '选项B不符合题意'],
    [
      '解：A、病毒没有细胞结构，A错误；\nB、蓝藻是原核生物，B正确。',
      '解：B、病毒没有细胞结构，B错误；\nC、蓝藻是原核生物，C正确。',
    ],
    ['DNA 由脱氧核苷酸组成，故D正确。', 'DNA 由脱氧核苷酸组成，故A正确。'],
    ['D对。', 'A对。'],
    ['a和b都对', 'b和c都对'],
    // Japanese
    ['正解はBです。', '正解はCです。'],
    ['選択肢Cは主語がない。', '選択肢Dは主語がない。'],
    ['AとBは誤り。よってDが正解。', 'BとCは誤り。よってAが正解。'],
    // English
    ['Option B is what the text says.', 'Option C is what the text says.'],
    ['Answer: C', 'Answer: D'],
    ['The correct answer is (A).', 'The correct answer is (B).'],
    ['The answer is D because water boils at 100 °C.', 'The answer is A because water boils at 100 °C.'],
    ['A and C are incorrect, so B is the right answer.', 'B and D are incorrect, so C is the right answer.'],
    ['Choices A, B, and D are wrong.', 'Choices B, C, and A are wrong.'],
    ['option b', 'option c'],
    ["B isn't correct.", "C isn't correct."],
    // Spanish
    ['La opción B es correcta.', 'La opción C es correcta.'],
    ['Las opciones A, B y D son falsas.', 'Las opciones B, C y A son falsas.'],
    ['La respuesta correcta es la **C**. En la mesa…', 'La respuesta correcta es la **D**. En la mesa…'],
    ['Respuesta: a', 'Respuesta: b'],
    // Portuguese
    ['A alternativa C está errada.', null],
    ['Na alternativa C falta o verbo.', 'Na alternativa D falta o verbo.'],
    ['Gabarito: D', 'Gabarito: A'],
    ['As opções A e B estão incorretas.', 'As opções B e C estão incorretas.'],
    // Labels, where every option has one
    ['A. ácido\nB. base\nC. sal\nD. água', 'B. ácido\nC. base\nD. sal\nA. água'],
    ['(A) no (B) no (C) sí (D) no', null],
    ['A. ácido\nB. base', null],
  ])('%s', (text, moved) => {
    expect(move(text)).toBe(moved);
  });

  it.each([
    'Vitamin A is stored in the liver.',
    'Vitamin C is right for you.',
    '点A在直线上',
    'A市在B市的北边',
    'The piece is in D major.',
    'The answer is C major.',
    '维生素D对钙的吸收有利',
    '植株A正确授粉',
    '选B超检查',
    '选A，B细胞产生抗体',
    'AB型血',
    '含有A、T、C、G四种碱基，B错。',
    '都是 C、H、O、N、P，A正确。',
    'C、H+不能自由扩散，C错误。',
    'A项目的成本更低',
    'ビタミンDは骨に必要です',
    'el derecho "A la protección"',
    'La opción D es correcta, y la B es imprecisa.',
    'El punto C está a la izquierda.',
    'As opções a seguir são falsas.',
    'A is the right angle of the triangle.',
    'A shows the heart.',
    'B shows the lungs.',
    'A square has four sides. Option B is correct.',
    '故选$A$',
    '故选\\(\\mathrm{B}\\)。',
    '第一项正确',
    'The first option is correct.',
    'La primera opción es falsa.',
  ])('keeps the order where it is not certain: %s', (text) => {
    expect(move(text)).toBeNull();
  });

  it.each([
    'A square has four sides.',
    'A energia cinética depende da massa.',
    'I think that DNA is a molecule.',
    'Se llama a la policía.',
    'O raio é a metade do diâmetro, e o perímetro…',
    'Ohm: $A = B \\cdot C$, of the U.S. navy',
    'In code: <code>A = B</code>',
    '水是 H<sub>2</sub>O，C<sub>6</sub>H<sub>12</sub>O<sub>6</sub> 是葡萄糖',
    '$5 and $10',
    'See [97.119(a)] of the rules.',
  ])('sees no option where there is none: %s', (text) => {
    expect(findReferences(text, 4)).toEqual([]);
  });

  it('touches the text alone, whatever stands in tags, formulas and code', () => {
    const html = '<p>选<b>A</b>。<img src="A.png" alt="选A"></p><p>$A+B$ 与 <code>A</code> &amp; 故C正确</p>';
    expect(move(html)).toBe(
      '<p>选<b>B</b>。<img src="A.png" alt="选A"></p><p>$A+B$ 与 <code>A</code> &amp; 故D正确</p>',
    );
  });

  it('leaves letters beyond the options alone', () => {
    expect(findReferences('选E', 4)).toEqual([]);
    expect(findReferences('选E', 5)).toEqual([[{ place: 1, option: 4 }]]);
  });
});

describe('options that speak of others', () => {
  it.each([
    ...'A和B|以上都对|以上皆非|都不正确|上述选项均错误|仅A|AB'.split('|'),
    ...'all of the above|None of these|none of the above|both A and C|Only B|B|(C)|A. ácido'.split('|'),
    ...'上記すべて|いずれも正しくない|AとC'.split('|'),
    ...'todas las anteriores|Ninguna es correcta|A y B son correctas|Las dos anteriores'.split('|'),
    ...'nenhuma das anteriores|Todas as alternativas estão corretas|A opção B e C|N.D.A.'.split('|'),
  ])('stay: %s', (text) => {
    expect(dependsOnOthers(`<p>${text}</p>`, 4)).toBe(true);
  });

  it.each([
    ...'维生素D|C、H、O、N|18岁以上|水和空气都是混合物|DNA|植株A的测交子代'.split('|'),
    ...'Vitamin D|A low-voltage lamp|They know each other|0,25 A|Both antennas'.split('|'),
    ...'A finales del siglo|ビタミンE|R=V/I'.split('|'),
  ])('move: %s', (text) => {
    expect(dependsOnOthers(text, 4)).toBe(false);
  });
});

describe('stems that speak of the options', () => {
  it.each(['选项A中的句子有什么错误？', 'Why is option B wrong?', '哪个对？\nA. 一\nB. 二'])('%s', (text) => {
    expect(namesOptions(text, 4)).toBe(true);
  });

  it.each(['A small ship', '已知植株A的基因', '¿A qué componente corresponde?', 'O raio de um círculo'])(
    'not: %s',
    (text) => {
      expect(namesOptions(text, 4)).toBe(false);
    },
  );
});

describe('texts made of letters', () => {
  it.each(['选A', 'A ', '正解はB', 'A-', 'A\n', 'a b '])('of %j keep nobody waiting', (piece) => {
    const text = piece.repeat(40_000 / piece.length);
    const start = performance.now();
    expect(findReferences(text, 4)).toBeNull();
    expect(namesOptions(text, 4)).toBe(true);
    expect(dependsOnOthers(text, 4)).toBe(true);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('are left as they are', () => {
    const question = { desc: '<p>Which?</p>', explanation: 'x'.repeat(40_000) };
    expect(shuffleTexts(question, ['Red', 'Green', 'Blue'], 7)).toBeNull();
    expect(shuffleTexts({ ...question, explanation: '' }, ['Red', 'Green', 'Blue'], 7)).not.toBeNull();
  });
});
