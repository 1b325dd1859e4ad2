// What the specification says to the letter, as the server says it.
import { expect, it } from 'vitest';
import en from './en.json' with { type: 'json' };

it.each([
  [en.problems['empty-stem'], 'stem cannot be empty'],
  [en.problems['empty-option'], 'option {item} content cannot be empty'],
  [en.problems['missing-score'], 'missing score'],
  [en.problems['missing-answer'], 'missing answer'],
  [en.problems['invalid-partial-score'], 'invalid partial score'],
  [en.errors.image_too_large, 'image cannot exceed {limit}'],
  [en.errors.captcha_required, 'complete the security verification'],
  [en.errors.internal, 'processing failed, try again later'],
  [en.errors.time_up, 'time is up'],
  [en.errors.vip_only, 'contact customer service'],
  [en.errors.level_exam, 'use the app'],
])('“%s” says: %s', (message, words) => {
  expect(message.toLowerCase()).toContain(words);
});
