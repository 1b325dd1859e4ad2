import type { DemoExam } from './demo-exam.ts';

/** The exam of the bundle with a price: in no list of free exams. */
export const starsAtSea: DemoExam = {
  language: 'en',
  title: 'Stars at Sea: Finding Your Way at Night',
  description:
    'How sailors knew where they were long before satellites: the pole star, the southern cross, the sextant and the clock that solved longitude. Five questions with an explanation each.',
  keywords: 'navigation, astronomy, history',
  category: 'education',
  duration: 10,
  publishedDaysAgo: 40,
  openedCount: 6,
  favoritedBy: [],
  tests: [],
  reviews: [],
  sections: [
    {
      title: 'By the stars',
      description: 'What the night sky tells a sailor.',
      entries: [
        {
          type: 1,
          desc: 'What does the height of the pole star above the horizon tell in the northern hemisphere?',
          options: ['The latitude', 'The longitude', 'The time of day', 'The depth of the water'],
          correct_answer: ['A'],
          score: 4,
          partial_score: null,
          explanation:
            'Polaris stands almost exactly above the North Pole. At the pole it is overhead, at the equator it is on the horizon, and in between its height in degrees is the latitude.',
          difficulty: 1,
        },
        {
          type: 4,
          desc: 'The southern sky has a bright pole star of its own.',
          correct_answer: false,
          score: 2,
          explanation:
            'No bright star stands near the southern celestial pole. Sailors extend the long axis of the Southern Cross about four and a half times instead.',
          difficulty: 1,
        },
        {
          type: 3,
          desc: 'The Earth turns through ____ degrees of longitude in one hour.',
          correct_answer: [['15', 'fifteen']],
          score: 4,
          item_scores: [4],
          explanation:
            'It turns once in 24 hours: $360° \\div 24 = 15°$. That is why a good clock tells the longitude.',
          difficulty: 1,
        },
      ],
    },
    {
      title: 'Instruments',
      description: 'From a notched stick to the chronometer.',
      entries: [
        {
          type: 1,
          desc: 'What is measured with a sextant?',
          options: [
            'The angle between two things that are seen, such as a star and the horizon',
            'The speed of the ship through the water',
            'The strength of the wind',
            'The direction of magnetic north',
          ],
          correct_answer: ['A'],
          score: 4,
          partial_score: null,
          explanation:
            'Its mirrors bring star and horizon together in one view, so that it can be read also on a rolling deck.',
          difficulty: 1,
        },
        {
          type: 4,
          desc: 'John Harrison solved the problem of longitude with a clock that kept time at sea.',
          correct_answer: true,
          score: 2,
          explanation:
            'His H4 of 1759 looked like a large pocket watch. On a voyage of 81 days to Jamaica it lost about five seconds.',
          difficulty: 2,
        },
      ],
    },
  ],
};
