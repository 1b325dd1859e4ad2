import { errors } from '@tiku/contract';
import { readWorkbookSafely, writeTable } from '@tiku/papers';
import { describe, expect, it } from 'vitest';
import { sendFile } from '../../../testing/send-file.ts';
import { newMobile, useCompany } from '../../../testing/use-company.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
const { boss, admin, setLimit } = useCompany(test);

const add = (fields: object, as = admin) =>
  test.call('POST /ee/company/user', { name: 'Nora', mobile: newMobile(), ...fields }, as);
const list = (query: object = {}) => test.call('POST /ee/company/users', { req_total: 1, ...query }, admin);

/** As people have them: their own titles, in their own order. */
async function sendOwn(table: { titles: string[]; rows: string[][] }, query: Record<string, string> = {}) {
  const columns = table.titles.map((title) => ({ title, kind: 'text', width: 10 }) as const);
  const bytes = await writeTable({ name: 'People', columns, rows: table.rows });
  return sendFile(test, 'POST /ee/company/users/excel', { name: 'p.xlsx', bytes }, { ...boss, query });
}

const person = (n: number, change: Record<number, string> = {}) =>
  [
    `J${n}`,
    `Person ${n}`,
    'Sales',
    'Clerk',
    `p${n}-${boss.companyId}@example.org`,
    newMobile(),
    'No',
    '2999-12-31',
  ].map((cell, at) => change[at] ?? cell);

describe('a spreadsheet of people', () => {
  const titles = ['Job ID', 'Name', 'Department', 'Job title', 'E-mail', 'Mobile', 'Administrator', 'Valid until'];

  async function send(rows: string[][], query: Record<string, string> = {}, as = boss) {
    const columns = titles.map((title) => ({ title, kind: 'text', width: 10 }) as const);
    const bytes = await writeTable({ name: 'People', columns, rows });
    return sendFile(test, 'POST /ee/company/users/excel', { name: 'p.xlsx', bytes }, { ...as, query });
  }

  it('shows what would come of it, and then writes it', async () => {
    await setLimit(100);
    const rows = [person(1), person(2, { 6: 'Yes' }), person(3)];
    expect(await send(rows, { preview: '1' })).toMatchObject({
      status: 200,
      body: {
        rows_count: 3,
        good_count: 3,
        added_count: 0,
        free_seats: 98,
        problems: [],
        rows: [{ row: 2, job_id: 'J1' }, {}, {}],
      },
    });
    expect((await list()).body.total).toBe(2);
    expect(await send(rows)).toMatchObject({ status: 200, body: { added_count: 3, free_seats: 95 } });
    expect((await list({ query_string: 'Person 2' })).body.list).toMatchObject([
      { is_admin: true, expiration: '3000-01-01T00:00:00.000Z', state: 'waiting' },
    ]);
    expect(await send(rows, {}, admin)).toMatchObject({ status: 200, body: { added_count: 0, unchanged_count: 3 } });
    expect((await send([person(4, { 6: 'Yes' })], {}, admin)).status).toBe(409);
  });

  it('is taken whole or not at all, and says which cells are wrong', async () => {
    await setLimit(1_000);
    const rows = Array.from({ length: 500 }, (_, n) => person(n));
    rows[6] = person(6, { 5: '12345' });
    const refused = await send(rows);
    expect(refused).toMatchObject({ status: 400, body: { fields: { F8: expect.any(String) } } });
    expect((await list()).body.total).toBe(2);
    expect(await send(rows, { mode: 'good' })).toMatchObject({
      status: 200,
      body: { added_count: 499, problems_count: 1 },
    });
  });

  it.each([
    [{ 1: '' }, 'B2'],
    [{ 4: 'nobody' }, 'E2'],
    [{ 4: '', 5: '' }, 'F2'],
    [{ 6: 'perhaps' }, 'G2'],
    [{ 7: '31.31.2026' }, 'H2'],
    [{ 0: 'x'.repeat(51) }, 'A2'],
  ])('finds what is wrong with %o in %s', async (change, cell) => {
    expect(await send([person(1, change)], { preview: '1' })).toMatchObject({ body: { problems: [{ row: 2, cell }] } });
  });

  it('finds repeats and those who are there already', async () => {
    await add({ job_id: 'J1' });
    expect(await send([person(1), person(2), person(2)], { preview: '1' })).toMatchObject({
      body: { good_count: 1, problems: [{ cell: 'A2' }, { cell: 'A4' }, { cell: 'E4' }] },
    });
  });

  it.each([
    ['姓名', '手机', '职务', '有效期', '部门', '工号'],
    ['Employee name', 'Phone', 'Title', 'Expiry date', 'Dept.', 'Employee no.'],
    ['氏名', '携帯電話', '役職', '利用期限', '部署', '社員番号'],
    ['Nombre y apellidos', 'Teléfono móvil', 'Puesto', 'Válido hasta', 'Área', 'N.º de empleado'],
    ['Nome completo', 'Celular', 'Cargo', 'Data de vencimento', 'Setor', 'Matrícula'],
  ])('is understood with the titles %s, %s, %s, %s', async (...own) => {
    const mobile = newMobile();
    const rows = [['张三', `+86 ${mobile}`, '经理', '2026年12月31日', '销售部', 'E7']];
    const { body } = await sendOwn({ titles: own, rows });
    expect(body).toMatchObject({ added_count: 1, problems: [] });
    expect((await list({ query_string: mobile })).body.list).toMatchObject([
      {
        name: '张三',
        job_title: '经理',
        department: '销售部',
        job_id: 'E7',
        expiration: '2027-01-01T00:00:00.000Z',
      },
    ]);
  });

  it('is understood without titles, and by what it holds where titles mislead', async () => {
    const rows = [
      ['Ann Lee', newMobile(), 'ann.lee@example.org'],
      ['Bo Chen', newMobile(), 'bo.chen@example.org'],
    ];
    const bare = { name: 'p.csv', bytes: rows.map((row) => row.join(',')).join('\n') };
    expect(
      await sendFile(test, 'POST /ee/company/users/excel', bare, { ...boss, query: { preview: '1' } }),
    ).toMatchObject({ body: { new_count: 2, columns: [{ role: 'name', is_unsure: true }, { role: 'mobile' }, {}] } });
    const misled = { titles: ['姓名', '联系方式', '入职日期'], rows: [['Ann', 'ann@example.org', '2020-01-01']] };
    expect(await sendOwn(misled, { preview: '1' })).toMatchObject({
      body: { columns: [{ role: 'name' }, { role: 'emailaddress' }, { role: null, name: '入职日期', letter: 'C' }] },
    });
  });

  it('is read as somebody says it is', async () => {
    const table = { titles: ['Who', 'Where', 'Reach'], rows: [['Ann', 'Port', newMobile()]] };
    expect(await sendOwn(table, { preview: '1', columns: 'name,department,mobile' })).toMatchObject({
      body: { new_count: 1, rows: [{ name: 'Ann', department: 'Port', change: 'new' }] },
    });
    expect(await sendOwn(table, { preview: '1', columns: 'name,,mobile' })).toMatchObject({
      body: { rows: [{ department: '' }], columns: [{}, { role: null }, {}] },
    });
    expect((await sendOwn(table, { preview: '1', columns: 'name,password' })).status).toBe(400);
  });

  it('changes those it knows, and nothing when it comes again', async () => {
    const [mobile, emailaddress] = [newMobile(), `ines${boss.companyId}@example.org`];
    const { user } = (await add({ mobile, department: 'Port', job_title: 'Clerk' })).body;
    await add({ mobile: '', emailaddress, name: 'Ines' });
    const table = {
      titles: ['姓名', '手机', '邮箱', '职务', '部门', '有效期'],
      rows: [
        ['Nora N', mobile, '', 'Chief', '', '2027/6/30'],
        ['Ines', '', emailaddress.toUpperCase(), '', '', ''],
        ['Fresh', newMobile(), '', '', '', ''],
        ['Wrong', '555', '', '', '', ''],
      ],
    };
    const counts = { new_count: 1, changed_count: 1, unchanged_count: 1, refused_count: 1 };
    expect(await sendOwn(table, { preview: '1' })).toMatchObject({
      body: { ...counts, added_count: 0, updated_count: 0, problems: [{ cell: 'B5' }] },
    });
    expect(await sendOwn(table, { mode: 'good' })).toMatchObject({ body: { added_count: 1, updated_count: 1 } });
    expect((await test.call('GET /ee/company/user', { id: user.id }, boss)).body.user).toMatchObject({
      name: 'Nora N',
      job_title: 'Chief',
      department: 'Port',
      expiration: '2027-07-01T00:00:00.000Z',
    });
    expect(await sendOwn(table, { mode: 'good' })).toMatchObject({
      body: { added_count: 0, updated_count: 0, unchanged_count: 3 },
    });
    expect((await list()).body.total).toBe(5);
  });

  it('asks which comes first where day and month could be either', async () => {
    const table = { titles: ['Name', 'Mobile', 'Valid until'], rows: [['Ann', newMobile(), '03/04/2027']] };
    expect(await sendOwn(table, { preview: '1' })).toMatchObject({
      body: { asks_day_order: true, day_order: null, problems: [{ cell: 'C2' }] },
    });
    expect(await sendOwn(table, { preview: '1', day_order: 'dmy' })).toMatchObject({
      body: { asks_day_order: true, rows: [{ expiration: '2027-04-03' }], problems: [] },
    });
    expect(await sendOwn(table, { preview: '1', day_order: 'mdy' })).toMatchObject({
      body: { rows: [{ expiration: '2027-03-04' }] },
    });
    const settled = { ...table, rows: [...table.rows, ['Bo', newMobile(), '31/12/2027']] };
    expect(await sendOwn(settled, { preview: '1' })).toMatchObject({
      body: { asks_day_order: false, day_order: 'dmy', rows: [{ expiration: '2027-04-03' }, {}] },
    });
  });

  it('leaves the super administrator in office', async () => {
    const { list: everybody } = (await list()).body;
    const own = everybody.find(({ is_super_admin }) => is_super_admin);
    const mobile = newMobile();
    await test.call('PUT /ee/company/user', { id: own?.id ?? 0, mobile }, boss);
    const table = { titles: ['Name', 'Mobile', 'Valid until'], rows: [['Boss', mobile, '2027-01-31']] };
    expect(await sendOwn(table, { preview: '1' })).toMatchObject({
      body: { refused_count: 1, problems: [{ cell: 'C2' }] },
    });
  });

  it('refuses too many rows, too few seats and what is no spreadsheet', async () => {
    await setLimit(100_000);
    expect(
      await send(Array.from({ length: 10_001 }, (_, n) => [`${n}`, 'N', '', '', `${n}@example.org`])),
    ).toMatchObject({
      status: 400,
      body: { error_code: errors.import_too_long.code },
    });
    await setLimit(3);
    expect((await send([person(1), person(2)])).status).toBe(409);
    expect((await list()).body.total).toBe(2);
    const bad = { name: 'p.xlsx', bytes: 'MZ' };
    expect((await sendFile(test, 'POST /ee/company/users/excel', bad, boss)).status).toBe(400);
  });

  it('brings in 5,000 people in one go', async () => {
    await setLimit(6_000);
    const answer = await send(Array.from({ length: 5_000 }, (_, n) => person(n)));
    expect(answer).toMatchObject({ status: 200, body: { added_count: 5_000 } });
    expect((await list({ start: 4_990, limit: 10 })).body).toMatchObject({ total: 5_002 });
    const file = await test.call('POST /ee/company/users/excel/export', {}, admin);
    const { sheets } = await readWorkbookSafely(file.body as unknown as Uint8Array, 'e.xlsx');
    expect(sheets[0]?.rows).toHaveLength(5_003);
  });

  it('begins with a template that can be read again in every language', async () => {
    for (const language of ['en', 'zh-CN', 'ja', 'es', 'pt']) {
      const file = await test.call('GET /ee/company/users/excel/template', {}, { ...boss, language });
      const template = { name: 't.xlsx', bytes: file.body as unknown as Uint8Array };
      const query = { preview: '1' };
      expect(await sendFile(test, 'POST /ee/company/users/excel', template, { ...boss, query })).toMatchObject({
        body: { good_count: 1, problems: [] },
      });
    }
  });

  it('holds texts where formulas could be', async () => {
    const names = [`=cmd|'/C calc'!A0`, '+1', '-1', '@x', '＝1'];
    for (const name of names) await add({ name });
    const file = await test.call('POST /ee/company/users/excel/export', {}, admin);
    const { sheets } = await readWorkbookSafely(file.body as unknown as Uint8Array, 'e.xlsx');
    const written = (sheets[0]?.rows ?? []).map((row) => row[1]);
    expect(written).toEqual(expect.arrayContaining(names));
    expect(sheets[0]?.notes).toEqual([]);
  });
});
