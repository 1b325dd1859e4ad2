// The homework of the demo class: one that runs, one whose papers wait to be marked, one with its
// results, and one that somebody has not handed in. Its questions are
// asked nowhere else: while it runs, nobody who has to do it is told their keys.
import type { ReportReason, SwitchCause } from '@tiku/contract';
import type { Answer, Question } from '@tiku/questions';
import type { DemoUsername } from '../platform/config/demo-accounts.ts';
import { choice, short, statement } from './write-question.ts';
import type { HomeworkRules } from '@tiku/contract';

export interface DemoHomework {
  by: DemoUsername;
  title: string;
  /** Days from now. */
  start: number;
  end: number;
  rules: Partial<HomeworkRules>;
  questions: readonly Question[];
  sittings: readonly DemoSitting[];
  isCompleted: boolean;
  /** What its learners say is wrong with it. */
  reports?: readonly { by: DemoUsername; no: number; reason: ReportReason; body: string }[];
}

export interface DemoSitting {
  by: DemoUsername;
  /** Days after the start. */
  begun: number;
  /** How long it took; null while they are at it. */
  minutes: number | null;
  /** By number, from one on; null for none. */
  answers: readonly (Answer | null)[];
  /** By number. */
  marks?: Record<number, { score: number; comment: string }>;
  departures?: readonly { minute: number; seconds: number; cause: SwitchCause }[];
}

const written = (text: string): Answer => ({ text, files: [] });

export const demoHomework: readonly DemoHomework[] = [
  {
    by: 'teacher',
    title: 'Units · 単位の復習',
    start: -5,
    end: -2,
    rules: { duration: 10 },
    questions: [
      choice(
        'How many metres are 3.2 kilometres?',
        ['32 m', '320 m', '3,200 m', '32,000 m'],
        ['C'],
        '3.2 × 1,000 = 3,200.',
      ),
      statement('1 リットルは 1,000 立方センチメートルである。', true, '10 cm × 10 cm × 10 cm = 1,000 cm³ です。'),
    ],
    sittings: [{ by: 'vip', begun: 1, minutes: 4, answers: [['C'], true] }],
    isCompleted: true,
  },
  {
    by: 'author',
    title: 'Maps and measures · 地図と単位',
    start: -14,
    end: -8,
    rules: { duration: 30, hide_answer: false },
    questions: [
      choice(
        'On a map of scale 1 : 50,000, how far apart are two villages that lie 4 cm apart on paper?',
        ['500 m', '2 km', '5 km', '20 km'],
        ['B'],
        '4 cm × 50,000 = 200,000 cm = 2 km.',
      ),
      choice(
        'Which of these are units of length?',
        ['The light year', 'The knot', 'The nautical mile', 'The hectare'],
        ['A', 'C'],
        'A knot is a speed, one nautical mile an hour, and a hectare is an area.',
      ),
      statement(
        'Lines of longitude all have the same length.',
        true,
        'Each runs from pole to pole; it is the circles of latitude that become shorter.',
      ),
      short(
        'Why does Greenland look as large as Africa on many maps of the world?',
        'A sphere cannot be laid flat without stretching it. The Mercator projection keeps angles and stretches what lies near the poles.',
      ),
    ],
    sittings: [
      {
        by: 'demo',
        begun: 2,
        minutes: 19,
        answers: [
          ['B'],
          ['A', 'B'],
          true,
          written(
            'The earth is round and the map is flat, so something has to be stretched. Near the poles most of all.',
          ),
        ],
        marks: { 4: { score: 4, comment: 'Good. Which projection is it that does this?' } },
      },
      {
        by: 'vip',
        begun: 3,
        minutes: 12,
        answers: [
          ['B'],
          ['A', 'C'],
          true,
          written('Mercator’s map keeps angles for sailors, and pays for it by stretching the north and the south.'),
        ],
        marks: { 4: { score: 5, comment: 'Very clear.' } },
      },
    ],
    isCompleted: true,
  },
  {
    by: 'teacher',
    title: 'Heat and motion · 熱と運動',
    start: -6,
    end: -1,
    rules: { duration: 40, result_time: 1, max_switches: 3, switch_seconds: 5, no_quit: true },
    questions: [
      choice(
        'A cup of tea cools in a cold room. What flows, and which way?',
        ['Cold flows into the tea.', 'Heat flows into the room.', 'Heat flows into the tea.', 'Nothing flows.'],
        ['B'],
        'Heat goes from what is warmer to what is colder; cold is not a thing that flows.',
      ),
      statement('Without air, a feather and a hammer fall equally fast.', true, 'It was tried on the Moon in 1971.'),
      short('摩擦が役に立つ例を一つ挙げ、理由を説明しなさい。', '例：靴底と地面の摩擦。これがないと滑って歩けない。'),
      short(
        'A bus brakes and everybody leans forward. Explain why, in two sentences.',
        'Bodies keep their speed unless a force acts on them. The bus is slowed by its brakes, the passengers only by what holds them.',
      ),
    ],
    sittings: [
      {
        by: 'demo',
        begun: 3,
        minutes: 31,
        answers: [
          ['B'],
          true,
          written('自転車のブレーキ。摩擦で車輪が止まる。'),
          written('The bus stops but the people want to go on. That is inertia.'),
        ],
        departures: [
          { minute: 6, seconds: 2, cause: 'blur' },
          { minute: 14, seconds: 18, cause: 'hidden' },
        ],
      },
      {
        by: 'vip',
        begun: 4,
        minutes: 25,
        answers: [
          ['A'],
          true,
          written('靴と地面の間の摩擦。ないと前に進めない。'),
          written('That is inertia: the passengers keep their speed while the bus loses its own.'),
        ],
        marks: { 3: { score: 5, comment: 'よくできました。' } },
      },
    ],
    isCompleted: false,
    reports: [
      {
        by: 'vip',
        no: 1,
        reason: 'text',
        body: '“Cold flows into the tea”: my little sister says it does. Say why it does not?',
      },
    ],
  },
  {
    by: 'teacher',
    title: 'Weather · 天気のことば',
    start: -2,
    end: 30,
    rules: { redo_mode: 1, redo_hint: true },
    questions: [
      choice(
        'What does a barometer measure?',
        ['Humidity', 'Air pressure', 'Wind speed', 'Rainfall'],
        ['B'],
        'Falling pressure often comes before rain.',
      ),
      choice(
        '「夕焼けは晴れ」と言われる主な理由はどれですか。',
        ['西の空が晴れているから', '気温が下がるから', '東の空に雲があるから', '月が明るいから'],
        ['A'],
        '天気は西から東へ移ることが多いので、西の空が晴れていれば翌日も晴れやすい。',
      ),
      statement('Warm air can hold more water vapour than cold air.', true, 'That is why a cold glass mists over.'),
      statement('Hail falls in winter only.', false, 'It needs strong rising air, which summer storms have.'),
      short(
        'Look out of the window: which clouds do you see, and what weather do they promise?',
        'Names a kind of cloud (cumulus, stratus, cirrus) and what usually follows it.',
      ),
    ],
    sittings: [{ by: 'vip', begun: 1, minutes: null, answers: [['B'], ['A'], true] }],
    isCompleted: false,
  },
];
