import { screen, waitFor } from '@testing-library/react';
import type { ExamQuestion, MarkedAnswer, Rubric, SavedMark } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { answerCalls, draw } from '../../../lib/testing/draw.tsx';
import { QuestionFrame } from '../../question/question.ts';
import { MarkDesk } from './mark-desk.tsx';

const noMedia = () => null;
const markCall = 'PUT /group/homework/member/question/mark';
const question = { no: 3, type: 0, desc: '<p>Why?</p>', explanation: '', correct_answer: '', score: 10 };
const paper = {
  answer_id: 7,
  user_id: 1,
  name: 'Mei',
  round: 1,
  m_s: null,
  m_c: '',
  criteria: [],
  adjustment: null,
  marker: null,
  marked_at: null,
  version: 0,
  is_completed: false,
  changes: [],
};

interface Desk {
  answer?: Partial<MarkedAnswer>;
  isFirst?: boolean;
  nameless?: string | null;
  comments?: string[];
  rubric?: Rubric;
}

async function sit({ answer = {}, isFirst = false, nameless = null, comments = [], rubric }: Desk = {}) {
  const saved: SavedMark[] = [];
  const moves: number[] = [];
  const asked: string[] = [];
  const drawn = await draw(
    <QuestionFrame mediaUrl={noMedia}>
      <MarkDesk
        homeworkId={5}
        answer={{ no: 3, place: 1, answer: { text: 'Because', files: [] }, papers: [paper], ...answer }}
        question={question as unknown as ExamQuestion}
        hidden={undefined}
        files={{}}
        comments={comments}
        rubric={rubric}
        offered={undefined}
        onRubric={async () => void asked.push('rubric')}
        total={2}
        isFirst={isFirst}
        isLast={false}
        isOver={false}
        nameless={nameless}
        onCommented={(comment) => asked.push(comment)}
        onRemoveComment={(comment) => asked.push(`without ${comment}`)}
        onCorrected={() => undefined}
        onKeys={() => asked.push('keys')}
        onSaved={(marks) => saved.push(...marks)}
        onMove={(step) => moves.push(step)}
      />
    </QuestionFrame>,
    ['homework', 'homework/mark', 'homework/rubric', 'question', 'questions/views', 'questions/rich-text'],
  );
  return { ...drawn, saved, moves, asked };
}

const rubric: Rubric = {
  no: 3,
  version: 1,
  is_from_full: false,
  criteria: [
    { criterion_id: 11, sentence: 'Says why', points: 4 },
    { criterion_id: 12, sentence: 'Gives an example', points: 2.5 },
    { criterion_id: 13, sentence: 'Reads well', points: 1 },
  ],
};
const score = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Score/ });
const kept: [number, object] = [200, { marks: [{ answer_id: 7, no: 3, m_s: 8 }] }];

describe('the marking desk', () => {
  it('begins in the score, and keeps it and goes on by Enter', async () => {
    const asked = answerCalls({ [markCall]: () => kept });
    const { user, moves, saved } = await sit();
    expect(document.activeElement).toBe(score());
    await user.keyboard('8{Enter}');
    await waitFor(() => expect(moves).toEqual([1]));
    expect(asked[0]?.body).toMatchObject({ homework_id: 5, marks: [{ no: 3, m_s: 8, answer_id: 7, version: 0 }] });
    expect(saved).toHaveLength(1);
  });

  it('takes digits and arrows wherever the focus is, and shows its keys', async () => {
    answerCalls({ [markCall]: () => kept });
    const { user, moves, asked } = await sit();
    await user.click(screen.getByRole('button', { name: '5' }));
    await user.keyboard('8');
    expect(score().value).toBe('8');
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(moves).toEqual([-1]));
    await user.keyboard('?');
    expect([asked, score().value]).toEqual([['keys'], '8']);
    await user.keyboard('c');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Comment' }));
    await user.keyboard('c?8{Escape}');
    expect(document.activeElement).toBe(score());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('c?8');
  });

  it('shows what another gave meanwhile, and overwrites it only when told to', async () => {
    const theirs = { answer_id: 7, no: 3, m_s: 4, m_c: '', version: 1, marker: { user_id: 9, name: 'Mr Help' } };
    const asked = answerCalls({
      [markCall]: (body) => {
        const [given] = body.marks as { version: number }[];
        return given?.version === 1 ? kept : [409, { error_code: 6112, message: 'Changed', current: [theirs] }];
      },
    });
    const { user, moves, saved } = await sit();
    await user.keyboard('8{Enter}');
    await waitFor(() => expect(saved).toEqual([theirs]));
    expect([asked.length, moves]).toEqual([1, []]);
  });

  it('marks those that came later and have no mark yet, when told to go on', async () => {
    const asked = answerCalls({ [markCall]: () => kept });
    const marked = { ...paper, m_s: 8, version: 1 };
    const { user, moves } = await sit({ answer: { papers: [marked, { ...paper, answer_id: 9 }] } });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(moves).toEqual([1]));
    expect(asked[0]?.body).toMatchObject({ marks: [{ m_s: 8, version: 1, others: [{ answer_id: 9, version: 0 }] }] });
  });

  it('neither keeps nor leaves a score above what the question gives', async () => {
    const asked = answerCalls({ [markCall]: () => kept });
    const { user, moves } = await sit();
    await user.keyboard('11{Enter}');
    expect(score().getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
    expect(moves).toEqual([]);
  });

  it('stays and keeps what was typed when it could not be saved', async () => {
    answerCalls({ [markCall]: () => [409, { error_code: 6110, message: 'The homework is gone' }] });
    const { user, moves } = await sit();
    await user.keyboard('8{Enter}');
    await waitFor(() => expect(document.querySelector('[data-state=failed]')).not.toBeNull());
    expect(score().value).toBe('8');
    expect(moves).toEqual([]);
  });

  it('gives nothing, half or all of the points with one press', async () => {
    const { user } = await sit();
    await user.click(screen.getByRole('button', { name: '5' }));
    expect(score().value).toBe('5');
    expect(screen.getByRole('button', { name: '5' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('marks everybody who gave the same answer at once', async () => {
    const asked = answerCalls({ [markCall]: () => kept });
    const { user } = await sit({ answer: { papers: [paper, { ...paper, answer_id: 9, name: 'Ana', version: 2 }] } });
    screen.getByText('Mei, Ana');
    await user.keyboard('8{Enter}');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ marks: [{ others: [{ answer_id: 9, version: 2 }] }] });
  });

  it('shows no names to somebody who marks without them', async () => {
    await sit({ nameless: 'Paper 1' });
    screen.getByText('Paper 1');
    expect(screen.queryByText('Mei')).toBeNull();
  });

  it('takes comments that were written before, beside what stands there', async () => {
    const { user } = await sit({ comments: ['Show your work', 'Well done'] });
    const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
    await user.click(screen.getByRole('button', { name: 'Show your work' }));
    expect(comment.value).toBe('Show your work');
    await user.click(screen.getByRole('button', { name: 'Well done' }));
    expect(comment.value).toBe('Show your work\nWell done');
  });

  it('offers what was just written, and no longer what is not wanted', async () => {
    answerCalls({ [markCall]: () => kept });
    const { user, asked } = await sit({ comments: ['Show your work'] });
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), ' Why? {Control>}{Enter}{/Control}');
    await waitFor(() => expect(asked).toEqual(['Why?']));
    await user.click(screen.getByRole('button', { name: 'No longer offer “Show your work”' }));
    expect(asked).toEqual(['Why?', 'without Show your work']);
  });

  it('lets Enter make a new line in a comment', async () => {
    const { user, moves } = await sit();
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'a{Enter}b');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('a\nb');
    expect(moves).toEqual([]);
  });

  it('goes nowhere before the first answer', async () => {
    await sit({ isFirst: true });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  });

  it('applies criteria by their keys, and what is typed beyond them is added by hand', async () => {
    const asked = answerCalls({ [markCall]: () => kept });
    const { user, moves } = await sit({ rubric });
    await user.keyboard('13');
    expect(score().value).toBe('5');
    screen.getByRole('button', { name: /Says why/, pressed: true });
    await user.keyboard('9');
    await user.keyboard('3s');
    expect(document.activeElement).toBe(score());
    await user.keyboard('3.5{Enter}');
    await waitFor(() => expect(moves).toEqual([1]));
    expect(asked[0]?.body).toMatchObject({
      marks: [{ m_s: 3.5, rubric: { criteria: [11], adjustment: -0.5 }, version: 0 }],
    });
  });

  it('gives no criterion by 0, and a criterion keeps what was added by hand', async () => {
    answerCalls({ [markCall]: () => kept });
    const marked = { ...paper, m_s: 5, version: 1, criteria: [11], adjustment: 1 };
    const { user } = await sit({ rubric, answer: { papers: [marked] } });
    screen.getByText(/\+1 by hand/);
    await user.click(screen.getByRole('button', { name: /Gives an example/ }));
    expect(score().value).toBe('7.5');
    await user.keyboard('0');
    expect(score().value).toBe('0');
  });

  it('asks to look again where the rubric is another by now', async () => {
    answerCalls({ [markCall]: () => [409, { error_code: 6118, message: 'Changed' }] });
    const { user, moves, asked } = await sit({ rubric });
    await user.keyboard('1{Enter}');
    await screen.findByText('The rubric has changed: look again and save');
    expect([moves, asked]).toEqual([[], ['rubric']]);
  });
});
