// How questions are asked in five languages, with what is asked for left open, and how each is turned into its opposite.

interface Ask {
  /** `{a}` and `{b}` stand for things, `{n}` for a number. */
  says: string;
  negated: string;
}

export interface Language {
  asks: readonly Ask[];
  /** In front of a question, and it stays the same. */
  fillers: readonly string[];
  numbered: (no: number) => string;
  /** Pieces that things are called by. */
  pieces: readonly string[];
  joins: number;
  spaced: boolean;
}

export const languages: readonly Language[] = [
  {
    spaced: true,
    joins: 3,
    pieces: 'bar do fen gal hi jo kel lum mer nor pas qui ros sil tor ul ver wen xan yor zim cha dre'.split(' '),
    fillers: ['Please choose: ', 'Question: '],
    numbered: (no) => `${no}. `,
    asks: [
      {
        says: 'Which mineral forms when {a} is heated together with {b} for {n} hours?',
        negated: 'Which mineral never forms when {a} is heated together with {b} for {n} hours?',
      },
      {
        says: 'How does the {a} valve regulate the pressure of a {b} boiler at {n} bar?',
        negated: 'How does the {a} valve not regulate the pressure of a {b} boiler at {n} bar?',
      },
      {
        says: 'In the year {n}, who signed the treaty between {a} and {b}?',
        negated: 'In the year {n}, who did not sign the treaty between {a} and {b}?',
      },
      {
        says: 'Which statement about {a} cells and {b} membranes is correct in chapter {n}?',
        negated: 'Which statement about {a} cells and {b} membranes is incorrect in chapter {n}?',
      },
    ],
  },
  {
    spaced: false,
    joins: 2,
    pieces: Array.from('山河江湖海洋林木金银铜铁石玉风云雷电星辰春夏秋冬东西南北龙虎鹤鹿松竹梅兰'),
    fillers: ['请问', '下列'],
    numbered: (no) => `第${no}题 `,
    asks: [
      { says: '{a}与{b}混合加热{n}小时后生成哪种物质？', negated: '{a}与{b}混合加热{n}小时后不生成哪种物质？' },
      {
        says: '关于{a}定律和{b}效应的说法，第{n}章中正确的是哪一个？',
        negated: '关于{a}定律和{b}效应的说法，第{n}章中不正确的是哪一个？',
      },
      {
        says: '公元{n}年，{a}王朝与{b}王朝之间签订了什么条约？',
        negated: '公元{n}年，{a}王朝与{b}王朝之间没有签订什么条约？',
      },
      { says: '在{n}帕的压力下，{a}阀门如何控制{b}锅炉？', negated: '在{n}帕的压力下，{a}阀门为什么无法控制{b}锅炉？' },
    ],
  },
  {
    spaced: false,
    joins: 2,
    pieces: Array.from('アイカキサシタツナヌハフマミヤユラリルレロワトナニコケス'),
    fillers: ['次の', ''],
    numbered: (no) => `問${no} `,
    asks: [
      {
        says: '{a}鉱石と{b}溶液を{n}時間加熱するとどの物質ができますか。',
        negated: '{a}鉱石と{b}溶液を{n}時間加熱するとどの物質ができませんか。',
      },
      {
        says: '{n}年に{a}王国と{b}王国が結んだ条約はどれですか。',
        negated: '{n}年に{a}王国と{b}王国が結ばなかった条約はどれですか。',
      },
      {
        says: '第{n}章で{a}細胞と{b}膜について正しい説明はどれですか。',
        negated: '第{n}章で{a}細胞と{b}膜について正しくない説明はどれですか。',
      },
    ],
  },
  {
    spaced: true,
    joins: 3,
    pieces: 'bal cer dor fi gua hue jar lin mo nar pel que ri sol tam ur val yer zo'.split(' '),
    fillers: ['Selecciona: ', 'Pregunta: '],
    numbered: (no) => `${no}) `,
    asks: [
      {
        says: '¿Qué mineral se forma cuando {a} se calienta junto con {b} durante {n} horas?',
        negated: '¿Qué mineral nunca se forma cuando {a} se calienta junto con {b} durante {n} horas?',
      },
      {
        says: '¿Quién firmó en el año {n} el tratado entre {a} y {b}?',
        negated: '¿Quién no firmó en el año {n} el tratado entre {a} y {b}?',
      },
      {
        says: '¿Qué afirmación sobre células {a} y membranas {b} es correcta en el capítulo {n}?',
        negated: '¿Qué afirmación sobre células {a} y membranas {b} es incorrecta en el capítulo {n}?',
      },
    ],
  },
  {
    spaced: true,
    joins: 3,
    pieces: 'bra cal dei fon gar hor jun lei mar nau pin rou ser tei var xis zel bu co'.split(' '),
    fillers: ['Escolha: ', 'Questão: '],
    numbered: (no) => `(${no}) `,
    asks: [
      {
        says: 'Qual mineral se forma quando {a} é aquecido junto com {b} durante {n} horas?',
        negated: 'Qual mineral não se forma quando {a} é aquecido junto com {b} durante {n} horas?',
      },
      {
        says: 'Quem assinou no ano {n} o tratado entre {a} e {b}?',
        negated: 'Quem não assinou no ano {n} o tratado entre {a} e {b}?',
      },
      {
        says: 'Qual afirmação sobre células {a} e membranas {b} está correta no capítulo {n}?',
        negated: 'Qual afirmação sobre células {a} e membranas {b} está incorreta no capítulo {n}?',
      },
    ],
  },
];
