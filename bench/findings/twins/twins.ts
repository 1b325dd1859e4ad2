// How well duplicates are found among many questions, and how long that takes.
import { areTwins, comparedText, fingerprint } from '@tiku/questions/twins';
import type { Finding, Inquiry } from '../finding.ts';
import { buildTwins, pairOf } from './build-twins.ts';

const count = 50_000;
const wanted = { precision: 0.95, recall: 0.9, seconds: 60 };

/** As a bank does: by what each shares with those before it. */
function findPairs(questions: Parameters<typeof comparedText>[0][]): Set<string> {
  const texts = questions.map(comparedText);
  const bands = new Map<number, number[]>();
  const pairs = new Set<string>();
  texts.forEach((text, at) => {
    const candidates = new Set<number>();
    for (const band of fingerprint(text)) {
      const others = bands.get(band);
      if (others) for (const other of others) candidates.add(other);
      if (others) others.push(at);
      else bands.set(band, [at]);
    }
    for (const other of candidates) {
      const before = texts[other];
      if (before && areTwins(before, text)) pairs.add(pairOf(other, at));
    }
  });
  return pairs;
}

const number = (value: number) => value.toLocaleString('en');

function measure(): Finding {
  const { questions, twins, nearMisses } = buildTwins(count, 7);
  const started = performance.now();
  const found = findPairs(questions);
  const seconds = (performance.now() - started) / 1_000;
  const right = found.intersection(twins).size;
  const [precision, recall] = [right / found.size, right / twins.size];
  return {
    isReached: precision >= wanted.precision && recall >= wanted.recall && seconds < wanted.seconds,
    figures: [
      { name: 'precision', value: precision, unit: '', better: 'more', goal: wanted.precision, noise: 0.01 },
      { name: 'recall', value: recall, unit: '', better: 'more', goal: wanted.recall, noise: 0.01 },
      { name: 'time', value: seconds, unit: 's', better: 'less', goal: wanted.seconds },
    ],
    text:
      `Among ${number(questions.length)} questions in five languages with ${number(twins.size)} duplicates and ` +
      `${number(nearMisses)} near misses (negated, another number, another word), duplicates are found with a precision of ` +
      `${precision.toFixed(3)} and a recall of ${recall.toFixed(3)} in ${seconds.toFixed(1)} seconds; at least ` +
      `${wanted.precision} and ${wanted.recall} in under ${wanted.seconds} wanted.`,
  };
}

export const twins: Inquiry = { name: 'twins', inquire: async () => measure() };
