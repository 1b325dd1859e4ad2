// Every raw statement of the server is described by PostgreSQL and held against the types that the code gives its rows and
// parameters, whether or not a test ever runs it. Nothing is run: each function that executes statements is called with invented
// values of the types it takes, on a database that only describes.
import { sql } from 'kysely';
import type { CompiledQuery, QueryExecutorProvider, RawBuilder } from 'kysely';
import pg from 'pg';
import ts from 'typescript';
import { FixedStatement } from '../../platform/db/fixed-statement.ts';
import { OwnStatement } from '../../platform/session/own-statement.ts';
import { startTestPostgres } from '../test-postgres.ts';
import { inventDatabase, openDescribing } from './describe.ts';
import type { Description } from './describe.ts';
import { createDice, invent } from './invent.ts';
import type { Inventor } from './invent.ts';
import { isTaken, kindsOf, selectKinds } from './kinds.ts';
import { checker, files, sites } from './program.ts';
import type { Site } from './program.ts';

/** As often is a function called with other values until all its statements were met. */
const mostCalls = 60;
/** A loop that waits for rows to end would not end by itself. */
const mostStatements = 2_000;
const patience = 10_000;

const postgres = await startTestPostgres();
const connection = { ...postgres.connection, database: postgres.template };
const describing = await openDescribing(connection);
const kindsClient = new pg.Client(connection);
await kindsClient.connect();
const kinds = await selectKinds(kindsClient);
await kindsClient.end();

/** What cannot be described before it is run, and why. */
const exempt = new Map([
  ['apps/server/src/platform/db/migrate.ts', 'writes the schema that statements are described against'],
  ['apps/server/src/demo/insert-demo-homework.ts', 'needs the rest of the demo content; every start with it runs it'],
  ['apps/server/src/platform/files/unmapped-file.store.ts', 'asks tables that the catalogue names'],
]);
const isExempt = ({ place }: Site) => exempt.has(place.replace(/:\d+$/, ''));

const met = new Set<Site>();
const failures = new Map<Site, string>();
const problems = new Set<string>();
let seed = 0;

const { db, pool } = inventDatabase((query) => answer(query, null));
let left = 0;

async function answer({ sql: text, parameters }: CompiledQuery, site: Site | null) {
  left -= 1;
  if (left < 0) throw new Error('enough');
  const description = await describe(text, site);
  if (site && !isExempt(site)) check(site, description, parameters);
  const inventor: Inventor = { dice: createDice((seed += 1)), db, pool };
  const row = () => (site?.row ? invent(inventor, site.row, site.call) : inventRow(inventor, description));
  return { rows: Array.from({ length: inventor.dice(3) }, row), numAffectedRows: 1n };
}

async function describe(text: string, site: Site | null): Promise<Description> {
  try {
    const description = await describing.describe(text);
    if (site) met.add(site);
    return description;
  } catch (error) {
    if (site) failures.set(site, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

const samples: Record<string, unknown> = { number: 1, string: 'x', boolean: true, json: {}, Buffer: Buffer.from('x') };

/** Of a statement of the query builder. */
function inventRow({ dice }: Inventor, { columns }: Description): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ name, type, mayBeNull }) => {
      const kind = kinds.get(type) ?? 'string';
      if (mayBeNull && dice(2) === 0) return [name, null];
      if (kind.endsWith('[]')) return [name, [samples[kind.slice(0, -2)]]];
      return [name, kind === 'Date' ? new Date() : samples[kind]];
    }),
  );
}

function check(site: Site, { parameters, columns }: Description, given: readonly unknown[]): void {
  for (const [at, type] of parameters.entries()) {
    const kind = kinds.get(type);
    if (kind && !isTaken(given[at], kind))
      problems.add(`${site.place} parameter ${at + 1} is ${kind}, not ${typeof given[at]}`);
  }
  if (!site.row) return;
  const byName = new Map(columns.map((column) => [column.name, column]));
  for (const property of checker.getPropertiesOfType(site.row)) {
    const column = byName.get(property.name);
    const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
    if (!column) {
      if (!isOptional) problems.add(`${site.place} has no column ${property.name}`);
      continue;
    }
    const type = checker.getTypeOfSymbolAtLocation(property, site.call);
    const claimed = kindsOf(type);
    if (claimed.has('any') || claimed.has('any[]')) continue;
    const kind = kinds.get(column.type);
    const isRight = !kind || kind === 'json' || claimed.has(kind);
    if (!isRight) problems.add(`${site.place} ${property.name} is ${kind}, not ${checker.typeToString(type)}`);
    if (column.mayBeNull && !claimed.has('null') && !isOptional && !isPresent(property))
      problems.add(`${site.place} ${property.name} may be null, not only ${checker.typeToString(type)}`);
  }
}

/** The code says that the statement leaves out rows without it. */
function isPresent({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((each) => ts.isPropertySignature(each) && each.type?.getText().startsWith('Present<'));
}

/** Where the function that calls this one was called. */
function findSite(): Site | null {
  const frames = (new Error('where').stack ?? '').split('\n').slice(3);
  const [, file = '', line = '', column = ''] = /(?:file:\/\/)?(\/[^():]+\.ts):(\d+):(\d+)/.exec(frames[0] ?? '') ?? [];
  return sites.get(file)?.get(`${line}:${column}`) ?? null;
}

const builder = Object.getPrototypeOf(sql``) as RawBuilder<unknown>;
builder.execute = async function executeDescribed(this: RawBuilder<unknown>, provider: QueryExecutorProvider) {
  return answer(this.compile(provider), findSite());
};
FixedStatement.prototype.execute = async function executeDescribed(this: FixedStatement<unknown, object>, own, given) {
  const { rows } = await answer(this.compile(own, given), findSite());
  return rows;
};
OwnStatement.prototype.execute = async function executeDescribed(
  this: OwnStatement<unknown, object>,
  own,
  actor,
  given,
) {
  const { rows } = await answer(this.compile(own, actor, given), findSite());
  return rows;
};

/** What a function made that has functions of its own. */
async function callMethods(made: unknown, type: ts.Type, at: ts.Node): Promise<void> {
  if (typeof made !== 'object' || made === null || made instanceof Date || Array.isArray(made)) return;
  for (const property of checker.getPropertiesOfType(type)) {
    const value = (made as Record<string, unknown>)[property.name];
    if (typeof value === 'function') await callFunction(value, property, at);
    else await callMethods(value, checker.getTypeOfSymbolAtLocation(property, at), at);
  }
}

async function callFunction(work: unknown, symbol: ts.Symbol, at: ts.Node): Promise<void> {
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures();
  if (typeof work !== 'function' || !signature) return;
  const inventor: Inventor = { dice: createDice((seed += 1)), db, pool };
  left = mostStatements;
  try {
    const input = signature
      .getParameters()
      .map((parameter) =>
        parameter.flags & ts.SymbolFlags.Optional && inventor.dice(2) === 0
          ? undefined
          : invent(inventor, checker.getTypeOfSymbolAtLocation(parameter, at), at),
      );
    const result = await Promise.race([
      (work as (...args: unknown[]) => unknown)(...input),
      new Promise((resolve) => setTimeout(resolve, patience).unref()),
    ]);
    await callMethods(result, signature.getReturnType(), at);
  } catch {
    // Refusals, and code that cannot do with invented values: what counts is which statements were met.
  }
}

for (const file of files) {
  const own = [...(sites.get(file.fileName)?.values() ?? [])];
  if (own.length === 0) continue;
  // What is found in a file does not depend on the others.
  seed = 0;
  const module = (await import(file.fileName)) as Record<string, unknown>;
  const symbol = checker.getSymbolAtLocation(file);
  const functions = symbol ? checker.getExportsOfModule(symbol) : [];
  for (let round = 0; round < mostCalls && own.some((site) => !met.has(site)); round += 1)
    for (const each of functions) await callFunction(module[each.name], each, file);
}

const all = Array.from(sites.values(), (found) => [...found.values()])
  .flat()
  .filter((site) => !isExempt(site) || met.has(site));
const unmet = all.filter((site) => !met.has(site));
const said = [
  ...unmet.map(
    (site) =>
      `${site.place} was not described: ${failures.get(site) ?? 'nothing calls it; export the function it stands in'}`,
  ),
  ...problems,
  `${met.size} of ${all.length} raw statements were described by PostgreSQL.`,
];
process.stdout.write(`${said.join('\n')}\n`);
await describing.close();
await postgres.stop();
process.exit(unmet.length > 0 || problems.size > 0 ? 1 : 0);
