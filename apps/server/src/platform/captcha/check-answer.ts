import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Captcha, CaptchaAnswer, CaptchaKind } from './captcha-types.ts';
import { isDrag } from './check-drag.ts';
import { hashAnswer } from './hash-answer.ts';
import { slideTolerance } from './plan-puzzle.ts';
import { readNumber } from './questions.ts';
import { isWorkDone } from './work.ts';

export function isRightAnswer(captcha: Captcha, answer: CaptchaAnswer): boolean {
  const { id, kind, answer_hash, work, age } = captcha;
  const data = readData(answer.captcha_data);
  if (!isWorkDone(id, work, data.work)) return false;
  const given: Given = { text: answer.captcha_text ?? '', data, age };
  return readAnswer[kind](given).some((candidate) => timingSafeEqual(answer_hash, hashAnswer(id, candidate)));
}

const dataSchema = z.object({
  /** The numbers of the work. */
  work: z.array(z.int().min(0)).max(200).default([]),
  /** How far the piece was slid, and how it got there. */
  x: z.number().min(0).max(10_000).nullable().default(null),
  trace: z
    .array(z.tuple([z.number().min(0), z.number().min(0)]))
    .max(500)
    .default([]),
});
type Data = z.output<typeof dataSchema>;

interface Given {
  text: string;
  data: Data;
  /** Milliseconds since the captcha was issued. */
  age: number;
}

const nothing: Data = { work: [], x: null, trace: [] };

function readData(text: string | undefined): Data {
  if (text === undefined) return nothing;
  try {
    return dataSchema.parse(JSON.parse(text));
  } catch {
    return nothing;
  }
}

/** Every stored answer that what a person gave would satisfy. */
const readAnswer: Record<CaptchaKind, (given: Given) => string[]> = {
  text: ({ text }) => [text.normalize('NFKC').trim()],
  question: ({ text }) => {
    const number = readNumber(text);
    return number === null ? [] : [String(number)];
  },
  slider: ({ data: { x, trace }, age }) => {
    if (x === null || !isDrag(trace, x, age)) return [];
    return Array.from({ length: 2 * slideTolerance + 1 }, (_, step) => String(Math.round(x) - slideTolerance + step));
  },
};
