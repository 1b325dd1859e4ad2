// Questions that people really wrote, in five languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { arrangeQuestion, createQuestion, showQuestion } from '../index.ts';
import type { Question } from '../index.ts';
import { describeThirdParty } from '../testing/third-party.ts';

/** Those whose options may move. */
function readFrom(folder: string, language: string): Question[] {
  const lines = readFileSync(join(folder, `canonical/${language}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const { type, stem, options, answer, explanation = '' } = JSON.parse(line);
    if (![1, 2, 12].includes(type)) return [];
    return [{ ...createQuestion(type), desc: stem, options, correct_answer: [...answer], explanation } as Question];
  });
}

describeThirdParty('real questions', (folder) => {
  const readQuestions = (language: string) => readFrom(folder, language);

  it.for(['zh-CN', 'en', 'ja', 'es', 'pt'])('%s: nearly all are shuffled', async (language, { annotate }) => {
    const questions = readQuestions(language);
    const moved = questions.filter((question) => 'options' in arrangeQuestion(question, 1));
    await annotate(`${moved.length} of ${questions.length} shuffled`);
    expect(moved.length / questions.length).toBeGreaterThan(0.9);
  });

  it('an explanation that names the right option still does when the options have moved', () => {
    const names = /(?:La opción |故选[：:]?\s*)([A-D])/;
    const questions = [...readQuestions('es'), ...readQuestions('zh-CN')].filter(({ explanation, correct_answer }) => {
      return Array.isArray(correct_answer) && names.exec(explanation)?.[1] === correct_answer[0];
    });
    let moved = 0;
    for (const question of questions) {
      for (let seed = 0; seed < 5; seed++) {
        const shown = showQuestion(question, arrangeQuestion(question, seed));
        expect([names.exec(shown.explanation)?.[1]]).toEqual(shown.correct_answer);
        if (shown.explanation !== question.explanation) moved++;
      }
    }
    expect(moved).toBeGreaterThan(300);
  });
});
