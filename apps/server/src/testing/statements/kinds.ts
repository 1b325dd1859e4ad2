// What PostgreSQL's types are in JavaScript, as the pools of the server read and send them.
import type pg from 'pg';
import ts from 'typescript';
import { checker } from './program.ts';

const byCategory: Record<string, string> = { B: 'boolean', N: 'number', S: 'string', E: 'string' };
const byName: Record<string, string> = {
  bytea: 'Buffer',
  date: 'string',
  json: 'json',
  jsonb: 'json',
  timestamp: 'Date',
  timestamptz: 'Date',
  uuid: 'string',
};

/** By number; of types that nothing is known of there is none. */
export type PostgresKinds = ReadonlyMap<number, string>;

export async function selectKinds(client: pg.Client): Promise<PostgresKinds> {
  const { rows } = await client.query<{ oid: number; name: string; category: string; element: number }>(
    'select oid::int, typname as name, typcategory as category, typelem::int as element from pg_type',
  );
  const plain = new Map(
    rows.flatMap(({ oid, name, category }) => {
      const kind = byName[name] ?? byCategory[category];
      return kind ? [[oid, kind] as const] : [];
    }),
  );
  const lists = rows.flatMap(({ oid, category, element }) => {
    const kind = category === 'A' ? plain.get(element) : undefined;
    return kind ? [[oid, `${kind}[]`] as const] : [];
  });
  return new Map([...plain, ...lists]);
}

/** Of a value that is sent: null fits everywhere. */
export function isTaken(value: unknown, kind: string): boolean {
  if (value === null || value === undefined) return true;
  if (kind.endsWith('[]')) {
    const element = kind.slice(0, -2);
    return Array.isArray(value) && value.every((item) => isTaken(item, element));
  }
  if (kind === 'json' || kind === 'Date') return typeof value === 'string' || value instanceof Date;
  if (kind === 'Buffer') return Buffer.isBuffer(value);
  return typeof value === kind;
}

export function kindsOf(type: ts.Type): Set<string> {
  if (type.isUnion()) return new Set(type.types.flatMap((each) => [...kindsOf(each)]));
  const { flags } = type;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return new Set(['any']);
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return new Set(['null']);
  if (flags & ts.TypeFlags.NumberLike) return new Set(['number']);
  if (flags & ts.TypeFlags.StringLike) return new Set(['string']);
  if (flags & ts.TypeFlags.BooleanLike) return new Set(['boolean']);
  const name = type.symbol?.name;
  if (name === 'Date' || name === 'Buffer') return new Set([name]);
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return new Set(element ? [...kindsOf(element)].map((kind) => `${kind}[]`) : ['any']);
  }
  return new Set(['object']);
}
