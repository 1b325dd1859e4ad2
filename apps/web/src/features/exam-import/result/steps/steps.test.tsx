import { screen, waitFor, within } from '@testing-library/react';
import type { ImportView } from '@tiku/contract';
import { ToastRegion } from '@tiku/ui';
import { describe, expect, it } from 'vitest';
import { answerCalls, draw } from '../../../../lib/testing/draw.tsx';
import { StepButtons } from './step-buttons.tsx';
import { readWay } from './step-keys.ts';

const undo = { step: 4, kind: 'question', question_no: 3 } as const;
const base = { import_id: 7, status: 'ready', file_name: 'a.csv', created_at: '', exam_id: null } as const;
const press = { key: 'z', code: 'KeyZ', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

function open(view: ImportView, answer: [number, object]) {
  const asked = answerCalls({ 'PUT /exam/import/step': () => answer });
  const element = (
    <>
      <StepButtons view={view} />
      <input aria-label="a field" />
      <dialog aria-label="a dialog" />
      <ToastRegion />
    </>
  );
  return draw(element, ['exam-import']).then((drawn) => ({ ...drawn, asked }));
}

describe('the keys of a step', () => {
  it('are those that people know, with either modifier', () => {
    expect(readWay({ ...press, ctrlKey: true })).toBe('undo');
    expect(readWay({ ...press, metaKey: true, shiftKey: true, key: 'Z' })).toBe('redo');
    expect(readWay({ ...press, ctrlKey: true, key: 'y', code: 'KeyY' })).toBe('redo');
    expect(readWay({ ...press, ctrlKey: true, key: 'я' })).toBe('undo');
  });

  it('are nothing else', () => {
    expect(readWay(press)).toBeNull();
    expect(readWay({ ...press, ctrlKey: true, altKey: true })).toBeNull();
    expect(readWay({ ...press, metaKey: true, key: 'y', code: 'KeyY' })).toBeNull();
    expect(readWay({ ...press, ctrlKey: true, key: 'w', code: 'KeyZ' })).toBeNull();
  });
});

describe('undo and redo', () => {
  it('are not there before there is a step', async () => {
    await open(base, [200, {}]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('name what they do, say that it is done, and offer the way back', async () => {
    const redo = undo;
    const { user, asked } = await open({ ...base, undo }, [200, { import: { ...base, redo } }]);
    expect(screen.getByRole('button', { name: 'Redo' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Undo: change to question 3' }));
    await screen.findByText('Undone: change to question 3');
    within(screen.getByRole('status')).getByRole('button', { name: 'Redo' });
    expect(asked[0]?.body).toEqual({ import_id: 7, step: 4, undo: true });
  });

  it('leave a field and a dialog their own', async () => {
    const { user, asked } = await open({ ...base, undo }, [200, { import: base }]);
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Control>}z{/Control}');
    document.querySelector('dialog')?.setAttribute('open', '');
    await user.click(document.body);
    await user.keyboard('{Control>}z{/Control}');
    expect(asked).toEqual([]);
    document.querySelector('dialog')?.removeAttribute('open');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});
