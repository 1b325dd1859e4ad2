import { expect, it } from 'vitest';
import { features } from './features.ts';
import { createExtensionPoint, listUnextended } from './platform/extension/extension-point.ts';

it('completes every feature that stands below another', () => {
  expect(features.length).toBeGreaterThan(0);
  expect(listUnextended()).toEqual([]);
});

it('would say which one it forgot', () => {
  const point = createExtensionPoint<number>('forgotten');
  expect(listUnextended()).toEqual(['forgotten']);
  expect(() => point.value).toThrow('nobody has extended "forgotten"');
  point.extend(1);
  expect(point.value).toBe(1);
  expect(listUnextended()).toEqual([]);
});
