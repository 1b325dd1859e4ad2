import { describe, expect, it } from 'vitest';
import { questionTypes } from '@tiku/questions';
import { z } from 'zod';
import { buildOpenApi, callsIn, contract, parseAddress, errors } from './index.ts';
import * as all from './index.ts';
import type { Address, Call } from './index.ts';
import { specifiedCalls } from './specified/specified-calls.ts';
import { specifiedRequests } from './specified/specified-requests.ts';

const calls = Object.entries(contract) as [Address, Call][];
const specified = Object.entries(specifiedCalls).flatMap(([area, list]) =>
  Object.entries(list).map(([address, access]) => ({
    area: area as keyof typeof specifiedCalls,
    address: address as Address,
    access,
  })),
);

/** One that is no choice beside 0 and 1. Whether a statement is true is an answer, not a switch. */
function hasPlainBoolean(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if (Array.isArray(schema)) return schema.some(hasPlainBoolean);
  const { anyOf, ...rest } = schema as { anyOf?: { type?: string; enum?: unknown[] }[]; type?: string };
  if (rest.type === 'boolean') return true;
  const isFlag = anyOf?.some((choice) => choice.enum?.includes(0) && choice.enum.includes(1)) ?? false;
  const choices = isFlag ? anyOf?.filter(({ type }) => type !== 'boolean') : anyOf;
  return (
    hasPlainBoolean(choices) ||
    Object.entries(rest).some(([name, part]) => name !== 'correct_answer' && hasPlainBoolean(part))
  );
}

function hasMaximum(schema: unknown, maximum: number): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('maximum' in schema && schema.maximum === maximum) return true;
  return Object.values(schema).some((part) => hasMaximum(part, maximum));
}

const isOfCompanies = (path: string) => /^\/(ee|partner|operator\/applications?|operator\/payments)\b/.test(path);

describe('the contract', () => {
  it('has every call of the specification but those that are listed as not built yet', () => {
    const missing = specified.filter(({ address }) => !(address in contract));
    expect(missing).toEqual([]);
    // The list itself is complete: so many calls are in the documents.
    expect(specified).toHaveLength(223);
  });

  it('asks for a token exactly where the specification does', () => {
    const wrong = specified.filter(
      ({ address, access }) =>
        address in contract &&
        ((contract as Record<Address, Call>)[address]?.access === 'public') !== (access === 'public'),
    );
    expect(wrong).toEqual([]);
  });

  it.each(specified)('takes what the specification sends with $address', ({ address }) => {
    const call = (contract as Record<Address, Call>)[address];
    expect(call?.request.safeParse(specifiedRequests[address]).error?.issues).toBeUndefined();
  });

  it('knows no list without words to look for and an order, if only empty ones', () => {
    const lists = calls.filter(([, { request }]) => 'limit' in request.shape && 'req_total' in request.shape);
    const strict = lists.filter(
      ([, { request }]) =>
        !['query_string', 'order_by'].every((name) => request.shape[name]?.safeParse('').success === true),
    );
    expect(strict.map(([address]) => address)).toEqual([]);
  });

  it('tells types of questions by their list, never by the highest of them', () => {
    const highest = Math.max(...Object.values(questionTypes));
    const counted = calls.filter(([, { request, response }]) =>
      [request, response].some(
        (schema) =>
          typeof schema !== 'string' &&
          hasMaximum(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), highest),
      ),
    );
    expect(counted.map(([address]) => address)).toEqual([]);
  });

  it('says that only variant A has the calls about companies and partners', () => {
    const wrong = calls.filter(
      ([address, { variant }]) => (variant === 'A') !== isOfCompanies(parseAddress(address).path),
    );
    expect(wrong.map(([address]) => address)).toEqual([]);
    expect(Object.keys(callsIn('A'))).toHaveLength(calls.length);
    expect(Object.keys(callsIn('B')).length).toBeLessThan(calls.length);
  });

  it('takes 0 and 1 wherever it takes yes or no', () => {
    const plain = calls.filter(([, { request }]) =>
      hasPlainBoolean(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })),
    );
    expect(plain.map(([address]) => address)).toEqual([]);
  });

  it('defines no call in two features', () => {
    const features = Object.entries(all).filter(([name]) => name.endsWith('Calls') && name !== 'allOperatorCalls');
    expect(features.flatMap(([, feature]) => Object.keys(feature))).toHaveLength(calls.length);
  });

  it.each(calls.filter(([, call]) => !call.lenient))('%s refuses fields it does not list', (_address, call) => {
    const result = call.request.safeParse({ no_such_field: 1 });
    const codes = result.error?.issues.map((issue) => issue.code) ?? [];
    expect(codes).toContain('unrecognized_keys');
  });

  it('ignores unlisted fields only in a hand-in', () => {
    expect(calls.filter(([, call]) => call.lenient).map(([address]) => address)).toEqual([
      'POST /exam/user_online_prac/handin_answer',
    ]);
  });

  it.each(calls)('%s can be written as JSON Schema', (_address, call) => {
    expect(() => z.toJSONSchema(call.request, { io: 'input' })).not.toThrow();
    const response = typeof call.response === 'string' ? z.null() : call.response;
    expect(() => z.toJSONSchema(response)).not.toThrow();
  });

  it('gives each error a number of its own', () => {
    const codes = Object.values(errors).map((error) => error.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('sends only people who are not signed in to the sign-in page', () => {
    const sending = Object.entries(errors).filter(([, { status }]) => status === 401 || (status as number) === 403);
    expect(sending.map(([name]) => name)).toEqual(['session_over', 'unauthorized', 'bad_credentials']);
    const names = new Set(sending.map(([name]) => name));
    const listing = calls.filter(([, call]) => call.errors.some((name) => names.has(name)));
    expect(listing.map(([address, { access }]) => `${access} ${address}`)).toEqual([
      'public POST /app/user/login',
      'public POST /user/refreshtoken',
    ]);
  });

  it('describes every call in the OpenAPI document but those that only operators know of', async () => {
    const { paths } = (await buildOpenApi(contract, 'Tiku', async () => undefined)) as {
      paths: Record<string, object>;
    };
    const told = calls.filter(([, { access }]) => access !== 'operator');
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(told.length);
    expect(Object.keys(paths).filter((path) => path.includes('operator'))).toEqual([]);
  });
});
