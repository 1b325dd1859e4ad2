import { errors } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildBundle } from '../../../testing/build-bundle.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let operator: string;
let partnerId: number;
let username: string;
let unique = 0;

async function buildPartner(name: string, traits: { username?: string; email?: string } = {}): Promise<number> {
  const id = await buildAccount(test.db, { name: 'Paula', is_partner: true, ...traits });
  await sql`insert into partner (account_id, review_status) values (${id}, 2)`.execute(test.db);
  await sql`
    insert into partner_info (account_id, is_draft, type, name, contact_name, contact_mobile, contact_email)
    values (${id}, false, 0, ${name}, 'Paula', '1', 'p@example.org')`.execute(test.db);
  return id;
}

beforeAll(async () => {
  operator = await test.tokenFor(await buildAccount(test.db, { is_operator: true }));
});
beforeEach(async () => {
  unique += 1;
  username = `paula${unique}`;
  partnerId = await buildPartner(`Paula’s papers ${unique}`, { username, email: `paula${unique}@example.org` });
});

type Imported = ResponseOf<'POST /operator/payments/csv'>;

const head = 'partner,item,type,amount,currency,date,reference';
const send = async (lines: string[], preview: 0 | 1 = 0, options: { token?: string; language?: string } = {}) => {
  const file = { name: 'payments.csv', bytes: lines.join('\n') };
  const query = { preview: String(preview) };
  const sent = await sendFile(test, 'POST /operator/payments/csv', file, { token: operator, query, ...options });
  return { status: sent.status, body: sent.body as Imported };
};
const line = (partner: string | number, reference: string, rest = 'Forklift licence,WeChat,12.50,CNY,2026-11-02') =>
  [partner, rest, `${reference}-${unique}`].join(',');
const paidTo = async (id: number) => {
  const month = { year: 2026, month: 11, req_total: 1 } as const;
  const token = await test.tokenFor(id);
  return (await test.call('GET /partner/payment/details', month, { token })).body;
};

describe('importing payments', () => {
  it('finds partners by what the file names, shows what would come of it, and adds each once', async () => {
    const lines = [
      head,
      line(partnerId, 'a'),
      line(username.toUpperCase(), 'b', 'Forklift licence,微信,-2,cny,2026-11-02T08:00:00+08:00'),
      line(`paula${unique}@example.org`, 'c', 'Fire safety,3,7.05,USD,2026-11-03 10:30'),
      line(`PAULA’S papers ${unique}`, 'd'),
    ];
    const { body: preview } = await send(lines, 1);
    expect(preview).toMatchObject({ rows_count: 4, new_count: 4, known_count: 0, added_count: 0, problems: [] });
    expect(preview.sums).toEqual([
      { currency: 'CNY', amount: 2300 },
      { currency: 'USD', amount: 705 },
    ]);
    expect(preview.rows[1]).toMatchObject({
      row: 3,
      user: { user_id: partnerId, username },
      type: 2,
      amount: -200,
      date: '2026-11-02T00:00:00.000Z',
    });
    expect((await paidTo(partnerId)).total).toBe(0);

    expect((await send(lines)).body).toMatchObject({ added_count: 4 });
    expect((await send(lines)).body).toMatchObject({ new_count: 0, known_count: 4, added_count: 0 });
    expect(await paidTo(partnerId)).toMatchObject({ total: 4 });
    const { body: log } = await test.call('POST /operator/actions', { action: 'import_payments' }, { token: operator });
    expect(log.list.filter(({ title }) => title === 'payments.csv')).toHaveLength(1);
  });

  it('takes amounts in minor units where the title says so, and titles in Chinese', async () => {
    const lines = [
      '合作伙伴;项目;支付方式;金额（分）;货币;日期;流水号',
      `${username};叉车证;支付宝;1250;CNY;2026-11-05;m-${unique}`,
      `${username};叉车证;支付宝;12.50;CNY;2026-11-05;n-${unique}`,
    ];
    const { body } = await send(lines, 0, { language: 'zh-CN' });
    expect(body).toMatchObject({ added_count: 1, rows: [{ amount: 1250, type: 1 }] });
    expect(body.problems).toEqual([
      { row: 3, cell: 'D3', column: '金额（分）', value: '12.50', message: '请填写以分为单位的整数，例如 1250' },
    ]);
  });

  it('leaves rows out that nobody or more than one fits, and says in which cell', async () => {
    const other = await buildPartner(`Paula’s papers ${unique}`);
    const applicant = await buildAccount(test.db, { username: `applicant${unique}` });
    await sql`insert into partner (account_id, review_status) values (${applicant}, 1)`.execute(test.db);
    const { body } = await send([
      head,
      line('nobody', 'a'),
      line(`Paula’s papers ${unique}`, 'b'),
      line(`applicant${unique}`, 'c'),
      line(other, 'd'),
    ]);
    expect(body).toMatchObject({ added_count: 1, problems_count: 3 });
    expect(body.problems.map(({ cell, value }) => `${cell} ${value}`)).toEqual([
      'A2 nobody',
      `A3 Paula’s papers ${unique}`,
      `A4 applicant${unique}`,
    ]);
    expect((await paidTo(other)).total).toBe(1);
  });

  it('keeps a payment as it was when another file says otherwise', async () => {
    await send([head, line(username, 'a')]);
    const { body } = await send([head, line(username, 'a', 'Forklift licence,WeChat,99.00,CNY,2026-11-02')]);
    expect(body).toMatchObject({ added_count: 0, known_count: 0, problems: [{ cell: 'G2' }] });
    expect((await paidTo(partnerId)).sums).toEqual([{ currency: 'CNY', amount: 1250 }]);
  });

  it.each([
    ['Item,Cash,1,CNY,2026-11-02', 'C2'],
    ['Item,1,"1,50",CNY,2026-11-02', 'D2'],
    ['Item,1,1.505,CNY,2026-11-02', 'D2'],
    ['Item,1,,CNY,2026-11-02', 'D2'],
    ['Item,1,1,Yuan,2026-11-02', 'E2'],
    ['Item,1,1,CNY,2026-11-31', 'F2'],
    ['Item,1,1,CNY,02/11/2026', 'F2'],
    [',1,1,CNY,2026-11-02', 'B2'],
  ])('finds the cell that is wrong in %s', async (rest, cell) => {
    const { body } = await send([head, line(username, 'x', rest)], 1);
    expect(body).toMatchObject({ new_count: 0, problems: [{ row: 2, cell }] });
  });

  it('finds a reference that stands there twice', async () => {
    const { body } = await send([head, line(username, 'x'), line(username, 'x')], 1);
    expect(body).toMatchObject({ new_count: 1, problems: [{ row: 3, cell: 'G3' }] });
  });

  it('refuses a file without the columns, and one that is too long', async () => {
    const { status, body } = await send(['partner,item,amount', 'a,b,1']);
    expect([status, body]).toMatchObject([
      400,
      {
        error_code: errors.bad_file.code,
        fields: { file: 'These columns are missing: Payment method, Currency, Date, Reference.' },
      },
    ]);
    const lines = Array.from({ length: 10_001 }, (_, at) => line(username, `l${at}`));
    expect(await send([head, ...lines])).toMatchObject({
      status: 400,
      body: { error_code: errors.import_too_long.code },
    });
    expect((await send([head, ...lines.slice(1)])).body.added_count).toBe(10_000);
  });
});

async function buildSold() {
  const examId = await buildExam(test.db, partnerId);
  const title = `Forklift ${unique}`;
  const bundle = await buildBundle(test.db, partnerId, { title, price_tier: 3, exams: [examId] });
  const payerId = await buildAccount(test.db, { username: `payer${unique}`, mobile: `1390000${1000 + unique}` });
  const token = await test.tokenFor(payerId);
  const open = async () => {
    const { status } = await test.call('GET /app/user/exam/detail2', { exam_id: examId }, { token });
    const { body } = await test.call('GET /exam/bundle/detail', { bundle_id: bundle.id }, { token });
    return { status, is_open: body.bundle.is_open, exams: body.exams.map(({ id }) => id) };
  };
  return { ...bundle, title, examId, open };
}

describe('a record that names who paid, and for which bundle', () => {
  const headOf = `${head},payer,bundle`;
  const usual = 'Bundle,WeChat,6.00,CNY,2029-11-02';
  const paidFor = (reference: string, payer: string, bundle: string, rest = usual) =>
    [line(username, reference, rest), payer, bundle].join(',');

  it('opens its exams to them, by user name or mobile number, and closes them once all of it was paid back', async () => {
    const { public_id, title, examId, open } = await buildSold();
    const exams = [examId];
    expect(await open()).toEqual({ status: 404, is_open: false, exams });
    const bought = await send([headOf, paidFor('a', `PAYER${unique}`, public_id)]);
    expect(bought.body.rows).toMatchObject([{ payer: { username: `payer${unique}` }, bundle: { title } }]);
    expect(await open()).toEqual({ status: 200, is_open: true, exams });
    const back = 'Bundle,WeChat,-6.00,CNY,2026-11-03';
    expect((await send([headOf, paidFor('b', `1390000${1000 + unique}`, title, back)])).body.added_count).toBe(1);
    expect(await open()).toEqual({ status: 404, is_open: false, exams });
    const { body } = await test.call('POST /operator/payments', { limit: 100 }, { token: operator });
    const listed = body.list.find(({ reference }) => reference === `b-${unique}`);
    expect(listed).toMatchObject({ payer: { username: `payer${unique}` }, bundle: { title } });
  });

  it('is completed by a later file where it was imported without them', async () => {
    const { public_id, open } = await buildSold();
    await send([head, line(username, 'a', usual)]);
    expect(await open()).toMatchObject({ status: 404 });
    const { body } = await send([headOf, paidFor('a', `payer${unique}`, public_id)]);
    expect(body).toMatchObject({ new_count: 0, known_count: 1, problems: [] });
    expect(await open()).toMatchObject({ status: 200 });
    expect((await send([head, line(username, 'a', usual)])).body).toMatchObject({ known_count: 1, problems: [] });
    const other = (await send([headOf, paidFor('a', username, public_id)])).body;
    expect(other.problems).toMatchObject([{ cell: 'G2' }]);
  });

  it('is left out where nobody or nothing has that name, and says in which cell', async () => {
    const { public_id } = await buildSold();
    const others = await buildBundle(test.db, await buildAccount(test.db), { price_tier: 1 });
    const { body } = await send([
      headOf,
      paidFor('a', 'nobody-at-all', public_id),
      paidFor('b', `payer${unique}`, others.public_id),
      paidFor('c', '', public_id),
      paidFor('d', `payer${unique}`, ''),
    ]);
    expect(body.added_count).toBe(1);
    expect(body.problems.map(({ cell }) => cell)).toEqual(['H2', 'I3', 'H4']);
  });
});

const paidOn = (day: string) => `Forklift licence,WeChat,12.50,CNY,${day}`;

describe('the list of payments', () => {
  it('goes on from row to row, the newest first', async () => {
    await send([
      head,
      ...Array.from({ length: 11 }, (_, at) =>
        line(username, `p${at}`, 'Forklift licence,WeChat,12.50,CNY,2030-01-01'),
      ),
    ]);
    const first = await test.call('POST /operator/payments', { limit: 10 }, { token: operator });
    expect(first.body.list.map(({ reference }) => reference)[0]).toBe(`p10-${unique}`);
    const after = first.body.next ?? '';
    const second = await test.call('POST /operator/payments', { limit: 10, after }, { token: operator });
    expect(second.body.list[0]).toMatchObject({
      reference: `p0-${unique}`,
      user: { user_id: partnerId },
      amount: 1250,
    });
  });

  it('has what was paid last first, whenever it was imported', async () => {
    await send([head, line(username, 'late', paidOn('2031-03-09')), line(username, 'last', paidOn('2031-03-10'))]);
    await send([head, line(username, 'early', paidOn('2031-03-08')), line(username, 'middle', paidOn('2031-03-09'))]);
    const { body } = await test.call('POST /operator/payments', { limit: 10 }, { token: operator });
    const order = body.list.map(({ reference }) => reference).slice(0, 4);
    expect(order).toEqual(['last', 'middle', 'late', 'early'].map((name) => `${name}-${unique}`));
  });

  it('is nothing that others know of', async () => {
    const token = await test.tokenFor(partnerId);
    expect((await test.call('POST /operator/payments', {}, { token })).status).toBe(404);
    expect((await send([head], 0, { token })).status).toBe(404);
  });
});
