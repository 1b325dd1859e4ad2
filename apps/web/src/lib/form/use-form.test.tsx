import { screen, waitFor } from '@testing-library/react';
import { Dialog, NumberField, SelectField, Switch, TextField } from '@tiku/ui';
import { describe, expect, it } from 'vitest';
import { Form, FormActions } from '../../ui/form.tsx';
import { buildCall, refuse } from '../testing/build-call.ts';
import type { SentCall } from '../testing/build-call.ts';
import { draw } from '../testing/draw.tsx';
import { useForm } from './use-form.ts';

interface SampleProps {
  send: SentCall;
  leaves?: boolean;
  onDone?: (button: string | null) => void;
}

function Sample({ send, leaves = false, onDone }: SampleProps) {
  const form = useForm('POST /mycreated/group', {
    initial: { name: '', description: '' },
    send,
    request: (values, { key, button }) => ({ ...values, request_key: key, button }),
    leaves,
    onDone: (_, { button }) => onDone?.(button),
  });
  return (
    <Form form={form}>
      <TextField label="Name" {...form.text('name')} />
      <TextField label="About" {...form.text('description')} />
      <FormActions action="Send" onCancel={() => form.reset()}>
        <button type="button" onClick={() => form.submit('draft')}>
          Keep
        </button>
      </FormActions>
    </Form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

describe('a form against a call', () => {
  it('takes what may be typed from the contract', async () => {
    await draw(<Sample send={buildCall()} />);
    expect(field('Name').maxLength).toBe(50);
    expect(field('Name').required).toBe(true);
    expect(field('About').maxLength).toBe(500);
    expect(field('About').required).toBe(false);
  });

  it('sends nothing while a required text is empty, says so there and goes there', async () => {
    const call = buildCall();
    const { user } = await draw(<Sample send={call} />);
    await user.type(field('Name'), '   ');
    await user.click(press('Send'));
    expect(call.sent).toEqual([]);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please fill this in.').id).toBe(field('Name').getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(field('Name'));
  });

  it('lets an empty form be before somebody tried to send it', async () => {
    await draw(<Sample send={buildCall()} />);
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows a refusal at its field, goes there and loses nothing', async () => {
    const { user } = await draw(<Sample send={buildCall(refuse({ description: 'Too rude' }))} />);
    await user.type(field('Name'), 'Physics');
    await user.type(field('About'), 'damn');
    await user.click(press('Send'));
    await screen.findByText('Too rude');
    expect(document.activeElement).toBe(field('About'));
    expect(field('Name').value).toBe('Physics');
    expect(screen.queryByText('That is not right')).toBeNull();
  });

  it('takes a refusal away once its field is mended', async () => {
    const { user } = await draw(<Sample send={buildCall(refuse({ description: 'Too rude' }))} />);
    await user.type(field('Name'), 'Physics');
    await user.click(press('Send'));
    await screen.findByText('Too rude');
    await user.type(field('About'), 'x');
    expect(screen.queryByText('Too rude')).toBeNull();
  });

  it('shows a refusal of something that is not on screen above the button', async () => {
    const { user } = await draw(<Sample send={buildCall(refuse({ request_key: 'bad' }, 'Please try later'))} />);
    await user.type(field('Name'), 'Physics');
    await user.click(press('Send'));
    expect((await screen.findByRole('alert')).textContent).toBe('Please try later');
  });

  it('shows a refusal within a list at the field that holds the list', async () => {
    const { user } = await draw(<Sample send={buildCall(refuse({ 'description.0': 'Not this one' }))} />);
    await user.type(field('Name'), 'Physics');
    await user.click(press('Send'));
    expect((await screen.findByText('Not this one')).id).toBe(field('About').getAttribute('aria-describedby'));
  });

  it('sends once however often it is pressed', async () => {
    const call = buildCall(() => new Promise(() => {}));
    const { user } = await draw(<Sample send={call} />);
    await user.type(field('Name'), 'Physics');
    press('Send').click();
    press('Send').click();
    await user.type(field('Name'), '{Enter}');
    await user.click(press('Keep'));
    expect(call.sent).toHaveLength(1);
    expect(press('Send').getAttribute('aria-busy')).toBe('true');
  });

  it('sends what failed again under the same key, and the next under another', async () => {
    const call = buildCall(refuse({}, 'No connection'));
    const { user } = await draw(<Sample send={call} />);
    await user.type(field('Name'), 'Physics');
    await user.click(press('Send'));
    await screen.findByText('No connection');
    await user.click(press('Send'));
    await waitFor(() => expect(call.sent).toHaveLength(2));
    await waitFor(() => expect(press('Send').getAttribute('aria-busy')).toBe('false'));
    await user.click(press('Send'));
    const [first, second, third] = call.sent.map(({ request_key }) => request_key);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('tells which button was pressed', async () => {
    const call = buildCall();
    const done: (string | null)[] = [];
    const { user } = await draw(<Sample send={call} onDone={(button) => done.push(button)} />);
    await user.type(field('Name'), 'Physics');
    await user.click(press('Keep'));
    await waitFor(() => expect(done).toEqual(['draft']));
    await user.click(press('Send'));
    await waitFor(() => expect(done).toEqual(['draft', null]));
    expect(call.sent.map(({ button }) => button)).toEqual(['draft', null]);
  });

  it('does nothing more once it is done and the page is being left', async () => {
    const call = buildCall();
    const { user } = await draw(<Sample send={call} leaves />);
    await user.type(field('Name'), 'Physics');
    await user.click(press('Send'));
    await user.click(press('Send'));
    expect(call.sent).toHaveLength(1);
  });
});

describe('the buttons of a form', () => {
  it('begin with the main one on a page', async () => {
    await draw(<Sample send={buildCall()} />);
    expect(order()).toEqual(['Send', 'Keep', 'Cancel']);
  });

  it('end with the main one in a dialog', async () => {
    await draw(
      <Dialog title="Group" onClose={() => {}}>
        <Sample send={buildCall()} />
      </Dialog>,
    );
    expect(order().filter(Boolean)).toEqual(['Cancel', 'Keep', 'Send']);
  });
});

function Plan({ send }: { send: SentCall }) {
  const form = useForm('PUT /review/plan', {
    initial: { review_amount: 20, has_streak: false, reminder_hour: null as number | null },
    send,
    request: (values) => values,
  });
  return (
    <Form form={form}>
      <NumberField label="Amount" {...form.number('review_amount')} />
      <Switch label="Streak" {...form.toggle('has_streak')} />
      <SelectField
        label="Reminder"
        {...form.select('reminder_hour', [
          { value: null, text: 'None' },
          { value: 0, text: 'Midnight' },
          { value: 8, text: 'Eight' },
        ])}
      />
      <FormActions action="Send" />
    </Form>
  );
}

describe('fields that are no text', () => {
  it('send numbers, yes or no, and values of the request', async () => {
    const call = buildCall();
    const { user } = await draw(<Plan send={call} />);
    await user.clear(field('Amount'));
    await user.type(field('Amount'), '35');
    await user.click(screen.getByRole('switch', { name: 'Streak' }));
    await user.selectOptions(screen.getByRole('combobox'), 'Midnight');
    await user.click(press('Send'));
    expect(call.sent).toEqual([{ review_amount: 35, has_streak: true, reminder_hour: 0 }]);
  });

  it('keep a number within the bounds of the contract', async () => {
    const call = buildCall();
    const { user } = await draw(<Plan send={call} />);
    await user.clear(field('Amount'));
    await user.type(field('Amount'), '9999');
    await user.tab();
    expect(field('Amount').value).toBe('200');
    await user.click(press('Send'));
    expect(call.sent[0]?.review_amount).toBe(200);
  });

  it('take a choice back to nothing', async () => {
    const call = buildCall();
    const { user } = await draw(<Plan send={call} />);
    await user.selectOptions(screen.getByRole('combobox'), 'Eight');
    await user.selectOptions(screen.getByRole('combobox'), 'None');
    await user.click(press('Send'));
    expect(call.sent[0]?.reminder_hour).toBeNull();
  });
});
