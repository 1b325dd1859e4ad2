// What finding costs among a hundred times as many questions: both worlds are asked in turn, in one run.
import type { ResponseOf } from '@tiku/contract';
import type { Closers } from '../../closers.ts';
import { median } from '../../figures.ts';
import { openPool } from '../../open-product.ts';
import { startProduct } from '../../product.ts';
import { buildWorld, withOsType } from '../../world.ts';
import { writeTable } from '../../table.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { listCalls } from './calls.ts';
import type { Asked, Call } from './calls.ts';
import { buildParts, questionsPerExam, seedExams } from './seed-exams.ts';
import type { Seed } from './seed-exams.ts';
import { buildVocabulary } from './vocabulary.ts';

const sizes = { small: 200, large: 20_000 };
const rounds = 25;
const worstRatio = 3;

interface Place {
  url: string;
  headers: Record<string, string>;
  examIds: number[];
  failed: Promise<never>;
}

interface Cost {
  call: Call;
  small: number;
  large: number;
  ratio: number;
}

export const searching: Inquiry = {
  name: 'search',
  inquire: async (closers) => {
    const vocabulary = buildVocabulary();
    const texts = { vocabulary, parts: buildParts(vocabulary) };
    const small = await openPlace({ ...texts, exams: sizes.small }, closers);
    const large = await openPlace({ ...texts, exams: sizes.large }, closers);
    const measuring = async () => {
      const costs: Cost[] = [];
      for (const call of listCalls(vocabulary)) costs.push(await compare(call, small, large));
      return describe(costs);
    };
    return Promise.race([measuring(), small.failed, large.failed]);
  },
};

async function openPlace(seed: Omit<Seed, 'actor'>, closers: Closers): Promise<Place> {
  const { url, connection, failed } = await startProduct(closers);
  const pool = openPool(connection, 1, closers);
  const {
    headers: [headers = {}],
  } = await buildWorld(pool, url);
  const place = { url, headers, failed, examIds: [] };
  const info = await send(place, { method: 'GET', path: '/app/account/info' });
  const actor = (JSON.parse(info) as ResponseOf<'GET /app/account/info'>).account.id;
  const examIds = await Promise.race([seedExams(connection, { ...seed, actor }), failed]);
  return { ...place, examIds };
}

async function compare(call: Call, small: Place, large: Place): Promise<Cost> {
  const times: { small: number; large: number }[] = [];
  let found = 0;
  // The first rounds warm up.
  for (let turn = -2; turn < rounds; turn++) {
    const ask = (place: Place) => timeCall(place, call.ask(Math.max(turn, 0), place.examIds));
    const [fromSmall, fromLarge] = [await ask(small), await ask(large)];
    times.push({ small: fromSmall.milliseconds, large: fromLarge.milliseconds });
    found += fromLarge.found;
  }
  if (found > 0 !== call.findsAny) throw new Error(`${call.name} found ${found} altogether.`);
  const measured = times.slice(2);
  const [before, after] = [median(measured.map((pair) => pair.small)), median(measured.map((pair) => pair.large))];
  return { call, small: before, large: after, ratio: after / before };
}

async function timeCall(place: Place, asked: Asked): Promise<{ milliseconds: number; found: number }> {
  const started = performance.now();
  const answer = await send(place, asked);
  const milliseconds = performance.now() - started;
  const { list } = JSON.parse(answer) as { list?: unknown[] };
  return { milliseconds, found: list ? list.length : 1 };
}

async function send(
  { url, headers }: Pick<Place, 'url' | 'headers'>,
  { method, path, query, body }: Asked,
): Promise<string> {
  const address = `${url}${withOsType(path)}&${new URLSearchParams(query).toString()}`;
  const response = await fetch(address, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(30_000),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${answer}`);
  return answer;
}

const count = (exams: number) => (exams * questionsPerExam).toLocaleString('en');

function describe(costs: readonly Cost[]): Finding {
  const held = costs.filter(({ call }) => call.isHeld);
  const worst = held.toSorted((a, b) => b.ratio - a.ratio)[0];
  if (!worst) throw new Error('nothing was measured');
  const [few, many] = [count(sizes.small), count(sizes.large)];
  const rows = costs.map(({ call, small, large, ratio }) => [
    call.name,
    small.toFixed(1),
    large.toFixed(1),
    ratio.toFixed(1),
  ]);
  return {
    isReached: worst.ratio <= worstRatio,
    figures: [{ name: 'largest ratio', value: worst.ratio, unit: '×', better: 'less', goal: worstRatio, noise: 0.3 }],
    text: [
      `Among ${many} questions in ${sizes.large.toLocaleString('en')} exams, a search takes at most ${worst.ratio.toFixed(1)} times what it takes`,
      `among ${few} (${worst.call.name}), at most ${worstRatio} wanted. Medians in milliseconds, with the whole answer:`,
      '',
      writeTable(['call', few, many, 'ratio'], rows, 1),
    ].join('\n'),
  };
}
