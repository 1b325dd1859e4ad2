import { languages } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { importTexts } from '../../../platform/texts/imports/imports.ts';
import { describeFault } from './import-words.ts';
import type { ImportFault } from './import-words.ts';

describe('why a file cannot be read', () => {
  it('names the limit that it is beyond', () => {
    expect(describeFault('too-many-cells', 'en')).toContain('2,000,000');
    expect(describeFault('too-many-entries', 'pt')).toContain('10.000');
  });

  it.each(languages)('is said without a gap in %s', (language) => {
    const faults = Object.keys(importTexts[language].faults) as ImportFault[];
    expect(faults.map((fault) => describeFault(fault, language)).filter((text) => /[{}]/.test(text))).toEqual([]);
  });
});
