// Hostile HTML in a real browser: drawn as it is stored, drawn as it came, and pasted into the editor.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sanitise } from '../../packages/questions/src/rich-text/index.ts';
import { hostileHtml } from '../../packages/questions/src/rich-text/testing/hostile-html.ts';
import { expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

// What a parser says of handlers it will not run, even in a document that can run nothing.
const parserComplaint = /^(?:Executing inline event handler|Setting the document's base URI) /;

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
