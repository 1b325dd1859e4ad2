// Notes with which columns every raw statement answers, and where in the code it stands: `scripts/check-rows.ts` holds
// them against the type that the code gives its rows, which nothing else ever compares with the database.
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import pg from 'pg';

const folder = path.join(import.meta.dirname, '../../../../node_modules/.cache/tiku-rows');
const file = path.join(folder, `${process.pid}.jsonl`);
mkdirSync(folder, { recursive: true });

/** What a column holds, as JavaScript sees it. */
type Columns = Record<string, string>;

const columns = Symbol('columns of a result');
const samples: Record<number, string> = { 16: 't', 17: '\\x00', 114: '{}', 1082: '2026-01-01', 3802: '{}' };
for (const timestamp of [1114, 1184]) samples[timestamp] = '2026-01-01 00:00:00+00';

function kindOf(value: unknown): string {
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (Array.isArray(value)) return `${kindOf(value[0])}[]`;
  return typeof value;
}

interface Client {
  getTypeParser(oid: number, format: 'text'): (text: string) => unknown;
}

function kindOfType(client: Client, oid: number): string {
  if (oid === 114 || oid === 3802) return 'json';
  const parse = client.getTypeParser(oid, 'text');
  const one = kindOf(parse(samples[oid] ?? '1'));
  const many = parse('{1}');
  return Array.isArray(many) ? kindOf(many) : one;
}

type Query = (this: Client, ...args: unknown[]) => unknown;

/** A worker keeps its modules from one test file to the next, and is set up for each. */
const isRecording = Symbol.for('tiku records rows');
const client = pg.Client.prototype as unknown as { query: Query; [isRecording]?: true };
if (!client[isRecording]) {
  client[isRecording] = true;
  recordColumns();
  recordStatements();
}

function recordColumns(): void {
  const { query } = client;
  client.query = function note(...args) {
    const answer = query.apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: pg.QueryResult) => {
      const kinds = result.fields?.map(({ name, dataTypeID }) => [name, kindOfType(this, dataTypeID)]);
      if (kinds) Object.defineProperty(result.rows, columns, { value: Object.fromEntries(kinds) });
      return result;
    });
  };
}

function recordStatements(): void {
  const builder = Object.getPrototypeOf(sql``) as RawBuilder<unknown>;
  const { execute } = builder;
  const source = path.join(import.meta.dirname, '..');
  const noted = new Set<string>();
  builder.execute = async function note(this: RawBuilder<unknown>, executor) {
    const frames = (new Error('where').stack ?? '').split('\n').slice(2);
    const frame = frames.find((line) => line.includes(source) && !line.includes('/testing/'));
    const result = await execute.call(this, executor);
    const kinds = (result.rows as { [columns]?: Columns })[columns];
    const at = frame && /(\/[^():]+\.ts):(\d+):(\d+)/.exec(frame);
    if (!kinds || !at) return result;
    const line = JSON.stringify({ file: at[1], line: Number(at[2]), column: Number(at[3]), columns: kinds });
    if (!noted.has(line)) appendFileSync(file, `${line}\n`);
    noted.add(line);
    return result;
  };
}
