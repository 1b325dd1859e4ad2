import type { PaperPart } from '@tiku/papers';
import { describe, expect, it } from 'vitest';
import { ItemBatches } from './item-batches.ts';

const noNames = { renamed: new Map<string, string>(), unreadable: [] };
const part: PaperPart = {
  items: [
    {
      question: { type: 7, desc: 'Wet?', explanation: '', difficulty: null, correct_answer: '', score: 1 },
      section: null,
      material: null,
    },
  ],
  origins: [{ sheet_no: 0, row: 2, last_row: 2 }],
};

function write(importId: number, ...parts: PaperPart[]): string {
  const batches = new ItemBatches(importId);
  const written = [...parts.flatMap((each) => batches.take(each)), ...batches.finish(noNames)];
  return written.map((rows) => String(Buffer.from(rows))).join('');
}

/** As a reader could send it that a file has taken over. */
function forge(sent: object): PaperPart {
  return sent as PaperPart;
}

describe('questions on their way into the database', () => {
  it('come as rows, a few hundred at a time, each once', () => {
    expect(write(1, part, part)).toMatch(/^1\t1\t0\t2\t.*\n1\t2\t0\t2\t.*\n$/);
    const [item] = part.items;
    const [origin] = part.origins;
    const many = {
      items: Array.from({ length: 260 }, () => item!),
      origins: Array.from({ length: 260 }, () => origin!),
    };
    const batches = new ItemBatches(1);
    expect(batches.take(many)).toHaveLength(1);
    expect(batches.take(many)).toHaveLength(1);
    expect(batches.finish(noNames)).toHaveLength(1);
    expect(write(1, many, many).trimEnd().split('\n')).toHaveLength(520);
  });

  it('are refused where a text stands for a number', () => {
    const origins = [{ sheet_no: 0, row: '2\n1\t3', last_row: 2 }];
    expect(() => write(3, forge({ ...part, origins }))).toThrow('something else for a number');
  });

  it('are cleaned again, also where something of a question is left out', () => {
    const script = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const question = { type: 7, desc: 'Wet?', difficulty: null, correct_answer: script, score: 1 };
    const written = write(5, forge({ ...part, items: [{ question, section: null, material: null }] }));
    expect(written).toContain('correct_answer');
    expect(written).not.toMatch(/onerror|<script/);
  });
});
