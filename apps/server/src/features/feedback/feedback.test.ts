import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

/** Gives a captcha an answer that the test knows, as reading the picture would. */
async function solvedCaptcha(): Promise<string> {
  const { status, body } = await test.call('GET /app/feedback/captcha', {});
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(body.picture).toMatch(/^data:image\/svg\+xml;base64,/);
  const answer_hash = createHash('sha256').update(`${body.captcha_id}:abcde`).digest();
  await test.db.updateTable('captcha').set({ answer_hash }).where('id', '=', body.captcha_id).execute();
  return body.captcha_id;
}

function write(captcha_id: string, captcha_text = 'abcde', ip = '10.2.0.1') {
  const message = 'The explanation of question 12 is wrong.';
  return test.call(
    'POST /app/guest/feedback',
    { message, contact_info: 'lin@example.org', captcha_id, captcha_text },
    { ip },
  );
}

const countFeedback = async () => (await test.db.selectFrom('guest_feedback').select('id').execute()).length;

describe('POST /app/guest/feedback', () => {
  it('keeps what somebody wrote, in any case of letters', async () => {
    expect((await write(await solvedCaptcha(), ' ABCde ')).status).toBe(200);
    expect(await countFeedback()).toBe(1);
  });

  it('takes a captcha once, however many use it together', async () => {
    const before = await countFeedback();
    const captcha = await solvedCaptcha();
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(captcha)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(7);
    expect(await countFeedback()).toBe(before + 1);
  });

  it('gives up on a captcha after three wrong tries', async () => {
    const captcha = await solvedCaptcha();
    for (let turn = 0; turn < 3; turn++) expect((await write(captcha, 'wrong')).status).toBe(400);
    expect((await write(captcha)).status).toBe(400);
  });

  it('keeps message and contact free of control characters that could forge a mail', async () => {
    const captcha_id = await solvedCaptcha();
    const input = {
      message: 'Long enough a message',
      contact_info: 'a@b.c\r\nBcc: x@y.z',
      captcha_id,
      captcha_text: 'abcde',
    };
    const { status, body } = await test.call('POST /app/guest/feedback', input);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { contact_info: 'Not valid' } });
  });

  it('stops a flood from one address', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn++)
      statuses.push((await write(await solvedCaptcha(), 'abcde', '10.2.0.2')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
