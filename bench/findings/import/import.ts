// Many questions at once: how long they take beside what merely reading the file takes, how much memory, and what the
// others notice.
import { setTimeout as pause } from 'node:timers/promises';
import type { ResponseOf } from '@tiku/contract';
import { writePaper } from '@tiku/papers';
import { samplePaper } from '../../../packages/papers/src/testing/sample-paper.ts';
import type { Closers } from '../../closers.ts';
import { median } from '../../figures.ts';
import { saveWhile } from '../../paced-saves.ts';
import { openPool } from '../../open-product.ts';
import { startProduct } from '../../product.ts';
import { buildWorld, withOsType } from '../../world.ts';
import type { World } from '../../world.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { watchMemory } from './memory.ts';
import { timeLibrary } from './time-library.ts';

const count = 10_000;
const rounds = 7;
const worstRatio = 3;
const mostMegabytes = 512;
const quietMilliseconds = 4_000;
const waitingRounds = 15;
/** As while many people sign in. */
const worstWaiting = 3;
const patience = 60_000;

interface Round {
  library: number;
  reading: number;
  keeping: number;
}

/** The p99 of others' calls, in milliseconds. */
interface Waiting {
  among: number;
  alone: number;
}

export const importing: Inquiry = {
  name: 'import',
  inquire: async (closers) => {
    const product = await startProduct(closers);
    return Promise.race([measure(await openWorld(product, closers), product.processId), product.failed]);
  },
};

async function openWorld({ url, connection }: Awaited<ReturnType<typeof startProduct>>, closers: Closers) {
  const pool = openPool(connection, 1, closers);
  return buildWorld(pool, url);
}

async function measure(world: World, processId: number): Promise<Finding> {
  const { bytes } = await writePaper(samplePaper(count), 'en');
  const memory = await watchMemory(processId);
  const measured: Round[] = [];
  // The first one warms up.
  for (let round = 0; round <= rounds; round++) measured.push(await runRound(world, bytes));
  // Looking at it takes time of the machine, which the others would wait for.
  const use = await memory.stop();
  const waiting: Waiting[] = [];
  for (let round = 0; round < waitingRounds; round++) waiting.push(await waitAmong(world, bytes));
  return describe(measured.slice(1), use, waiting);
}

/** With and without an import in turn: what else the machine is busy with meets both. */
async function waitAmong(world: World, bytes: Uint8Array): Promise<Waiting> {
  const saves = world.readAs('/app/account/info');
  const alone = await saveWhile(world.productUrl, saves, () => pause(quietMilliseconds));
  const among = await saveWhile(world.productUrl, saves, async () => keep(world, await read(world, bytes)));
  return { among, alone };
}

async function runRound(world: World, bytes: Uint8Array): Promise<Round> {
  const library = await timeLibrary(bytes);
  const [importId, reading] = await time(() => read(world, bytes));
  const [, keeping] = await time(() => keep(world, importId));
  return { library, reading, keeping };
}

async function time<T>(work: () => Promise<T>): Promise<[result: T, milliseconds: number]> {
  const started = performance.now();
  return [await work(), performance.now() - started];
}

/** Until the preview is there. Answers the import's id. */
async function read(world: World, bytes: Uint8Array): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'sample.xlsx');
  let view = await send<ResponseOf<'PUT /exam/import'>>(world, '/exam/import', { body: form });
  const deadline = Date.now() + patience;
  while (view.status === 'processing' && Date.now() < deadline) {
    await pause(20);
    view = await sendJson(world, '/exam/import', { import_id: view.import_id });
  }
  if (view.questions_count !== count) {
    throw new Error(`${view.questions_count} of ${count} questions were read: ${view.message ?? view.status}`);
  }
  return view.import_id;
}

async function keep(world: World, importId: number): Promise<void> {
  const { exam } = await sendJson<ResponseOf<'PUT /exam/imported'>>(world, '/exam/imported', {
    to_publish: 1,
    exam: { import_id: importId },
  });
  if (exam.questions_count !== count) throw new Error(`${exam.questions_count} of ${count} questions were kept`);
}

function sendJson<T>(world: World, path: string, body: object): Promise<T> {
  return send(world, path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}

interface Sent {
  body: string | FormData;
  headers?: Record<string, string>;
}

async function send<T>(world: World, path: string, { headers, ...init }: Sent): Promise<T> {
  const response = await fetch(world.productUrl + withOsType(path), {
    method: 'PUT',
    headers: { ...world.headers[0], ...headers },
    signal: AbortSignal.timeout(patience),
    ...init,
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${answer}`);
  return JSON.parse(answer) as T;
}

function describe(measured: Round[], memory: { grown: number; reader: number } | null, waits: Waiting[]): Finding {
  const ratio = median(measured.map(({ library, reading }) => reading / library));
  const of = (part: keyof Round) => median(measured.map((round) => round[part])).toFixed(0);
  const megabytes = memory === null ? 0 : memory.grown + memory.reader;
  const waiting = median(waits.map(({ among, alone }) => among / alone));
  const [among = 0, alone = 0] = (['among', 'alone'] as const).map((part) => median(waits.map((each) => each[part])));
  return {
    isReached: ratio <= worstRatio && megabytes < mostMegabytes && waiting <= worstWaiting,
    figures: [
      { name: 'part of the library', value: ratio, unit: '×', better: 'less', goal: worstRatio },
      { name: 'memory', value: megabytes, unit: 'MB', better: 'less', goal: mostMegabytes },
      { name: 'saves meanwhile', value: waiting, unit: '×', better: 'less', goal: worstWaiting, noise: 0.5 },
    ],
    text: [
      `Importing ${count.toLocaleString('en')} mixed questions, from the upload to the preview, takes ${ratio.toFixed(1)}`,
      `times what the reading library alone needs for the workbook in a fresh process, at most ${worstRatio} wanted:`,
      `${of('reading')} ms against ${of('library')} ms. Making an exam of them takes ${of('keeping')} ms more.`,
      memory === null
        ? 'This system does not tell how much memory that takes.'
        : `The server grows by ${memory.grown.toFixed(0)} MB and its reader holds ${memory.reader.toFixed(0)} MB at most, less than ${mostMegabytes} MB together wanted.`,
      `While imports follow one another, the p99 of POST app/account/info (100 saves a second) is ${waiting.toFixed(1)}`,
      `times what it is without them, at most ${worstWaiting} allowed: ${among.toFixed(1)} ms against ${alone.toFixed(1)} ms.`,
    ].join(' '),
  };
}
