import { contract } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { features } from './features.ts';

describe('the map of the server', () => {
  it('has a handler for every call of the contract, and no handler without a call', () => {
    const handled = features.flatMap((feature) => Object.keys(feature.handlers));
    expect(handled.toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  it('states the access of every call', () => {
    const accesses = features.flatMap((feature) => Object.values(feature.calls).map((call) => call.access));
    expect(new Set(accesses).difference(new Set(['public', 'member', 'company', 'operator']))).toEqual(new Set());
  });
});
