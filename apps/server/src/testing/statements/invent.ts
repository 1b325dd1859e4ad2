// Values of a type, whatever it is: what a function is called with so that its statements are written.
import { sql } from 'kysely';
import ts from 'typescript';
import { checker } from './program.ts';

/** Small and repeatable, so that what was found once is found again. */
export function createDice(seed: number): (sides: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % sides;
  };
}

export interface Inventor {
  dice: (sides: number) => number;
  db: unknown;
  pool: unknown;
}

export function invent(inventor: Inventor, type: ts.Type, at: ts.Node): unknown {
  const { dice } = inventor;
  const { flags } = type;
  if (type.isUnion()) {
    const chosen = type.types[dice(type.types.length)];
    return chosen && invent(inventor, chosen, at);
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true';
  if (flags & ts.TypeFlags.BooleanLike) return dice(2) === 1;
  if (flags & ts.TypeFlags.NumberLike) return 1 + dice(3);
  if (flags & ts.TypeFlags.StringLike) return dice(2) === 0 ? 'x' : '1';
  if (flags & ts.TypeFlags.Null) return null;
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return undefined;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'x';
  if (flags & ts.TypeFlags.TypeParameter) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? invent(inventor, constraint, at) : 'x';
  }
  if (checker.isTupleType(type) || checker.isArrayType(type)) return inventList(inventor, type as ts.TypeReference, at);
  return inventKnown(inventor, type, at) ?? inventObject(inventor, type, at);
}

function inventList(inventor: Inventor, type: ts.TypeReference, at: ts.Node): unknown[] {
  const elements = checker.getTypeArguments(type);
  if (checker.isTupleType(type)) return elements.map((element) => invent(inventor, element, at));
  const [element] = elements;
  return element && inventor.dice(4) > 0 ? [invent(inventor, element, at)] : [];
}

/** What is no plain object. */
function inventKnown(inventor: Inventor, type: ts.Type, at: ts.Node): unknown {
  const ofArgument = (index: number) => {
    const argument = checker.getTypeArguments(type as ts.TypeReference)[index];
    return argument ? invent(inventor, argument, at) : undefined;
  };
  switch (type.symbol?.name) {
    case 'Kysely':
    case 'Transaction':
      return inventor.db;
    case 'Pool':
      return inventor.pool;
    case 'RawBuilder':
      return checker.typeToString(type).includes('boolean') ? sql`true` : sql`null`;
    case 'Date':
      return new Date();
    case 'Buffer':
    case 'Uint8Array':
      return Buffer.from('x');
    case 'AbortSignal':
      return new AbortController().signal;
    case 'Promise':
      return Promise.resolve(ofArgument(0));
    case 'Map':
    case 'ReadonlyMap':
      return new Map([[ofArgument(0), ofArgument(1)]]);
    case 'Iterable':
      return [ofArgument(0)];
    case 'Set':
    case 'ReadonlySet':
      return new Set([ofArgument(0)]);
    default:
      return undefined;
  }
}

/** Property by property, as they are asked for: a type may contain itself. */
function inventObject(inventor: Inventor, type: ts.Type, at: ts.Node): unknown {
  const [signature] = type.getCallSignatures();
  const known = new Map<PropertyKey, unknown>();
  const target = signature ? () => invent(inventor, signature.getReturnType(), at) : {};
  return new Proxy(target, {
    get: (own, name) => {
      if (typeof name === 'symbol') return Reflect.get(own, name) as unknown;
      if (!known.has(name)) {
        const property = checker.getPropertyOfType(type, name);
        const index = property ? undefined : checker.getIndexTypeOfType(type, ts.IndexKind.String);
        const isLeftOut = property && property.flags & ts.SymbolFlags.Optional && inventor.dice(2) === 0;
        const value = property ? checker.getTypeOfSymbolAtLocation(property, at) : index;
        known.set(name, value && !isLeftOut ? invent(inventor, value, at) : (Reflect.get(own, name) as unknown));
      }
      return known.get(name);
    },
    has: (_own, name) => typeof name === 'string' && checker.getPropertyOfType(type, name) !== undefined,
    ownKeys: (own) => [
      ...new Set([...Reflect.ownKeys(own), ...checker.getPropertiesOfType(type).map(({ name }) => name)]),
    ],
    getOwnPropertyDescriptor: (own, name) =>
      Reflect.getOwnPropertyDescriptor(own, name) ?? { configurable: true, enumerable: true, writable: true },
  });
}
