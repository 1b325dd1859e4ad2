import { screen } from '@testing-library/react';
import type { Answer, PublicQuestion } from '@tiku/questions';
import { AnswerView } from '@tiku/questions/views';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { draw } from '../../lib/testing/draw.tsx';
import { QuestionFrame } from './question-frame.tsx';

const noMedia = () => null;
let given: Answer | null;
let confirmed: number;

function Paper({ question, disabled }: { question: PublicQuestion; disabled?: boolean }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    given = answer;
  }, [answer]);
  return (
    <QuestionFrame mediaUrl={noMedia}>
      <AnswerView
        active
        question={question}
        answer={answer}
        disabled={disabled}
        onChange={setAnswer}
        onConfirm={() => {
          confirmed += 1;
        }}
      />
    </QuestionFrame>
  );
}

function ask(question: object, disabled = false) {
  given = null;
  confirmed = 0;
  return draw(<Paper question={question as PublicQuestion} disabled={disabled} />, [
    'questions/views',
    'questions/rich-text',
  ]);
}

const choice = { desc: '<p>Which?</p>', options: ['<p>a</p>', '<p>b</p>', '<p>c</p>'] };

describe('answering a question', () => {
  it('gives one letter to a single choice, the last that was chosen', async () => {
    const { user } = await ask({ type: 1, ...choice });
    await user.click(screen.getByRole('radio', { name: /Option A/ }));
    await user.click(screen.getByRole('radio', { name: /Option C/ }));
    expect(given).toEqual(['C']);
  });

  it('gives every letter to a multiple choice, and takes one back', async () => {
    const { user } = await ask({ type: 2, ...choice });
    await user.click(screen.getByRole('checkbox', { name: /Option C/ }));
    await user.click(screen.getByRole('checkbox', { name: /Option A/ }));
    expect(given).toEqual(['A', 'C']);
    await user.click(screen.getByRole('checkbox', { name: /Option A/ }));
    expect(given).toEqual(['C']);
  });

  it('chooses by letter and confirms by Enter', async () => {
    const { user } = await ask({ type: 1, ...choice });
    await user.keyboard('b');
    expect(given).toEqual(['B']);
    await user.keyboard('{Enter}');
    expect(confirmed).toBe(1);
  });

  it('answers true or false', async () => {
    const { user } = await ask({ type: 4, desc: '<p>Is it?</p>' });
    await user.click(screen.getByRole('radio', { name: /False/ }));
    expect(given).toBe(false);
  });

  it('keeps what stands in each blank in its place', async () => {
    const { user } = await ask({ type: 3, desc: '<p>___ and ___</p>', blanks: 2 });
    const [first, second] = screen.getAllByRole('textbox');
    if (!first || !second) throw new Error('two blanks are asked for');
    await user.type(second, 'two');
    expect(given).toEqual(['', 'two']);
    await user.type(first, 'one');
    expect(given).toEqual(['one', 'two']);
  });

  it('writes an open answer as it is typed', async () => {
    const { user } = await ask({ type: 0, desc: '<p>Why?</p>' });
    await user.type(screen.getByRole('textbox'), 'Because');
    expect(JSON.stringify(given)).toContain('Because');
  });

  it('takes nothing more once it is handed in', async () => {
    const { user } = await ask({ type: 1, ...choice }, true);
    await user.click(screen.getByRole('radio', { name: /Option A/ }));
    await user.keyboard('b{Enter}');
    expect(given).toBeNull();
    expect(confirmed).toBe(0);
  });
});
