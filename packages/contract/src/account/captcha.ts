import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { rules } from '../limits.ts';

/**
 * What a captcha is for. It works for that, and for that number, address or user name, only. One that was asked for without
 * saying what for works for its first use, and once like any other.
 */
const captchaPurposes = [
  'sign-in',
  'register',
  'reset-password',
  'change-password',
  'link-mobile',
  'guest-feedback',
] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/**
 * The answer to a captcha: what was typed in `captcha_text`; in `captcha_data`, as JSON, the numbers of its work, and for
 * a slider how far it was dragged and how: `{"work": [7, 4711, …], "x": 153, "trace": [[0, 0], [17, 4], …, [930, 153]]}`,
 * where the trace has milliseconds and pixels of the picture.
 */
export const captchaAnswer = {
  captcha_id: z.string().min(1).max(100),
  captcha_text: z.string().trim().max(rules.captcha.textMax).optional(),
  captcha_data: z.string().max(2_500).optional(),
};

export const captchaCalls = defineCalls({
  'GET /app/slider/captcha': {
    access: 'public',
    summary: 'A puzzle to slide into place, or a question in words for those who cannot see one',
    request: z.strictObject({
      purpose: z.literal(captchaPurposes).optional(),
      /** The number, address or user name it is for; nothing where the purpose has no target. */
      target: z.string().trim().max(254).default(''),
      kind: z.literal(['slider', 'question']).default('slider'),
    }),
    response: z.object({
      captcha_id: z.string(),
      slider: z
        .object({
          /** Data addresses of pictures. */
          background: z.string(),
          piece: z.string(),
          width: z.int(),
          height: z.int(),
          piece_width: z.int(),
          /** How far from the top the piece begins and ends; in between it slides straight. */
          piece_top: z.int(),
          piece_end_top: z.int(),
        })
        .nullable(),
      question: z.string().nullable(),
      /**
       * To be done before the answer counts: for each place from 0 up to `count`, a number for which the SHA-256 of
       * `<captcha_id>:<place>:<number>` begins with `bits` zero bits.
       */
      work: z.object({ count: z.int(), bits: z.int() }),
    }),
    errors: [],
  },
});
