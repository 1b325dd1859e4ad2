import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { captchaAnswer } from './captcha.ts';

describe('the answer to a captcha', () => {
  it('has room for the longest drag that a browser sends, and the most work', () => {
    const trace = Array.from({ length: 100 }, (_, at) => [500_000 + at, 414]);
    const captcha_data = JSON.stringify({ x: 414, trace, work: Array.from({ length: 128 }, () => 99_999) });
    expect(z.object(captchaAnswer).safeParse({ captcha_id: '1', captcha_data }).error).toBeUndefined();
  });
});
