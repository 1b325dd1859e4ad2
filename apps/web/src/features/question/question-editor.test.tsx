import { screen, waitFor, within } from '@testing-library/react';
import { createQuestion, questionTypes } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { QuestionEditor, useQuestionDraft } from '@tiku/questions/editor';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { draw } from '../../lib/testing/draw.tsx';
import { QuestionFrame } from './question-frame.tsx';

const noMedia = () => null;
let question: Question;
let problems: readonly unknown[];

function Page({ start }: { start: Question }) {
  const draft = useQuestionDraft(start);
  useEffect(() => {
    ({ question, problems } = draft);
  });
  return (
    <QuestionFrame mediaUrl={noMedia}>
      <QuestionEditor {...draft.editor} />
      <button type="button" onClick={draft.check}>
        Save
      </button>
    </QuestionFrame>
  );
}

function edit(start: Question) {
  return draw(<Page start={start} />, ['questions/views', 'questions/rich-text', 'questions/editor']);
}

const stem = { desc: '<p>Stem</p>', explanation: '' };
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const colours = {
  type: 1,
  ...stem,
  options: ['<p>red</p>', '<p>blue</p>'],
  correct_answer: ['A'],
  score: 1,
} as Question;

describe('the question editor', () => {
  it('marks the one right option of a single choice, and no other beside it', async () => {
    const { user } = await edit({
      ...createQuestion(questionTypes.singleChoice),
      ...stem,
      options: ['<p>a</p>', '<p>b</p>'],
      correct_answer: ['A'],
      score: 1,
    } as Question);
    await user.click(screen.getByRole('radio', { name: 'Option B is right' }));
    expect(question).toMatchObject({ correct_answer: ['B'] });
  });

  it('marks several right options of a multiple choice', async () => {
    const { user } = await edit({
      type: 2,
      ...stem,
      options: ['<p>a</p>', '<p>b</p>', '<p>c</p>'],
      correct_answer: ['A'],
      score: 1,
    } as Question);
    await user.click(screen.getByRole('checkbox', { name: 'Option C is right' }));
    expect(question).toMatchObject({ correct_answer: ['A', 'C'] });
  });

  it('lets the key follow its option when that is moved', async () => {
    const { user } = await edit({
      type: 1,
      ...stem,
      options: ['<p>a</p>', '<p>b</p>'],
      correct_answer: ['A'],
      score: 1,
    } as Question);
    await user.click(button('Move Option A down'));
    expect(question).toMatchObject({ options: ['<p>b</p>', '<p>a</p>'], correct_answer: ['B'] });
  });

  it('adds an option, and removes one with its key', async () => {
    const { user } = await edit({
      type: 2,
      ...stem,
      options: ['<p>a</p>', '<p>b</p>', '<p>c</p>'],
      correct_answer: ['A', 'B'],
      score: 1,
    } as Question);
    await user.click(button('Add an option'));
    expect((question as { options: string[] }).options).toHaveLength(4);
    await user.click(button('Remove Option A'));
    expect(question).toMatchObject({ correct_answer: ['A'] });
    expect((question as { options: string[] }).options).toHaveLength(3);
  });

  it('asks whether a statement is true', async () => {
    const { user } = await edit({ type: 4, ...stem, correct_answer: true, score: 1 } as Question);
    await user.click(screen.getByRole('radio', { name: /False/ }));
    expect(question).toMatchObject({ correct_answer: false });
  });

  it('takes one accepted answer of a blank per line', async () => {
    const { user } = await edit({
      type: 3,
      ...stem,
      desc: '<p>1 + 1 = ___</p>',
      correct_answer: [['2']],
      score: 1,
      item_scores: [1],
    } as Question);
    const field = screen.getByRole('textbox', { name: /^Blank 1/ });
    await user.click(field);
    await user.type(field, '\ntwo');
    await user.tab();
    expect(question).toMatchObject({ correct_answer: [['2', 'two']] });
  });

  it('gives each item on the left its match', async () => {
    const { user } = await edit({
      type: 5,
      ...stem,
      options: ['1', '2'],
      matchings: ['m', 'n'],
      correct_answer: ['A', 'B'],
      score: 2,
      item_scores: [1, 1],
    } as Question);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Match of item 1' }), 'B');
    expect(question).toMatchObject({ correct_answer: ['B', 'B'] });
  });

  it('adds a sentence to a correction', async () => {
    const { user } = await edit({
      type: 14,
      ...stem,
      options: ['He go.'],
      correct_answer: ['He goes.'],
      score: 2,
      item_scores: [2],
    } as Question);
    await user.click(button('Add a sentence'));
    expect((question as { options: string[] }).options).toHaveLength(2);
  });

  it('says nothing of what is missing before somebody saves, and everything then', async () => {
    const { user } = await edit(createQuestion(questionTypes.singleChoice));
    expect(problems.length).toBeGreaterThan(0);
    expect(screen.queryByText('The stem cannot be empty')).toBeNull();
    await user.click(button('Save'));
    // Above all fields, and at its own.
    await waitFor(() => expect(screen.getAllByText('The stem cannot be empty')).toHaveLength(2));
  });

  it('keeps the score a number with one decimal', async () => {
    const { user } = await edit({ type: 4, ...stem, correct_answer: true, score: 1 } as Question);
    const score = screen.getByRole('textbox', { name: /^Score/ });
    await user.clear(score);
    await user.type(score, '2.46');
    await user.tab();
    expect(question).toMatchObject({ score: 2.5 });
    expect((score as HTMLInputElement).value).toBe('2.5');
  });

  it('keeps what another type has no place for, and brings it back', async () => {
    const { user } = await edit({
      type: 1,
      ...stem,
      options: ['<p>a</p>', '<p>b</p>'],
      correct_answer: ['A'],
      score: 1,
    } as Question);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Question type' }), 'True or false');
    expect(question.type).toBe(4);
    await user.click(button(/Back to/));
    expect(question).toMatchObject({ type: 1, options: ['<p>a</p>', '<p>b</p>'], correct_answer: ['A'] });
  });

  it('shows the question as learners will see it: to be tried, without its key', async () => {
    const { user } = await edit(colours);
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    const preview = within(screen.getByRole('tabpanel', { name: 'Preview' }));
    preview.getByText('Stem');
    const [red, blue] = preview.getAllByRole<HTMLInputElement>('radio', { name: /^Option [AB]: (red|blue)$/ });
    if (!red || !blue) throw new Error('two options are shown');
    expect([red.checked, blue.checked]).toEqual([false, false]);
    await user.click(blue);
    expect([red.checked, blue.checked]).toEqual([false, true]);
    expect(preview.queryByText('Right answer')).toBeNull();
  });

  it('shows the key in the preview once that is asked for', async () => {
    const { user } = await edit(colours);
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show the answer' }));
    const preview = within(screen.getByRole('tabpanel', { name: 'Preview' }));
    const [red, blue] = preview.getAllByRole('listitem');
    expect([red?.textContent, blue?.textContent]).toEqual([
      expect.stringMatching(/red.*Right answer/),
      expect.not.stringContaining('Right answer'),
    ]);
  });
});
