// Hostile HTML in a real browser: drawn as it is stored, drawn as it came, and pasted into the editor.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sanitise } from '../../packages/questions/src/rich-text/index.ts';
import { hostileHtml } from '../../packages/questions/src/rich-text/testing/hostile-html.ts';
import { ask, expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

// What a parser says of handlers it will not run and styles it will not apply, even in a document that can run nothing.
const parserComplaint = /^(?:Executing inline event handler|Setting the document's base URI|Applying inline style) /;

/** Everything the page does from now on that no text may make it do. */
function watch(page: Page, url: string): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) seen.push(`request: ${request.url()}`);
  });
  page.on('framenavigated', (frame) => seen.push(`went to ${frame.url()}`));
  return seen;
}

/** Draws one text after the other, and lists the elements and attributes that should not be there. */
function drawAll(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const field = document.querySelector('textarea');
    const tried = document.querySelector('[data-testid=tried]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const wrongs: string[] = [];
    for (const [at, text] of all.entries()) {
      setValue?.call(field, `<p>No. ${at}.</p>${text}`);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      const isDrawn = () => tried?.textContent.startsWith(`No. ${at}.`);
      while (!isDrawn()) await new Promise(requestAnimationFrame);
      for (const element of tried?.querySelectorAll('*') ?? []) {
        if (/^(?:script|style|iframe|object|embed|form|input|a|base|meta|link)$/i.test(element.tagName))
          wrongs.push(`${text} drew ${element.outerHTML}`);
        for (const { name, value } of element.attributes)
          if (/^on/i.test(name) || /^\s*(?:javascript|vbscript):|\/\/evil/i.test(value))
            wrongs.push(`${text} drew ${name}=${value}`);
      }
    }
    return wrongs;
  }, texts);
}

function pasteAll(page: Page, texts: readonly string[]): Promise<void> {
  return page.evaluate((all) => {
    for (const text of all) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      clipboardData.setData('text/plain', 'x');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.querySelector('[contenteditable=true]')?.dispatchEvent(paste);
    }
  }, texts);
}

describe('hostile HTML', () => {
  it('does nothing where it is drawn as it is stored', async () => {
    const { page, url, open } = await newVisitor();
    await open('/gallery?type=rich-text');
    const seen = watch(page, url);
    expect(await drawAll(page, [hostileHtml.map(sanitise).join('')])).toEqual([]);
    expect(seen).toEqual([]);
  });

  it('does nothing where it is drawn as it came', async () => {
    const { page, url, open } = await newVisitor();
    await open('/gallery?type=rich-text');
    const seen = watch(page, url);
    expect(await drawAll(page, hostileHtml)).toEqual([]);
    expect(seen).toEqual([]);
    expectComplaint(parserComplaint);
  });

  it('does nothing where it is pasted into the editor', async () => {
    const { page, url, open } = await newVisitor({ width: 360 });
    await open('/gallery?type=1');
    const seen = watch(page, url);
    await page.getByRole('textbox', { name: 'Stem', exact: true }).click();
    await pasteAll(page, [...hostileHtml, '<b>the last</b>']);
    await page.locator('[contenteditable=true]').getByText('the last').waitFor();
    expect(await page.locator('[contenteditable=true] :is(script, style, iframe, form, a)').count()).toBe(0);
    expect(seen).toEqual([]);
    expectComplaint(parserComplaint);
  });
});

/** Short enough for every field there is. */
const title = 'Harmless <img src=x onerror=alert(1)>';
const tale = hostileHtml
  .filter((html) => !/\p{Cc}/u.test(html))
  .join(' ')
  .slice(0, 900);

const quote = (text: string) => `"${text.replaceAll('\0', '').replaceAll('"', '""')}"`;

/** An exam with every trick in stem, options and explanation, by the front door: a file. */
async function publishTricks(page: Page): Promise<number> {
  // Rows that ask about tags keep them as they were written.
  const rows = hostileHtml.map((html) => [
    'Single choice',
    `What is the tag ${html}?`,
    html,
    `not ${html}`,
    'A',
    html,
    '1',
  ]);
  const lines = [['Type', 'Stem', 'Option A', 'Option B', 'Answer', 'Explanation', 'Score'], ...rows];
  const imported = await page.evaluate(
    async (csv) => {
      const { token } = JSON.parse(localStorage.getItem('tiku.session') ?? '{}') as { token: { access_token: string } };
      const form = new FormData();
      form.set('file', new File([csv], 'tricks.csv'));
      const send = async (query: string, body?: FormData) => {
        const headers = { authorization: `Bearer ${token.access_token}` };
        const answer = await fetch(`/api/1/exam/import?os_type=5${query}`, {
          method: 'PUT',
          headers,
          body: body ?? null,
        });
        const result = (await answer.json()) as { import_id: number; questions_count: number };
        return { isReading: answer.status === 202, ...result };
      };
      let read = await send('', form);
      while (read.isReading) {
        await new Promise((resume) => setTimeout(resume, 300));
        read = await send(`&import_id=${read.import_id}`);
      }
      return read;
    },
    lines.map((line) => line.map(quote).join(',')).join('\n'),
  );
  expect(imported.questions_count).toBe(hostileHtml.length);
  // Code among the options holds a file until its author has looked; this one says so at once.
  await ask(page, 'PUT /exam/import/confirmed', { import_id: imported.import_id });
  const { exam } = await ask<{ exam: { id: number } }>(page, 'PUT /exam/imported', {
    to_publish: true,
    exam: {
      import_id: imported.import_id,
      title,
      description: tale,
      keywords: '<svg/onload=alert(1)>',
      isprivate: false,
    },
  });
  return exam.id;
}

describe('an author who means harm', () => {
  it('can write what they like: others read it, and nothing of it runs', async () => {
    const author = await newVisitor();
    await author.signIn('author');
    await author.open('/user-home');
    const examId = await publishTricks(author.page);
    const { page, url, open, signIn } = await newVisitor();
    await signIn('demo');
    await ask(page, 'POST /exam/userreview', { server_id: examId, rating: 1, title, review: tale });
    await ask(page, 'POST /online/questions/note', { exam_id: examId, no: 1, note: tale, mode: 0 });

    const seen = watch(page, url);
    const readTale = () => page.getByText('<SCRIPT SRC=//evil.example/x.js>').first().waitFor();
    await open(`/exam/detail?exam_id=${examId}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(title);
    await readTale();
    await open(`/exam/reviews?exam_id=${examId}`);
    await readTale();
    await open(`/question/exam-noted-questions?exam_id=${examId}`);
    await readTale();
    await open('/exam/search-public-exams?q=Harmless');
    await page.getByText(title).first().waitFor();
    expect(seen.filter((each) => !each.startsWith(`went to ${url}`))).toEqual([]);

    const own = watch(author.page, url);
    await author.open(`/exam/questions?exam_id=${examId}`);
    await author.page.getByText('What is').nth(5).waitFor();
    expect(own.filter((each) => !each.startsWith(`went to ${url}`))).toEqual([]);
    await ask(author.page, 'DELETE /app/exams', { exam_ids: [examId] });
  });
});
