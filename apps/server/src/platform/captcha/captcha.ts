// Proof of a person, made and checked here. Each captcha works once, for one purpose and one target, for a while.
import type { Language, ResponseOf } from '@tiku/contract';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { createGate } from '../limits/gate.ts';
import type { Captcha, CaptchaAnswer, CaptchaRequest, WantedCaptcha } from './captcha-types.ts';
import { countTry, deleteCaptcha, insertCaptcha } from './captcha.store.ts';
import { drawPuzzle } from './draw-puzzle.ts';
import { isRightAnswer } from './check-answer.ts';
import { hashTarget } from './hash-answer.ts';
import { inventQuestion } from './questions.ts';
import { workBits } from './work.ts';

type Issued = ResponseOf<'GET /app/slider/captcha'>;

/** A flood of requests for puzzles may not take every core from those who are saving answers. */
const drawing = createGate({ width: 2, maxWaiting: 100 });

/** A picture of a few letters. */
export async function issueTextCaptcha(
  db: Db,
  request: CaptchaRequest,
): Promise<{ captcha_id: string; picture: string }> {
  // Loaded with the first of them, since it brings a font.
  const { default: svgCaptcha } = await import('svg-captcha');
  // Without the letters and digits that look alike.
  const { text, data } = svgCaptcha.create({ size: 5, ignoreChars: '0oO1iIlLqg9', noise: 2, width: 160, height: 56 });
  const captcha_id = await insertCaptcha(db, request, { kind: 'text', answer: text, work: 0 });
  return { captcha_id, picture: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}` };
}

/** A piece to slide into its hole. */
export async function issueSliderCaptcha(db: Db, request: WantedCaptcha, work: number): Promise<Issued> {
  const { slider, answer } = await drawing(drawPuzzle);
  const captcha_id = await insertCaptcha(db, request, { kind: 'slider', answer: String(answer), work });
  return { captcha_id, slider, question: null, work: { count: work, bits: workBits } };
}

/** A small sum in words, for those who cannot see a picture. */
export async function issueQuestionCaptcha(
  db: Db,
  request: WantedCaptcha,
  work: number,
  language: Language,
): Promise<Issued> {
  const { question, answer } = inventQuestion(language);
  const captcha_id = await insertCaptcha(db, request, { kind: 'question', answer: String(answer), work });
  return { captcha_id, slider: null, question, work: { count: work, bits: workBits } };
}

/**
 * Uses the captcha up, or refuses with `bad_captcha`. Under a race exactly one caller gets through.
 * Never inside a transaction: rolling back would forget the try, and guessing would be free.
 */
export async function consumeCaptcha(db: Db, request: CaptchaRequest, answer: CaptchaAnswer): Promise<void> {
  if (db.isTransaction) throw new Error('a captcha must be consumed outside transactions');
  // Counted before it is looked at, so that guesses made side by side share the three tries.
  const captcha = await countTry(db, answer.captcha_id);
  if (!captcha || !isFor(captcha, request) || !isRightAnswer(captcha, answer)) throw new AppError('bad_captcha');
  if (!(await deleteCaptcha(db, captcha.id))) throw new AppError('bad_captcha');
}

function isFor({ purpose, target }: Captcha, request: CaptchaRequest): boolean {
  return purpose === '' || (purpose === request.purpose && target === hashTarget(request.target));
}
