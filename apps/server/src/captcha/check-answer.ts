import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CaptchaAnswer } from './captcha.ts';
import type { Captcha } from './captcha.store.ts';
import { slideTolerance } from './draw-puzzle.ts';
import { readNumber } from './questions.ts';

export type CaptchaKind = 'text' | 'slider' | 'question';

export function hashAnswer(id: string, answer: string): Buffer {
  return createHash('sha256').update(`${id}:${answer.toLowerCase()}`).digest();
}

/** One person, however they write their number, address or name. */
export function hashTarget(target: string): string {
  const canonical = target.normalize('NFKC').trim().toLowerCase();
  return createHash('sha256').update(canonical).digest('base64url');
}

export function isRightAnswer({ id, kind, answer_hash }: Captcha, answer: CaptchaAnswer): boolean {
  return readAnswer[kind](answer).some((candidate) => timingSafeEqual(answer_hash, hashAnswer(id, candidate)));
}

const slide = z.object({ x: z.number().min(0).max(10_000) });

/** Every stored answer that what a person gave would satisfy. */
const readAnswer: Record<CaptchaKind, (answer: CaptchaAnswer) => string[]> = {
  text: ({ captcha_text = '' }) => [captcha_text.normalize('NFKC').trim()],
  question: ({ captcha_text = '' }) => {
    const number = readNumber(captcha_text);
    return number === null ? [] : [String(number)];
  },
  slider: ({ captcha_data = '' }) => {
    const x = readSlide(captcha_data);
    if (x === null) return [];
    return Array.from({ length: 2 * slideTolerance + 1 }, (_, step) => String(x - slideTolerance + step));
  },
};

function readSlide(data: string): number | null {
  try {
    return Math.round(slide.parse(JSON.parse(data)).x);
  } catch {
    return null;
  }
}
