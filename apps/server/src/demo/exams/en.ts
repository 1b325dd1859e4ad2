import type { DemoExam } from './demo-exam.ts';

export const exam: DemoExam = {
  language: 'en',
  title: 'Everyday Wonders: the Science around You',
  description:
    'Why is the sky blue, what slows a pendulum down, and how did a map stop an epidemic? Eighteen questions for the curious, with pictures, a sound to listen to and an explanation for each.',
  keywords: 'science, physics, astronomy, everyday',
  category: 'education',
  duration: 30,
  publishedDaysAgo: 4,
  openedCount: 37,
  favoritedBy: ['demo', 'teacher', 'partner'],
  tests: [
    { by: 'partner', points: 64, seconds: 1312 },
    { by: 'teacher', points: 61, seconds: 1490 },
    { by: 'company', points: 52.5, seconds: 1733 },
  ],
  reviews: [
    {
      by: 'demo',
      rating: 5,
      title: 'Worth the half hour',
      review: 'The pendulum clip finally made the formula stick. The explanations are short and to the point.',
      reply: 'Thank you, I am glad it helped!',
    },
    {
      by: 'partner',
      rating: 4,
      title: 'A good mix',
      review: 'I liked the map of the pump. The question about freezing is hard unless you have seen gallium.',
      reply: null,
    },
  ],
  sections: [
    {
      title: 'Sky and Earth',
      description: 'What you can find out by looking up.',
      entries: [
        {
          type: 1,
          desc: 'Why is the sky blue on a clear day?',
          options: [
            'Air scatters blue light far more strongly than red light.',
            'The sky mirrors the colour of the oceans.',
            'Water vapour is blue and tints the light.',
            'The Sun sends out more blue light than any other colour.',
          ],
          correct_answer: ['A'],
          score: 4,
          partial_score: null,
          explanation:
            'Molecules of air scatter light in proportion to $\\dfrac{1}{\\lambda^4}$: the shorter the wave, the stronger. Blue light reaches your eye from every direction, while red light mostly goes straight on. Violet is scattered even more, but the Sun sends less of it and our eyes hardly see it.',
          difficulty: 1,
        },
        {
          type: 4,
          desc: 'It is warmer in summer because the Earth is then closer to the Sun.',
          correct_answer: false,
          score: 2,
          explanation:
            'The Earth is closest to the Sun at the beginning of January, in the middle of the northern winter. Seasons come from the tilt of the Earth’s axis, about 23.4°: in summer the Sun stands higher and shines longer.',
          difficulty: 0,
        },
        {
          type: 8,
          desc: 'How long does light need from the Sun to the Earth?',
          options: ['About 8 seconds', 'About 8 minutes', 'About 8 hours', 'About 8 days'],
          correct_answer: ['B'],
          score: 4,
          partial_score: null,
          explanation:
            '$$t = \\frac{d}{c} \\approx \\frac{1.5 \\times 10^{11}\\ \\mathrm{m}}{3 \\times 10^{8}\\ \\mathrm{m/s}} = 500\\ \\mathrm{s}$$ That is a little more than 8 minutes: we always see the Sun as it was then.',
          difficulty: 1,
        },
        {
          type: 5,
          desc: 'Match each planet with what it is known for.',
          options: ['Mercury', 'Venus', 'Mars', 'Jupiter'],
          matchings: [
            'The hottest surface of all planets',
            'A year of only 88 days',
            'A storm that is wider than the Earth',
            'The tallest volcano of all planets',
            'Rings that a small telescope shows',
          ],
          correct_answer: ['B', 'A', 'D', 'C'],
          score: 8,
          item_scores: [2, 2, 2, 2],
          explanation:
            'Venus is hotter than Mercury although it is further from the Sun: its thick air of carbon dioxide keeps the heat in. Olympus Mons on Mars rises more than 20 km. The Great Red Spot of Jupiter has been watched for centuries. The rings belong to Saturn.',
          difficulty: 1,
        },
        {
          type: 12,
          desc: 'Which of these can cross empty space?',
          options: ['Visible light', 'Radio waves', 'Sound', 'X-rays'],
          correct_answer: ['A', 'B', 'D'],
          score: 4,
          partial_score: 2,
          explanation:
            'Light, radio waves and X-rays are all electromagnetic waves and need nothing to travel in. Sound is a movement of matter: where there is no matter, there is silence.',
          difficulty: 1,
        },
      ],
    },
    {
      title: 'Look and listen',
      description: 'Experiments without a laboratory.',
      entries: [
        {
          type: 1,
          desc: '<p>Both lamps are alight. What happens to lamp 1 when switch S is opened?</p><p><img src="circuit.png" alt="A battery feeds two branches side by side. One branch holds lamp 1; the other holds lamp 2 and switch S."></p>',
          options: [
            'It goes out.',
            'It stays as bright as before.',
            'It becomes much dimmer.',
            'It starts to flicker.',
          ],
          correct_answer: ['B'],
          score: 4,
          partial_score: null,
          explanation:
            'The branches stand side by side (in parallel), so each has the full voltage of the battery. Opening S cuts off lamp 2 only. The lamps in your home are wired in the same way.',
          difficulty: 1,
        },
        {
          type: 3,
          desc: '<p>Listen to two tones of 440 Hz and 444 Hz played together.</p><p><audio src="beats.mp3"></audio></p><p>The sound swells and fades ____ times a second.</p>',
          correct_answer: [['4', 'four']],
          score: 4,
          item_scores: [4],
          explanation:
            'These swellings are called beats. Their number per second is the difference of the two frequencies, $444 - 440 = 4$. Piano tuners listen for them: when the beats are gone, two strings agree.',
          difficulty: 2,
        },
        {
          type: 13,
          desc: '<p>This pendulum needs two seconds to swing there and back.</p><p><video src="pendulum.mp4"></video></p><p>What would make it swing more slowly?</p>',
          options: ['A longer string', 'A heavier weight', 'Taking it to the Moon', 'None of these'],
          correct_answer: ['A', 'C'],
          score: 4,
          partial_score: 2,
          explanation:
            'For small swings $T = 2\\pi\\sqrt{\\dfrac{L}{g}}$. The length $L$ and the gravity $g$ are in the formula, the mass is not. On the Moon $g$ is about a sixth of ours, so the swing takes almost two and a half times as long.',
          difficulty: 3,
        },
      ],
    },
    {
      title: 'Names and numbers',
      description: 'Fill in what is missing.',
      entries: [
        {
          type: 3,
          desc: 'In one second light travels about ____ km. It could circle the Earth, 40,000 km around, about ____ times in that second.',
          correct_answer: [
            ['300,000', '300000', '300 000', '299,792', '299792'],
            ['7', '7.5', 'seven'],
          ],
          score: 4,
          item_scores: [2, 2],
          explanation:
            'The speed of light is exactly 299,792.458 km/s, because the metre is defined by it. $300{,}000 \\div 40{,}000 = 7.5$.',
          difficulty: 2,
        },
        {
          type: 6,
          desc: 'Capitals matter in chemistry. Cobalt is written ____, carbon monoxide ____.',
          correct_answer: [['Co'], ['CO']],
          score: 4,
          item_scores: [2, 2],
          explanation:
            'A symbol begins with one capital letter; a second letter is always small. So <strong>Co</strong> is one element, a metal, while <strong>CO</strong> is a molecule of carbon and oxygen, a poisonous gas.',
          difficulty: 2,
        },
        {
          type: 10,
          desc: 'A screen mixes all its colours from three lights: ____, ____ and ____.',
          correct_answer: [['red'], ['green'], ['blue']],
          score: 3,
          item_scores: [1, 1, 1],
          explanation:
            'Our eyes have three kinds of cones, which answer most strongly to long, middle and short waves. Three lights are enough to address them. Put a drop of water on a white screen: it acts as a lens and you see them.',
          difficulty: 0,
        },
        {
          type: 11,
          desc: 'Table salt consists of two elements. Their symbols are ____ and ____.',
          correct_answer: [['Na'], ['Cl']],
          score: 4,
          item_scores: [2, 2],
          explanation:
            'Sodium chloride, NaCl: a soft metal that reacts violently with water and a poisonous gas together make something we sprinkle on tomatoes. Na comes from <em>natrium</em>.',
          difficulty: 1,
        },
        {
          type: 9,
          desc: 'Which of these numbers are prime?',
          options: ['21', '31', '41', '51', '61'],
          correct_answer: ['B', 'C', 'E'],
          score: 4,
          partial_score: 2,
          explanation:
            '$21 = 3 \\times 7$ and $51 = 3 \\times 17$. To test a number below 100, it is enough to try 2, 3, 5 and 7.',
          difficulty: 2,
        },
        {
          type: 2,
          desc: 'Most substances shrink when they freeze. Which of these expand?',
          options: ['Water', 'Gallium', 'Mercury', 'Candle wax'],
          correct_answer: ['A', 'B'],
          score: 4,
          partial_score: 2,
          explanation:
            'Ice takes up about 9 % more room than the water it came from, so it floats and bursts pipes. Gallium grows by about 3 %. Look at a candle that has set again: the hollow around the wick shows that wax shrinks.',
          difficulty: 4,
        },
      ],
    },
    {
      title: 'Reading: the pump in Broad Street',
      description: 'How counting became medicine.',
      entries: [
        {
          material:
            '<p>At the end of August 1854 cholera broke out around Broad Street in London. Within ten days more than five hundred people were dead. Most doctors blamed bad air. John Snow, a physician, drew a line on a map for each death, at the house where it had happened. The lines crowded around one public pump.</p><p>Then he looked for those who did not fit.</p><table><thead><tr><th>Place</th><th>Water</th><th>People</th><th>Deaths</th></tr></thead><tbody><tr><td>Workhouse close by</td><td>own well</td><td>535</td><td>5</td></tr><tr><td>Brewery in Broad Street</td><td>own well, and beer</td><td>more than 70</td><td>0</td></tr></tbody></table><p>And a widow in Hampstead, miles away, where nobody else fell ill, died of cholera too. She had once lived in Broad Street and liked its water so much that she had a bottle of it brought to her every day. On 8 September the handle of the pump was taken off.</p>',
          questions: [
            {
              type: 1,
              desc: 'What did the map suggest?',
              options: [
                'Cholera came with the water of one pump.',
                'Cholera spread through the air of crowded houses.',
                'Cholera was carried by the workers of the brewery.',
                'Cholera struck all parts of London alike.',
              ],
              correct_answer: ['A'],
              score: 4,
              partial_score: null,
              explanation:
                'The deaths gathered around the pump. A map alone shows a coincidence, though: that is why Snow went on to look for exceptions.',
              difficulty: 0,
            },
            {
              type: 0,
              desc: 'Why is the widow in Hampstead such strong evidence?',
              correct_answer:
                'She breathed the clean air of Hampstead, where nobody else fell ill. The only thing she shared with the sick of Broad Street was the water. So bad air cannot be the cause, and the water can.',
              score: 6,
              explanation:
                'Somebody who differs from everybody around in a single point is worth more than a hundred similar cases. The workhouse and the brewery are the counterpart: same air, other water, hardly any deaths.',
              difficulty: 2,
            },
          ],
        },
      ],
    },
    {
      title: 'In your own words',
      description: 'Write carefully, then write freely.',
      entries: [
        {
          type: 14,
          desc: 'Each sentence holds two mistakes. Write it as it should be.',
          options: [
            'Its well known that the Moon effects the tides.',
            'You see less stars in the city then in the country.',
          ],
          correct_answer: [
            'It’s well known that the Moon affects the tides.',
            'You see fewer stars in the city than in the country.',
          ],
          score: 6,
          item_scores: [3, 3],
          explanation:
            '<em>It’s</em> is short for <em>it is</em>. To <em>affect</em> is to influence, an <em>effect</em> is the result. What can be counted is <em>fewer</em>; <em>than</em> compares, <em>then</em> tells when.',
          difficulty: 2,
        },
        {
          type: 7,
          desc: 'Choose something you use every day and explain to a ten-year-old how it works. About 150 words.',
          correct_answer:
            '<p>A good answer</p><ul><li>picks one thing and one idea behind it,</li><li>starts from what a child has seen or felt,</li><li>replaces technical words by comparisons that hold,</li><li>ends with something to try at home.</li></ul>',
          score: 10,
          explanation:
            'Explaining to somebody younger is the quickest way to find out what you have not yet understood yourself.',
          difficulty: 3,
        },
      ],
    },
  ],
};
