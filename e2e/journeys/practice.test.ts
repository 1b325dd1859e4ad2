// Practising: every mode, by keyboard and by touch, with a line that breaks and tabs that meet.
import { describe, expect, it } from 'vitest';
import {
  answerIdOf,
  answerOne,
  articleOf,
  begin,
  culture,
  findExam,
  keepPicture,
  openStart,
  science,
  startOf,
  stateOf,
} from '../harness/practice.ts';
import { ask, expectComplaint, newVisitor, overflowOf, useBrowser } from '../harness/visitor.ts';

useBrowser();

describe.each([
  { width: 1440, language: 'en-US', colorScheme: 'light', check: 'Check', next: 'Continue' },
  { width: 360, language: 'zh-CN', colorScheme: 'dark', check: '查看对错', next: '继续练习' },
] as const)('sequential practice at $width px', ({ width, language, colorScheme, check, next }) => {
  it('says at once what is right, and goes on where it stopped', async () => {
    const visitor = await newVisitor({ width, language, colorScheme });
    const { page, open, signIn, checkAccessibility } = visitor;
    await signIn(width === 360 ? 'company' : 'teacher');
    const examId = await openStart(visitor, culture);
    await checkAccessibility();
    await keepPicture(page, `start.${width}`);
    await begin(page, page.locator('section[aria-labelledby=sequential]').getByRole('button').first());
    await checkAccessibility();
    await keepPicture(page, `question.${width}`);

    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await articleOf(page).locator('strong').waitFor();
    await checkAccessibility();
    await keepPicture(page, `checked.${width}`);
    expect(await page.getByRole('button', { name: check }).count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);

    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: /\b2\b/ }).waitFor();
    await answerOne(page);
    await expect.poll(() => stateOf(page).getAttribute('data-state')).toBe('saved');
    await page.keyboard.press('s');
    await page.locator('dialog[open]').waitFor();
    await checkAccessibility();
    await keepPicture(page, `sheet.${width}`);
    await page.keyboard.press('Escape');

    await open(`/exam/detail/practice?exam_id=${examId}`);
    await page.getByRole('button', { name: next }).click();
    await page.getByRole('article', { name: /\b2\b/ }).waitFor();
    expect((await page.locator('header progress').getAttribute('value')) ?? '').toBe('2');
  });
});

describe('a question', () => {
  it('is marked, kept, noted and jumped to by keys, and every key is listed', async () => {
    const visitor = await newVisitor();
    const { page, signIn, checkAccessibility } = visitor;
    await signIn('author');
    await openStart(visitor, science);
    await begin(page, page.getByRole('button', { name: 'Start practising' }));

    await page.keyboard.press('m');
    await page.keyboard.press('f');
    await expect.poll(() => page.getByRole('button', { name: 'Favourite' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'My note' }).fill('Think of the evening sky.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Think of the evening sky.').waitFor();
    await expect.poll(() => articleOf(page).evaluate((article) => article === document.activeElement)).toBe(true);

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await checkAccessibility();
    await page.keyboard.press('Escape');

    await page.keyboard.press('s');
    await page.getByRole('button', { name: /^1 ?Unanswered, Marked/ }).waitFor();
    await page.getByRole('button', { name: /^5 ?Unanswered/ }).click();
    await page.getByRole('article', { name: 'Question 5' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('article', { name: 'Question 4' }).waitFor();
    const inOneFrame = await page.evaluate(async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
      await new Promise(requestAnimationFrame);
      return document.querySelector('article')?.getAttribute('aria-label');
    });
    expect(inOneFrame).toBe('Question 3');
  });

  it('lets VIPs highlight its stem, once it is answered', async () => {
    const visitor = await newVisitor();
    const { page, signIn } = visitor;
    await signIn('author');
    await openStart(visitor, science);
    await begin(page, page.getByRole('button', { name: 'Start practising' }));
    const stem = articleOf(page).locator('[id]').first();
    const select = () => stem.evaluate((element) => document.getSelection()?.selectAllChildren(element));
    await select();
    expect(await page.getByRole('button', { name: 'Highlight' }).count()).toBe(0);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await articleOf(page).locator('strong').waitFor();
    await select();
    const hint = page.getByRole('link', { name: 'Highlighting is for VIPs' });
    expect(await hint.getAttribute('href')).toBe('/feedbacks/new-feedback-session');
    expect(await page.getByRole('button', { name: 'Highlight' }).count()).toBe(0);
  });

  it('can be set larger, shown in a list, or with its answer to learn by heart', async () => {
    const visitor = await newVisitor();
    const { page, signIn, checkAccessibility } = visitor;
    await signIn('author');
    await openStart(visitor, science);
    await begin(page, page.getByRole('button', { name: 'Start practising' }));
    const stem = articleOf(page).locator('[id]').first();
    const size = () => stem.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await size();

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Extra large' }).click();
    await page.getByRole('checkbox', { name: /^Show answers/ }).check();
    await checkAccessibility();
    await page.keyboard.press('Escape');
    expect(await size()).toBeGreaterThan(before);
    await articleOf(page).getByText('Explanation').waitFor();

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: /^Show answers/ }).uncheck();
    await page.getByRole('button', { name: 'Whole list' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10);
    await checkAccessibility();
    await keepPicture(page, 'list');

    await page.getByRole('article', { name: 'Question 8' }).getByRole('checkbox').first().click();
    await page.waitForURL('**no=8');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  it('is turned by a stroke on a phone', async () => {
    const visitor = await newVisitor({ width: 360 });
    const { page, signIn } = visitor;
    await signIn('author');
    await openStart(visitor, science);
    await begin(page, page.getByRole('button', { name: 'Start practising' }));
    const stroke = (start: number, end: number) =>
      page.evaluate(
        ({ from, to }) => {
          const target = document.querySelector('article [id]') as Element;
          const touch = (x: number) => new Touch({ identifier: 1, target, clientX: x, clientY: 300 });
          const send = (type: string, x: number) =>
            target.dispatchEvent(
              new TouchEvent(type, {
                bubbles: true,
                touches: type === 'touchend' ? [] : [touch(x)],
                changedTouches: [touch(x)],
              }),
            );
          send('touchstart', from);
          send('touchend', to);
        },
        { from: start, to: end },
      );
    await stroke(300, 100);
    await page.getByRole('article', { name: 'Question 2' }).waitFor();
    await stroke(100, 300);
    await page.getByRole('article', { name: 'Question 1' }).waitFor();
  });

  it('that is open takes a picture, shows the reference, and is judged by the learner', async () => {
    const visitor = await newVisitor();
    const { page, signIn, checkAccessibility } = visitor;
    await signIn('author');
    await openStart(visitor, science);
    await page.getByText('By type, difficulty or number').click();
    await page.getByRole('checkbox', { name: /^Open answer/ }).check();
    await checkAccessibility();
    await begin(page, page.getByRole('button', { name: 'Start practising' }));
    await page.getByRole('textbox').fill('Because of the way the air scatters light.');
    const picture = await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 40;
      canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sketch.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
    await articleOf(page).locator('img').waitFor();
    await checkAccessibility();
    await page.getByRole('textbox').press('Control+Enter');
    await page.getByText('Reference answer').waitFor();
    await page.getByRole('button', { name: 'Full marks' }).click();
    await articleOf(page).getByText('Right', { exact: true }).waitFor();
    await checkAccessibility();

    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await page.waitForURL('**view=report**');
    await page.getByText('you gave yourself').waitFor();
    const judged = page.getByRole('article').filter({ hasText: 'Because of the way the air scatters light.' });
    await judged.getByRole('button', { name: 'No marks' }).click();
    await judged.getByText('Wrong', { exact: true }).waitFor();
    await page.getByText('you gave yourself').waitFor({ state: 'detached' });
    await checkAccessibility();
  });
});

describe('a test', () => {
  it('shows no key before it is handed in, is handed in once, and gets a report', async () => {
    const visitor = await newVisitor();
    const { page, signIn, checkAccessibility } = visitor;
    await signIn('demo');
    const examId = await openStart(visitor, science);
    const early: string[] = [];
    let isHandedIn = false;
    let handIns = 0;
    page.on('response', (response) => {
      if (response.url().includes('handin_answer')) handIns += 1;
      if (isHandedIn || !response.url().includes('/api/1/')) return;
      void response.text().then(
        (text) => {
          if (/"(correct_answer|explanation)":/.test(text)) early.push(response.url());
        },
        () => {},
      );
    });

    await page.getByRole('tab', { name: 'Test' }).click();
    await begin(page, page.getByRole('button', { name: 'Start the test' }));
    await page.getByRole('timer', { name: 'Time left' }).waitFor();
    for (let number = 1; number <= 5; number += 1) {
      await page.getByRole('article', { name: `Question ${number}`, exact: true }).waitFor();
      await answerOne(page);
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('button', { name: 'Hand in' }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Hand in' });
    await confirm.waitFor();
    expect(early).toEqual([]);
    isHandedIn = true;
    await confirm.dblclick();
    await page.waitForURL('**view=report**');
    await expect.poll(() => page.locator('h1:focus').textContent()).toBe('Answer report');
    await page.getByText('Explanation').first().waitFor();
    expect(handIns).toBe(1);
    await checkAccessibility();
    await keepPicture(page, 'report');

    await page.goto(`/exam/detail/practice?exam_id=${examId}&view=history`);
    await page.getByRole('checkbox').first().check();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Delete selected (1)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('1 attempt deleted.').waitFor();
  });
});

describe('the lists', () => {
  it('of wrong, kept and noted questions can be practised; mastery is for VIPs', async () => {
    const visitor = await newVisitor();
    const { page, signIn } = visitor;
    await signIn('partner');
    const examId = await findExam(page, science);
    const begun = await ask<{ answer_id: number }>(page, 'POST /exam/user_online_prac/create_answer', {
      exam_id: examId,
      prac_type: 1,
    });
    const wrong = [
      { no: 1, seq: 1, answer: ['A'], check: true },
      { no: 3, seq: 2, answer: ['A'], check: true },
    ];
    await ask(page, 'POST /exam/user_online_prac/answer_details', {
      answer_id: begun.answer_id,
      answer_details: wrong,
    });
    await ask(page, 'POST /online/questions/favorite', { exam_id: examId, no: 4, mode: 0 });
    await ask(page, 'POST /online/questions/note', { exam_id: examId, no: 5, note: 'Look again', mode: 0 });

    for (const name of ['Favourites', 'Notes', 'Wrong questions']) {
      await openStart(visitor, science);
      await begin(page, page.getByRole('button', { name: `Practise: ${name}` }));
      await startOf(page).waitFor();
    }
    await openStart(visitor, science);
    expect(await page.getByRole('button', { name: 'Practise: Mastery' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Ask about VIP' }).click();
    await page.waitForURL('**/feedbacks/new-feedback-session');
  });
});

describe('a line that breaks', () => {
  it('loses nothing: twenty answers given offline, a reload, a closed tab, and all are on the server in order', async () => {
    const visitor = await newVisitor();
    const { page, context, signIn } = visitor;
    await signIn('teacher');
    await openStart(visitor, culture);
    await page.getByRole('tab', { name: 'Test' }).click();
    await begin(page, page.getByRole('button', { name: 'Start the test' }));
    const answerId = answerIdOf(page);
    await context.setOffline(true);
    await page.getByText('No connection.').waitFor({ timeout: 60_000 });
    for (let number = 1; number <= 20; number += 1) {
      await page.getByRole('article', { name: `Question ${number}`, exact: true }).waitFor();
      await answerOne(page);
      if (number < 20) await page.keyboard.press('ArrowRight');
    }
    await expect.poll(() => stateOf(page).innerText()).toContain('20 waiting');
    await keepPicture(page, 'offline');
    await page.reload().catch(() => {});
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    await again.goto('/user-home');
    await again.locator('main h1').first().waitFor();
    const { noes } = await ask<{ noes: number[] }>(again, `GET /exam/user_online_prac/noes?answer_id=${answerId}`);
    const saved = () =>
      ask<{ list: { no: number; seq: number; answer: unknown }[] }>(
        again,
        'POST /exam/user_online_prac/get/answer_details',
        {
          answer_id: answerId,
          noes,
        },
      );
    await expect
      .poll(async () => (await saved()).list.filter(({ seq }) => seq > 0).length, { timeout: 60_000 })
      .toBe(20);
    const { list } = await saved();
    const numbers = noes.map((no) => list.find((each) => each.no === no)?.seq ?? 0);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(list.every(({ answer }) => answer !== null)).toBe(true);
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  });

  it('hands in later what was handed in without it, and says so meanwhile', async () => {
    const visitor = await newVisitor();
    const { page, context, signIn } = visitor;
    await signIn('teacher');
    await openStart(visitor, science);
    await page.getByRole('tab', { name: 'Test' }).click();
    await begin(page, page.getByRole('button', { name: 'Start the test' }));
    await context.setOffline(true);
    await answerOne(page);
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('dialog').getByText('Not handed in yet.').waitFor();
    await context.setOffline(false);
    await page.waitForURL('**view=report**', { timeout: 60_000 });
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  });
});

describe('two tabs', () => {
  it('show the same answers, and the second is told when the first hands in', async () => {
    const visitor = await newVisitor();
    const { page, context, signIn } = visitor;
    await signIn('teacher');
    await openStart(visitor, science);
    await page.getByRole('tab', { name: 'Test' }).click();
    await begin(page, page.getByRole('button', { name: 'Start the test' }));
    const other = await context.newPage();
    await other.goto(page.url());
    await articleOf(other).getByRole('radio').first().waitFor();

    await page.keyboard.press('2');
    await expect.poll(() => other.getByRole('radio').nth(1).isChecked()).toBe(true);
    await other.keyboard.press('3');
    await expect.poll(() => page.getByRole('radio').nth(2).isChecked()).toBe(true);
    await expect.poll(() => stateOf(page).getAttribute('data-state')).toBe('saved');

    const answerId = answerIdOf(page);
    await ask(page, 'POST /exam/user_online_prac/handin_answer', { answer_id: answerId });
    await other.keyboard.press('1');
    await other.getByRole('alert').getByText('handed in').waitFor({ timeout: 60_000 });
    expectComplaint(/409/);
  });
});
