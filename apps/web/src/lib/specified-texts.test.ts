// What the specification says to the letter, where people read it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

it.each([
  ['apps/web/src/app', 'language.switched', 'Switch Language Success'],
  ['apps/web/src/features/captcha', 'title', 'complete the security verification'],
  ['apps/web/src/features/captcha', 'instruction', 'drag the slider to fill the puzzle'],
  ['apps/web/src/features/captcha', 'exhausted', 'too many failed attempts, click to retry'],
  ['apps/web/src/features/exam-import', 'waiting.status', 'processing not complete: check My Published Exams later'],
  ['apps/web/src/features/exam-import', 'file.failed-sheets', 'import failed: {{sheets}}'],
  ['apps/web/src/features/exam-import', 'published.reviewing-text', 'within {{days}} business days'],
  ['packages/ui/src', 'failed', 'failed, please retry'],
  ['packages/questions/src/rich-text', 'rich-text.too-large-image', 'image cannot exceed {{limit}} MB'],
  ['apps/web/src/features/practice', 'closed.time-up', 'time is up'],
  ['apps/web/src/features/account/entry', 'activate.done', 'account is activated'],
  ['apps/web/src/features/account/entry', 'link-email.done', 'e-mail address is linked'],
  ['apps/web/src/features/account/entry', 'reset.done', 'password has been reset'],
])('%s says in %s: %s', (folder, key, words) => {
  const texts = JSON.parse(readFileSync(join(root, folder, 'texts/en.json'), 'utf8')) as Record<string, string>;
  expect(texts[key]?.toLowerCase()).toContain(words.toLowerCase());
});
