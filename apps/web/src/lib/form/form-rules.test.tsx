import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PasswordField, TextField } from '@tiku/ui';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Form, FormActions } from '../../ui/form.tsx';
import { buildCall, refuse } from '../testing/build-call.ts';
import type { SentCall } from '../testing/build-call.ts';
import { draw } from '../testing/draw.tsx';
import { useForm } from './use-form.ts';

const nothing = { company_name: '', member_limit: '', name: '', mobile: '', password: '' };
const digits = (value: string) => (/^\d{11}$/.test(value) ? undefined : 'Eleven digits');

/** For a person, or with the name of a company. */
function Entry({ send }: { send: SentCall }) {
  const [forCompany, setForCompany] = useState(false);
  const form = useForm('POST /user/register/mobile', {
    initial: nothing,
    asks: forCompany ? ['company_name', 'member_limit', 'name', 'mobile', 'password'] : ['name', 'mobile', 'password'],
    rules: {
      member_limit: (value) => (/^\d+$/.test(value) ? undefined : 'A number'),
      mobile: digits,
      password: (value) => (value.length < 6 ? 'Six characters' : undefined),
    },
    send,
    request: (values) => values,
  });
  return (
    <Form form={form}>
      {forCompany && <TextField label="Company" {...form.text('company_name')} />}
      {forCompany && <TextField label="People" {...form.text('member_limit')} />}
      <TextField label="Name" {...form.text('name')} />
      <TextField label="Mobile" {...form.text('mobile')} />
      <PasswordField label="Password" {...form.secret('password')} />
      <FormActions action="Send">
        <button type="button" onClick={() => setForCompany(true)}>
          For a company
        </button>
        <button type="button" onClick={() => form.check(['mobile'])}>
          Send code
        </button>
        <button
          type="button"
          onClick={() => {
            form.set({ name: 'Ada', mobile: '13800138000', password: 'secret' });
            form.submit();
          }}
        >
          As Ada
        </button>
      </FormActions>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

/** As a browser does that tells nobody. */
function fillSilently(name: string, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value);
}

describe('the rule of a field', () => {
  it('is asked when the field is left', async () => {
    const { user } = await draw(<Entry send={buildCall()} />);
    await user.type(field('Mobile'), '123');
    expect(isWrong('Mobile')).toBe(false);
    await user.tab();
    expect(screen.getByText('Eleven digits').id).toBe(field('Mobile').getAttribute('aria-describedby'));
    expect(isWrong('Password')).toBe(false);
  });

  it('lets somebody pass who types nothing', async () => {
    const { user } = await draw(<Entry send={buildCall()} />);
    await user.click(field('Mobile'));
    await user.tab();
    expect(isWrong('Mobile')).toBe(false);
  });

  it('is kept once the field is mended, and asked again only when it is left', async () => {
    const { user } = await draw(<Entry send={buildCall()} />);
    await user.type(field('Mobile'), '1380013800');
    await user.tab();
    await user.type(field('Mobile'), '0');
    expect(isWrong('Mobile')).toBe(false);
    await user.type(field('Mobile'), '0');
    expect(isWrong('Mobile')).toBe(false);
    await user.tab();
    expect(isWrong('Mobile')).toBe(true);
  });

  it('says itself what is empty, and is asked before anything is sent', async () => {
    const call = buildCall();
    const { user } = await draw(<Entry send={call} />);
    await user.type(field('Name'), 'Ada');
    await user.click(press('Send'));
    expect(call.sent).toEqual([]);
    screen.getByText('Eleven digits');
    screen.getByText('Six characters');
    expect(document.activeElement).toBe(field('Mobile'));
  });

  it('requires what the request itself may do without', async () => {
    const { user } = await draw(<Entry send={buildCall()} />);
    await user.click(press('For a company'));
    expect(field('People').required).toBe(true);
  });

  it('is asked of the fields alone that something else needs, and leads there', async () => {
    const { user } = await draw(<Entry send={buildCall()} />);
    await user.click(press('Send'));
    expect(document.activeElement).toBe(field('Name'));
    await user.click(press('Send code'));
    expect(document.activeElement).toBe(field('Mobile'));
  });

  it('points out nothing but what was asked', async () => {
    const { user } = await draw(<Entry send={buildCall()} />);
    await user.click(press('Send code'));
    expect([isWrong('Name'), isWrong('Mobile'), isWrong('Password')]).toEqual([false, true, false]);
  });
});

describe('a field that is asked for at times', () => {
  it('holds nobody up while it is not', async () => {
    const call = buildCall();
    const { user } = await draw(<Entry send={call} />);
    await user.click(press('As Ada'));
    await waitFor(() => expect(call.sent).toHaveLength(1));
  });

  it('is not called wrong before somebody tried to send it', async () => {
    const { user } = await draw(<Entry send={buildCall()} />);
    await user.click(press('Send'));
    await user.click(press('For a company'));
    expect([isWrong('Company'), isWrong('Name')]).toEqual([false, true]);
    await user.click(press('Send'));
    expect(isWrong('Company')).toBe(true);
  });

  it('is not blamed where nobody sees it', async () => {
    const { user } = await draw(<Entry send={buildCall(refuse({ company_name: 'Taken' }, 'Not now'))} />);
    await user.click(press('As Ada'));
    expect((await screen.findByRole('alert')).textContent).toBe('Not now');
  });
});

describe('what stands in the fields', () => {
  const ada = { company_name: '', member_limit: '', name: 'Ada', mobile: '13800138000', password: 'secret' };

  it('is sent as it was set a moment before', async () => {
    const call = buildCall();
    const { user } = await draw(<Entry send={call} />);
    await user.click(press('As Ada'));
    expect(call.sent).toEqual([ada]);
    expect(field('Name').value).toBe('Ada');
  });

  it('is sent also where the browser filled it in and told nobody', async () => {
    const call = buildCall();
    const { user } = await draw(<Entry send={call} />);
    fillSilently('Mobile', '13800138000');
    fillSilently('Password', 'secret');
    await user.type(field('Name'), 'Ada');
    expect([field('Mobile').value, field('Password').value]).toEqual(['13800138000', 'secret']);
    await user.click(press('Send'));
    expect(call.sent).toEqual([ada]);
  });

  it('is sent also where nothing else happened before the button was pressed', async () => {
    const call = buildCall();
    await draw(<Entry send={call} />);
    fillSilently('Name', 'Ada');
    fillSilently('Mobile', '13800138000');
    fillSilently('Password', 'secret');
    fireEvent.click(press('Send'));
    expect(call.sent).toEqual([ada]);
  });
});

describe('a password', () => {
  it('stands in its field, and nowhere else in the document', async () => {
    const { user, container } = await draw(<Entry send={buildCall()} />);
    await user.type(field('Name'), 'somebody');
    await user.type(field('Password'), 'secret word');
    expect(container.innerHTML).toContain('somebody');
    expect(container.innerHTML).not.toContain('secret');
  });

  it('is sent with its spaces, and may be nothing else', async () => {
    const call = buildCall();
    const { user } = await draw(<Entry send={call} />);
    await user.type(field('Name'), 'Ada');
    await user.type(field('Mobile'), '13800138000');
    await user.type(field('Password'), '      ');
    await user.click(press('Send'));
    expect(call.sent[0]?.password).toBe('      ');
  });
});
