// Setting homework from anywhere: pasted, read, written, of the bank and of exams, mixed; and how few taps that takes.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { foundGroup, join } from '../../harness/homework.ts';
import type { Group } from '../../harness/homework.ts';
import { science } from '../../harness/practice.ts';
import { ask, expectTidy, overflowOf, signedIn, useBrowser } from '../../harness/visitor.ts';
import type { Visitor } from '../../harness/visitor.ts';

useBrowser();

function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('output').getByText(text);
}

/** Ten questions as somebody has them in a message; of their own, so that no other journey has them in the bank. */
function tenQuestions(subject: string): string {
  return Array.from(
    { length: 10 },
    (_, at) =>
      `${at + 1}. What do ${at + 2} ${subject} and ${at + 3} ${subject} make?\nA. ${2 * at + 5}\nB. ${2 * at + 6}\nAnswer: A`,
  ).join('\n\n');
}

const startOf = ({ group_id }: Group) => `/group/create-homework?group_id=${group_id}`;

async function bankOf(page: Page) {
  const { summary } = await ask<{ summary: { questions_count: number; exam_id: number } }>(
    page,
    'GET /user_qdb/summary',
  );
  return summary;
}

async function askedBy(page: Page): Promise<string[]> {
  const homework_id = Number(new URL(page.url()).searchParams.get('homework_id'));
  const { homework } = await ask<{ homework: { exam_id: number } }>(
    page,
    `GET /mymanaged/group/homework/detail?homework_id=${homework_id}`,
  );
  const { list } = await ask<{ list: { stem: string }[] }>(page, 'POST /mymanaged/group/homework/offered', {
    exam_id: homework.exam_id,
    limit: 100,
  });
  return list.map(({ stem }) => stem);
}

async function publish({ page }: Visitor, title: string): Promise<void> {
  await page.getByRole('button', { name: '3 Publish' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Tomorrow night' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).last().click();
  await toast(page, 'The homework is set.').waitFor();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

describe('setting homework on a phone', () => {
  it('takes seven taps from ten pasted questions to a published homework', async () => {
    const teacher = await signedIn('teacher', { width: 360, touch: true });
    const { page, open } = teacher;
    const group = await foundGroup(teacher);
    const before = await bankOf(page);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await open(startOf(group));
    await expectTidy(teacher);
    await tap(page.getByRole('button', { name: 'Paste text' }));
    await tap(page.getByLabel('Questions'));
    await page.getByLabel('Questions').fill(tenQuestions('pears'));
    await tap(page.getByRole('button', { name: 'Read', exact: true }));
    await toast(page, '10 questions added').waitFor();
    await tap(page.getByRole('button', { name: '3 Publish' }));
    await tap(page.getByLabel('Title'));
    await page.keyboard.type('Pears');
    await tap(page.getByRole('button', { name: 'Tomorrow night' }));
    await tap(page.getByRole('button', { name: 'Publish', exact: true }).last());
    await toast(page, 'The homework is set.').waitFor();
    expect(taps).toBe(7);
    await page.getByRole('heading', { level: 1, name: 'Pears' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await askedBy(page)).toHaveLength(10);
    expect((await askedBy(page))[0]).toBe('What do 2 pears and 3 pears make?');
    expect((await bankOf(page)).questions_count - before.questions_count).toBe(10);
  });

  it('loses nothing by a reload or the way back, and takes nothing twice', async () => {
    const teacher = await signedIn('teacher', { width: 360, touch: true, colorScheme: 'dark' });
    const { page, open } = teacher;
    const group = await foundGroup(teacher);
    await open(startOf(group));
    await page.getByRole('button', { name: 'Paste text' }).click();
    await page.getByLabel('Questions').fill(tenQuestions('plums'));
    const draftOf = () =>
      ask<{ draft: string | null }>(page, `GET /mymanaged/group/homework/draft?group_id=${group.group_id}`);
    await expect.poll(async () => (await draftOf()).draft, { timeout: 20_000 }).toContain('plums');
    await page.reload();
    await page.getByLabel('Questions').waitFor();
    expect(await page.getByLabel('Questions').inputValue()).toContain('11 plums');
    await expectTidy(teacher);
    await page.getByRole('button', { name: 'Read', exact: true }).dblclick();
    await toast(page, '10 questions added').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('import_id')).toBe(null);
    const there = await bankOf(page);
    await page.reload();
    const chosen = page.getByRole('region', { name: 'Chosen' });
    await expect.poll(() => chosen.getByRole('listitem').count()).toBe(10);
    // It waits in the list of the group, too.
    await open(`/group/managed-group-homeworks?group_id=${group.group_id}`);
    await page.getByRole('region', { name: 'Unfinished homework' }).getByText('10 questions').waitFor();
    await expectTidy(teacher);
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await expect.poll(() => chosen.getByRole('listitem').count()).toBe(10);
    // The very same text again: it is in the bank, and asked, already.
    await page.getByRole('button', { name: 'Paste text' }).click();
    await page.getByLabel('Questions').fill(tenQuestions('plums'));
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect.poll(() => chosen.getByRole('listitem').count()).toBe(10);
    expect((await bankOf(page)).questions_count).toBe(there.questions_count);
    await page.getByRole('button', { name: 'My exams' }).click();
    await page.getByRole('searchbox').waitFor();
    await page.goBack();
    await expect.poll(() => chosen.getByRole('listitem').count()).toBe(10);
    await expectTidy(teacher);
  });

  it('shows what could not be read first, and comes back with the rest chosen', async () => {
    const teacher = await signedIn('teacher', { width: 360, touch: true });
    const { page, open } = teacher;
    const group = await foundGroup(teacher);
    await open(startOf(group));
    await page.getByRole('button', { name: 'Paste text' }).click();
    const unanswered = '\n\n11. Which fruit is this?\nA. A plum\nB. A pear';
    await page.getByLabel('Questions').fill(tenQuestions('figs') + unanswered);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page.waitForURL('**import_id=**');
    await page.getByRole('link', { name: 'Add to the homework' }).click();
    await toast(page, '10 questions added').waitFor();
    await page.getByRole('region', { name: 'Chosen' }).getByText('What do 2 figs and 3 figs make?').waitFor();
  });
});

describe('setting homework from several places', () => {
  it('mixes what was written, the bank and a public exam, in an order of one’s own', async () => {
    const teacher = await signedIn('teacher');
    const { page, open } = teacher;
    const group = await foundGroup(teacher);
    await open(startOf(group));
    await page.getByText('Nothing chosen yet').waitFor();

    await page.getByRole('button', { name: 'Write a question' }).click();
    await page.getByRole('textbox', { name: 'Stem', exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Question type' }).selectOption({ label: 'True or false' });
    await page.getByRole('textbox', { name: 'Stem', exact: true }).click();
    await page.locator('[contenteditable=true]:focus').waitFor();
    await page.keyboard.type('Written on the spot: ice is frozen water.');
    await page.getByRole('radio', { name: 'True' }).first().check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('1 question chosen').first().waitFor();
    await teacher.checkAccessibility();
    await page.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Public exams' }).click();
    await page.getByLabel('Search exams').fill('Everyday Wonders');
    await page.getByRole('listitem').filter({ hasText: science }).getByRole('button', { name: 'Choose' }).click();
    await page.getByLabel(/^Choose question 1\b/).check();
    await page.getByRole('button', { name: 'Show question 1', exact: true }).click();
    await page.getByRole('article', { name: 'Question 1' }).waitFor();
    await page.getByLabel('Type').selectOption({ index: 1 });
    await page.getByLabel('How many').fill('1');
    await page.getByRole('button', { name: 'Draw at random' }).click();
    await page
      .getByText(/[23] questions chosen/)
      .first()
      .waitFor();
    await expectTidy(teacher);
    await page.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'My question bank' }).click();
    await page.getByLabel('Search').fill('frozen water');
    await expect.poll(() => page.getByLabel(/^Choose question/).count()).toBe(1);
    expect(await page.getByLabel(/^Choose question/).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Done' }).click();

    const chosen = page.getByRole('region', { name: 'Chosen' });
    const count = await chosen.getByRole('listitem').count();
    await chosen.getByRole('button', { name: 'Move question 1', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await chosen.getByText('Moved to place 2').waitFor();
    await page.keyboard.press('ArrowDown');
    await chosen.getByText(`Moved to place ${Math.min(3, count)}`).waitFor();
    await expectTidy(teacher);
    // By pointer, back to the top.
    const handles = chosen.getByRole('button', { name: /^Move question/ });
    const from = await handles.nth(Math.min(2, count - 1)).boundingBox();
    const to = await handles.first().boundingBox();
    if (!from || !to) throw new Error('there are no handles');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await chosen.getByRole('listitem').first().getByText('Written on the spot', { exact: false }).waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Written on the spot', { exact: false }).waitFor();
    await expectTidy(teacher);
    await page.getByRole('button', { name: '3 Publish' }).click();
    await page.getByLabel('Instructions for learners').fill('Bring a ruler.\nShow your work.');
    await expectTidy(teacher);
    await publish(teacher, 'Mixed');
    await page.getByText('Show your work.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    const shown = page.getByRole('dialog', { name: 'As learners see it' });
    await shown.getByRole('article', { name: 'Question 1', exact: true }).waitFor();
    expect(await shown.getByText('Right answer').count()).toBe(0);
    await expectTidy(teacher);
    await page.keyboard.press('Escape');
    const homework_id = Number(new URL(page.url()).searchParams.get('homework_id'));
    const member = await join('demo', group, { width: 360 });
    await member.open(`/group/joined-homework?homework_id=${homework_id}`);
    await member.page
      .getByRole('region', { name: 'Instructions' })
      .getByText('Bring a ruler.', { exact: false })
      .waitFor();
    await expectTidy(member);
    expect((await askedBy(page))[0]).toMatch(/^Written on the spot/);
    expect(await askedBy(page)).toHaveLength(count);

    // The next homework of the group knows what it was asked.
    await open(`${startOf(group)}&from=bank`);
    await page.getByLabel('Search').fill('frozen water');
    await page.getByText('Used before').waitFor();
    await page.getByLabel('Only what this group has not been asked yet').check();
    await page.getByText('No questions match').waitFor();
  });
});
