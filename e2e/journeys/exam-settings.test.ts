// What an author allows in practice, and until when an exam is open.
import { describe, expect, it } from 'vitest';
import { ask, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

const title = 'Língua, terra e mar: um passeio em português';

describe('an author', () => {
  it('switches off files and judging oneself, which learners then are not offered, and sets an end', async () => {
    const author = await signedIn('author', { width: 360 });
    const { page, open } = author;
    await open('/exam/my-published-exams');
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const id = Number(new URL(page.url()).searchParams.get('exam_id'));
    await open(`/exam/edit-exam-info?exam_id=${id}`);
    await page.getByLabel('Learners mark themselves').uncheck();
    await page.getByLabel('Files in answers').uncheck();
    await page.getByLabel('Open to others until').fill('2099-12-31T18:00');
    expect(await overflowOf(page)).toBe(0);
    await author.checkAccessibility();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('output').getByText('Saved.').waitFor();
    await page.reload();
    expect(await page.getByLabel('Open to others until').inputValue()).toBe('2099-12-31T18:00');
    expect(await page.getByLabel('Files in answers').isChecked()).toBe(false);

    const learner = await signedIn('demo');
    await learner.open('/user-home');
    await learner.page.getByRole('heading', { level: 1 }).waitFor();
    const begun = await ask<{ answer_id: number }>(learner.page, 'POST /exam/user_online_prac/create_answer', {
      exam_id: id,
      prac_type: 2,
      sel_qs_json: JSON.stringify({ types: [0, 7], count: 1 }),
    });
    await learner.open(`/exam/detail/practice?answer_id=${begun.answer_id}`);
    await learner.page.getByRole('textbox').first().fill('Uma resposta.');
    expect(await learner.page.getByRole('button', { name: 'Add a picture, sound or video' }).count()).toBe(0);
    await learner.page.getByRole('button', { name: 'Check', exact: true }).click();
    await learner.page.getByText('Reference answer').first().waitFor();
    expect(await learner.page.getByText('How good was your answer?').count()).toBe(0);

    await page.getByLabel('Learners mark themselves').check();
    await page.getByLabel('Files in answers').check();
    await page.getByLabel('Open to others until').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('output').getByText('Saved.').waitFor();
    await learner.page.reload();
    await learner.page.getByText('How good was your answer?').waitFor();
  });
});
