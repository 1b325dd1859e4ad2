// One question of every type, with answers that show what becomes of them.
import type { Answer, Question, QuestionType } from '@tiku/questions';

export interface Sample {
  question: Question;
  right: Answer;
  /** Types that are all or nothing have no such answer. */
  partly?: Answer;
  wrong: Answer;
}

export const samples: Record<QuestionType, Sample> = {
  0: {
    question: {
      type: 0,
      desc: '<p>Why does the sky look blue at noon, and red when the Sun goes down?</p>',
      correct_answer:
        '<p>Air scatters short waves far more than long ones, with a strength that goes with $1/\\lambda^4$. At noon scattered blue light reaches us from every side. In the evening sunlight takes a longer way through the air; most of the blue is lost on it, and red is left.</p>',
      score: 6,
      explanation: '<p>Two points each for scattering, for its dependence on wavelength, and for the longer way.</p>',
      difficulty: 2,
    },
    right: {
      text: 'Small particles of air scatter blue light more strongly than red light, so blue comes to us from the whole sky.\n\nAt sunset the light crosses much more air. The blue has been scattered away before it reaches us.',
      files: [],
    },
    wrong: { text: 'Because the sea is blue and is mirrored in the sky.', files: [] },
  },
  1: {
    question: {
      type: 1,
      desc: '<p>Which of these numbers is <b>irrational</b>?</p>',
      options: ['$\\sqrt{16}$', '$0.\\overline{3}$', '$\\sqrt{2}$', '$\\dfrac{22}{7}$'],
      correct_answer: ['C'],
      score: 2,
      partial_score: null,
      explanation:
        '<p>$\\sqrt{16} = 4$ and $0.\\overline{3} = \\frac{1}{3}$. Were $\\sqrt{2} = \\frac{p}{q}$ in lowest terms, then $p^2 = 2q^2$, and both $p$ and $q$ would be even.</p>',
      difficulty: 1,
    },
    right: ['C'],
    wrong: ['D'],
  },
  2: {
    question: {
      type: 2,
      desc: '<p>Which of these animals are mammals?</p>',
      options: ['Bat', 'Emperor penguin', 'Platypus', 'Blue whale', 'Whale shark'],
      correct_answer: ['A', 'C', 'D'],
      score: 3,
      partial_score: 1,
      explanation:
        '<p>The platypus lays eggs but nurses its young with milk. The whale shark is the largest living <i>fish</i>.</p>',
      difficulty: 1,
    },
    right: ['A', 'C', 'D'],
    partly: ['A', 'D'],
    wrong: ['A', 'D', 'E'],
  },
  3: {
    question: {
      type: 3,
      desc: '<p>唐代诗人李白，字____，号____，与杜甫并称“____”。</p>',
      correct_answer: [['太白'], ['青莲居士', '谪仙人'], ['李杜']],
      score: 3,
      item_scores: [1, 1, 1],
      explanation: '<p>李白（701—762），字太白，号青莲居士，又号“谪仙人”。后人把他与杜甫合称“李杜”。</p>',
      difficulty: 1,
    },
    right: ['太白', '青莲居士', '李杜'],
    partly: ['太白', '香山居士', ''],
    wrong: ['乐天', '香山居士', '元白'],
  },
  4: {
    question: {
      type: 4,
      desc: '<p>Sound travels faster in water than in air.</p>',
      correct_answer: true,
      score: 1,
      explanation:
        '<p>About 1,480 m/s in water, 343 m/s in air at 20 °C: water is denser, but far harder to compress.</p>',
      difficulty: 0,
    },
    right: true,
    wrong: false,
  },
  5: {
    question: {
      type: 5,
      desc: '<p>Who is known for what?</p>',
      options: ['Marie Curie', 'Alexander Fleming', 'Gregor Mendel', 'Rosalind Franklin'],
      matchings: [
        'Crossed pea plants and found the rules of heredity',
        'Took the X-ray picture that showed the helix of DNA',
        'Found polonium and radium',
        'Proposed that continents drift',
        'Saw a mould kill bacteria, and named what it made penicillin',
      ],
      correct_answer: ['C', 'E', 'A', 'B'],
      score: 4,
      item_scores: [1, 1, 1, 1],
      explanation: '<p>That continents drift was proposed by Alfred Wegener in 1912.</p>',
      difficulty: 2,
    },
    right: ['C', 'E', 'A', 'B'],
    partly: ['C', 'E', 'B', null],
    wrong: ['D', 'C', 'E', 'A'],
  },
  6: {
    question: {
      type: 6,
      desc: '<p>In Python, the value that stands for nothing is written ____, and <code>1 == 1</code> gives ____.</p>',
      correct_answer: [['None'], ['True']],
      score: 2,
      item_scores: [1, 1],
      explanation: '<pre>&gt;&gt;&gt; print([].sort())\nNone\n&gt;&gt;&gt; 1 == 1\nTrue</pre>',
      difficulty: 1,
    },
    right: ['None', 'True'],
    partly: ['None', 'true'],
    wrong: ['null', 'TRUE'],
  },
  7: {
    question: {
      type: 7,
      desc: '<p>Should cities close their centres to private cars? Take a side, answer the strongest argument against it, and name one measure you would begin with (about 300 words).</p>',
      correct_answer:
        '<p>A good essay</p><ul><li>takes a clear side in its first paragraph,</li><li>gives a counter-argument its full weight before answering it,</li><li>names a measure that could start tomorrow.</li></ul>',
      score: 20,
      explanation: '',
      difficulty: 3,
    },
    right: {
      text: 'Streets were places to meet before they were places to park.\n\nThose who live far out, or cannot walk, will say that a closed centre is closed to them. They are right about today: so the first measure is a bus every five minutes, and the barrier comes second.',
      files: ['plan-of-the-centre.pdf'],
    },
    wrong: { text: 'Cars are bad.', files: [] },
  },
  8: {
    question: {
      type: 8,
      desc: '<p>How many of these statements are true?</p><ol><li>Sunlight takes about eight minutes to reach the Earth.</li><li>The Moon shines by its own light.</li><li>Venus is hotter than Mercury.</li></ol>',
      options: ['None', 'One', 'Two', 'All three'],
      correct_answer: ['C'],
      score: 2,
      partial_score: null,
      explanation: '<p>The first and the third. The thick air of Venus holds its heat, about 465 °C day and night.</p>',
      difficulty: 2,
    },
    right: ['C'],
    wrong: ['D'],
  },
  9: {
    question: {
      type: 9,
      desc: '<p>Which of these were leap years?</p>',
      options: ['1896', '1900', '1996', '2000', '2023'],
      correct_answer: ['A', 'C', 'D'],
      score: 3,
      partial_score: 1.5,
      explanation: '<p>A century is a leap year only if 400 divides it: 2000 was one, 1900 was not.</p>',
      difficulty: 1,
    },
    right: ['A', 'C', 'D'],
    partly: ['C', 'D'],
    wrong: ['A', 'B', 'C', 'D'],
  },
  10: {
    question: {
      type: 10,
      desc: '<p>The primary colours of light are ____, ____ and ____.</p>',
      correct_answer: [['red'], ['green'], ['blue']],
      score: 3,
      item_scores: [1, 1, 1],
      explanation: '<p>Our eyes have three kinds of cones, each most sensitive near one of them.</p>',
      difficulty: 0,
    },
    right: ['blue', 'Red', 'green'],
    partly: ['green', 'yellow', 'red'],
    wrong: ['cyan', 'magenta', 'yellow'],
  },
  11: {
    question: {
      type: 11,
      desc: '<p>Table salt is made of two elements. Their chemical symbols: [ ] and [ ].</p>',
      correct_answer: [['Na'], ['Cl']],
      score: 2,
      item_scores: [1, 1],
      explanation:
        '<p>Na<sup>+</sup> and Cl<sup>−</sup>, one for one. CO is carbon monoxide, Co is cobalt: capitals matter.</p>',
      difficulty: 1,
    },
    right: ['Cl', 'Na'],
    partly: ['Na', 'CL'],
    wrong: ['NA', 'CL'],
  },
  12: {
    question: {
      type: 12,
      desc: '<p>关于绿色植物的光合作用，下列说法正确的是（ ）</p>',
      options: [
        '光反应发生在类囊体薄膜上',
        '释放的氧气来自二氧化碳',
        '暗反应只能在黑暗中进行',
        '光能最终转变为有机物中的化学能',
      ],
      correct_answer: ['A', 'D'],
      score: 4,
      partial_score: 2,
      explanation: '<p>氧气来自水的光解，B 错；暗反应有光无光都能进行，只是不直接需要光，C 错。</p>',
      difficulty: 2,
    },
    right: ['A', 'D'],
    partly: ['D'],
    wrong: ['A', 'B'],
  },
  13: {
    question: {
      type: 13,
      desc: '<p>次のうち、平安時代に成立した作品を選びなさい。</p>',
      options: ['万葉集', '古今和歌集', '源氏物語', '徒然草'],
      correct_answer: ['B', 'C'],
      score: 2,
      partial_score: 1,
      explanation: '<p>万葉集は奈良時代、徒然草は鎌倉時代末期の成立とされる。</p>',
      difficulty: 2,
    },
    right: ['B', 'C'],
    partly: ['C'],
    wrong: ['A', 'C'],
  },
  14: {
    question: {
      type: 14,
      desc: '<p>Each sentence has one mistake. Correct it.</p>',
      options: ['She don’t like coffee.', 'I have seen him yesterday.', 'There is less people here than last year.'],
      correct_answer: [
        'She doesn’t like coffee.',
        'I saw him yesterday.',
        'There are fewer people here than last year.',
      ],
      score: 3,
      item_scores: [1, 1, 1],
      explanation:
        '<p>The simple past goes with a finished time such as <i>yesterday</i>; <i>fewer</i> goes with what can be counted.</p>',
      difficulty: 1,
    },
    right: ['She doesn’t like coffee.', 'I saw him yesterday.', 'There are fewer people here than last year.'],
    partly: ['She doesn’t like coffee.', 'I had seen him yesterday.', ''],
    wrong: ['She do not like coffee.', 'I have saw him yesterday.', 'There is fewer people here than last year.'],
  },
};
