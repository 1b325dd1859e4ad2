// Proof of a person, made and checked here. Each captcha works once, for one purpose and one target, for a while.
import { randomInt } from 'node:crypto';
import type { CaptchaPurpose, Language } from '@tiku/contract';
import svgCaptcha from 'svg-captcha';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { createGate } from '../http/gate.ts';
import { countTry, deleteCaptcha, insertCaptcha } from './captcha.store.ts';
import { drawPuzzle, gapRange } from './draw-puzzle.ts';
import type { Puzzle } from './draw-puzzle.ts';
import { hashTarget, isRightAnswer } from './check-answer.ts';
import { inventQuestion } from './questions.ts';

export interface CaptchaRequest {
  purpose: CaptchaPurpose;
  /** The number, address or user name it is for; empty where the purpose has none. */
  target: string;
}

export interface CaptchaAnswer {
  captcha_id: string;
  captcha_text?: string | undefined;
  captcha_data?: string | undefined;
}

/** A flood of requests for puzzles may not take every core from those who are saving answers. */
const drawing = createGate({ width: 2, maxWaiting: 100 });

/** A picture of a few letters. */
export async function issueTextCaptcha(
  db: Db,
  request: CaptchaRequest,
): Promise<{ captcha_id: string; picture: string }> {
  // Without the letters and digits that look alike.
  const { text, data } = svgCaptcha.create({ size: 5, ignoreChars: '0oO1iIlLqg9', noise: 2, width: 160, height: 56 });
  const captcha_id = await insertCaptcha(db, request, 'text', text);
  return { captcha_id, picture: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}` };
}

/** A piece to slide into its gap. */
export async function issueSliderCaptcha(
  db: Db,
  request: CaptchaRequest,
): Promise<{ captcha_id: string; slider: Puzzle }> {
  const gap = { left: pick(gapRange.left), top: pick(gapRange.top) };
  const slider = await drawing(() => drawPuzzle(gap));
  return { captcha_id: await insertCaptcha(db, request, 'slider', String(gap.left)), slider };
}

function pick([first, last]: readonly [number, number]): number {
  return randomInt(first, last + 1);
}

/** A small sum in words, for those who cannot see a picture. */
export async function issueQuestionCaptcha(
  db: Db,
  request: CaptchaRequest,
  language: Language,
): Promise<{ captcha_id: string; question: string }> {
  const { question, answer } = inventQuestion(language);
  return { captcha_id: await insertCaptcha(db, request, 'question', String(answer)), question };
}

/**
 * Uses the captcha up, or refuses with `bad_captcha`. Under a race exactly one caller gets through.
 * Never inside a transaction: rolling back would forget the try, and guessing would be free.
 */
export async function consumeCaptcha(db: Db, request: CaptchaRequest, answer: CaptchaAnswer): Promise<void> {
  if (db.isTransaction) throw new Error('a captcha must be consumed outside transactions');
  // Counted before it is looked at, so that guesses made side by side share the three tries.
  const captcha = await countTry(db, answer.captcha_id);
  const isFor = captcha?.purpose === request.purpose && captcha.target === hashTarget(request.target);
  if (!captcha || !isFor || !isRightAnswer(captcha, answer)) throw new AppError('bad_captcha');
  if (!(await deleteCaptcha(db, captcha.id))) throw new AppError('bad_captcha');
}
