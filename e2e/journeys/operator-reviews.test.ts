// What operators decide about what others have made, each to its end: with the person who reads the answer in their language.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, newMobile } from '../harness/account.ts';
import { openConsole, phone, readNotice } from '../harness/operator.ts';
import { findExam, science } from '../harness/practice.ts';
import { startServer } from '../harness/start-server.ts';
import type { StartedServer } from '../harness/start-server.ts';
import { ask, expectComplaint, expectTidy, newVisitor, signedIn, useBrowser } from '../harness/visitor.ts';
import type { Visitor, VisitorOptions } from '../harness/visitor.ts';

useBrowser();

let server: StartedServer;

beforeAll(async () => {
  server = await startServer({ TIKU_REVIEW_EXAMS: '1' });
});
afterAll(() => server.stop());

const visit = (username: string, options: VisitorOptions = {}) => signedIn(username, { server, ...options });

/** In the dialog that a step of this name opens. */
async function decide({ page }: Visitor, step: string, reason?: { label: string; text: string }): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (reason) await dialog.getByLabel(reason.label).fill(reason.text);
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function choosePicture(page: Page): Promise<void> {
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 });
    canvas.getContext('2d')?.fillRect(0, 0, 600, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const buffer = Buffer.from(picture, 'base64');
  await page.locator('input[type=file]').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('a bundle', () => {
  it('is refused with a reason that its author reads in Portuguese, approved later, and found beside exams', async () => {
    const title = `Primeiro semestre ${Date.now()}`;
    const author = await visit('author', { ...phone, language: 'pt' });
    const { page } = author;
    await author.open('/bundle/my-published-bundles');
    await page.getByRole('link', { name: 'Novo pacote' }).first().click();
    await page.getByLabel('Título').fill(title);
    await page.getByLabel('Descrição').fill('Tudo para o primeiro semestre, em ordem.');
    await page.getByRole('checkbox', { name: science }).check();
    await page.getByRole('button', { name: 'Avançar' }).click();
    await choosePicture(page);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await page.getByText('O pacote está em análise. Leva até 3 dias úteis.').waitFor();

    const operator = await visit('operator');
    await openConsole(operator, 'Operator console');
    await operator.page.getByRole('main').getByRole('link', { name: 'Bundles' }).click();
    await operator.page.getByRole('link', { name: title }).click();
    // What is in it can be looked at before anything is decided.
    await operator.page.getByRole('link', { name: science }).waitFor();
    await expectTidy(operator);
    await decide(operator, 'Refuse', { label: 'Reason', text: 'The description names no level.' });

    await readNotice(author, `“${title}” não foi aprovado`, 'The description names no level.');
    await expectTidy(author);
    await page.getByRole('link', { name: 'Abrir', exact: true }).click();
    await page.getByText('Por que não foi aprovado: The description names no level.').waitFor();
    await expectTidy(author);
    await page.getByRole('link', { name: 'Editar' }).click();
    await page.getByLabel('Descrição').fill('Tudo para o primeiro semestre, nível básico.');
    await page.getByRole('button', { name: 'Avançar' }).click();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByText('O pacote está em análise. Leva até 3 dias úteis.').waitFor();

    await openConsole(operator, 'Reviews');
    await operator.page.getByRole('button', { name: 'Bundles' }).click();
    await operator.page.getByRole('link', { name: title }).click();
    await decide(operator, 'Approve');
    await operator.page.getByText(`“${title}” is approved.`).waitFor();
    await readNotice(author, `“${title}” foi publicado`, 'Seu pacote passou na revisão.');

    const reader = await visit('demo');
    await reader.open(`/exam/search-public-exams?q=${encodeURIComponent(title)}`);
    await reader.page.getByRole('link', { name: title }).click();
    await reader.page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
});

describe('an exam', () => {
  it('is suspended with a reason that its author reads in Japanese, closed to others, and open again when restored', async () => {
    const author = await visit('author', { ...phone, language: 'ja' });
    const id = await findExam(author.page, science);
    const { exam } = await ask<{ exam: { title: string } }>(author.page, `GET /app/user/exam/detail2?exam_id=${id}`);
    const reader = await visit('demo');
    const operator = await visit('operator', { ...phone, language: 'zh-CN' });
    const { page } = operator;
    await openConsole(operator, '审核');
    await page.getByRole('button', { name: '已发布' }).click();
    await page.getByRole('searchbox').fill(science);
    await page.getByRole('link', { name: exam.title }).click();
    await page.getByRole('heading', { level: 1, name: exam.title }).waitFor();
    await expectTidy(operator);
    await decide(operator, '暂停', { label: '原因', text: 'Copied from a textbook.' });
    await page.getByText(`“${exam.title}”已暂停。`).waitFor();

    await readNotice(author, `「${exam.title}」は停止されました`, 'Copied from a textbook.');
    await author.page.getByRole('link', { name: '開く', exact: true }).click();
    await author.page.getByText('この試験は停止されています。あなただけが見られます。').waitFor();
    await expectTidy(author);
    await reader.open(`/exam/detail?exam_id=${id}`);
    expectComplaint(/404/);
    expect(await reader.page.getByRole('heading', { level: 1, name: exam.title }).count()).toBe(0);

    // Found without a word: what is suspended is listed until somebody restores it.
    await openConsole(operator, '审核');
    await page.getByRole('button', { name: '已发布' }).click();
    await page.getByRole('link', { name: exam.title }).click();
    await decide(operator, '恢复');
    await page.getByText(`“${exam.title}”已恢复。`).waitFor();
    await readNotice(author, `「${exam.title}」が再開されました`, '試験の停止は解除されました。');
    await reader.open(`/exam/detail?exam_id=${id}`);
    await reader.page.getByRole('heading', { level: 1, name: exam.title }).waitFor();
  });
});

describe('a group', () => {
  it('is suspended with a reason that its owner reads in Spanish while its page is open, and open again when restored', async () => {
    const name = `Club ${Date.now()}`;
    const owner = await visit('author', { ...phone, language: 'es' });
    const { group } = await ask<{ group: { group_id: number } }>(owner.page, 'POST /mycreated/group', { name });
    await owner.open(`/group/managed-group?group_id=${group.group_id}`);
    await owner.page.getByRole('button', { name: 'Invitar' }).waitFor();

    const operator = await visit('operator', { ...phone, language: 'en' });
    const { page } = operator;
    await openConsole(operator, 'Reviews');
    await page.getByRole('button', { name: 'Groups', exact: true }).click();
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(/^Owner: /).waitFor();
    await expectTidy(operator);
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('dialog').getByText('Everybody in the group reads it as you write it.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await decide(operator, 'Suspend', { label: 'Reason', text: 'Sells answers.' });
    await page.getByText('Why it is suspended: Sells answers.').waitFor();

    await owner.page.getByText('El motivo: Sells answers.').waitFor();
    expect(await owner.page.getByRole('button', { name: 'Invitar' }).count()).toBe(0);
    await expectTidy(owner);
    await readNotice(owner, `«${name}» está suspendido`, 'Sells answers.');
    await owner.page.getByRole('link', { name: 'Abrir', exact: true }).click();
    await owner.page.getByText('El motivo: Sells answers.').waitFor();

    await decide(operator, 'Restore');
    await owner.page.getByRole('button', { name: 'Invitar' }).waitFor();
  });
});

describe('a reported question', () => {
  it('is seen by operators while it stays unanswered, and afterwards with what its author answered', async () => {
    const reader = await visit('demo');
    const exam_id = await findExam(reader.page, science);
    const body = `Son dos ${Date.now()}`;
    await ask(reader.page, 'POST /exam/question/report', { exam_id, no: 3, reason: 'answer', body });
    const operator = await visit('operator', { ...phone, language: 'es' });
    const { page } = operator;
    await openConsole(operator, 'Consola de operación');
    await page.getByRole('main').getByRole('link', { name: 'Preguntas con errores avisados' }).click();
    const row = page.getByRole('listitem').filter({ hasText: body });
    await row.getByText('La respuesta', { exact: true }).waitFor();
    await expectTidy(operator);

    const author = await visit('author', { ...phone, language: 'es' });
    await author.open('/exam/reported-questions');
    const own = author.page.getByRole('listitem').filter({ hasText: body });
    await own.getByRole('button', { name: 'Responder', exact: true }).click();
    await own.getByRole('textbox').fill('Es verdad, ya está corregida.');
    await own.getByRole('button', { name: 'Enviar respuesta' }).click();
    await own.waitFor({ state: 'detached' });

    await openConsole(operator, 'Avisos de errores');
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Respondidos' }).click();
    await row.getByText('Respuesta del autor: Es verdad, ya está corregida.').waitFor();
    await expectTidy(operator);
    await readNotice(reader, 'Your report on question 3', 'Es verdad, ya está corregida.');
  });
});

describe('an application', () => {
  it('of a company is refused with a reason, mended, and approved, all of which the applicant reads in Japanese', async () => {
    const name = `港湾サービス ${newMobile()}`;
    const applicant = await newVisitor({ server, ...phone, language: 'ja' });
    await newMember(applicant, '田中 健二');
    const { page, open } = applicant;
    await open('/company/info?is_first=true');
    await page.getByLabel('企業名').fill(name);
    await page.getByRole('button', { name: '審査に提出' }).click();
    await page.getByText('審査中', { exact: true }).waitFor();

    const operator = await visit('operator');
    await openConsole(operator, 'Applications');
    await operator.page.getByRole('link', { name, exact: true }).click();
    await decide(operator, 'Refuse', { label: 'Reason', text: 'Please add a contact person.' });
    await operator.page.getByText(`“${name}” is refused, and the applicant has the reason.`).waitFor();
    await operator.page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });

    await readNotice(applicant, `「${name}」は承認されませんでした`, 'Please add a contact person.');
    await page.getByRole('link', { name: '開く', exact: true }).click();
    await page.getByText('承認されませんでした：Please add a contact person.').waitFor();
    await expectTidy(applicant);
    await page.getByLabel('担当者', { exact: true }).fill('田中 健二');
    await page.getByRole('button', { name: '審査に提出' }).click();
    await page.getByText('審査中', { exact: true }).waitFor();

    await openConsole(operator, 'Applications');
    await operator.page.getByRole('link', { name, exact: true }).click();
    await operator.page.getByText('田中 健二', { exact: true }).waitFor();
    await decide(operator, 'Approve');
    await readNotice(
      applicant,
      `「${name}」が承認されました`,
      'メンバーの追加、グループの作成、試験の公開ができます。',
    );
    await page.getByRole('link', { name: '開く', exact: true }).click();
    await page.getByText('承認済み', { exact: true }).waitFor();
    await expectTidy(applicant);
  });

  it('of a partner is refused with a reason, mended, and approved, all of which the applicant reads in Spanish', async () => {
    const name = `Exámenes del Sur ${newMobile()}`;
    const applicant = await newVisitor({ server, ...phone, language: 'es' });
    await newMember(applicant, 'Sofía Moreno');
    const { page, open } = applicant;
    await open('/partner/info');
    await page.getByLabel('Nombre', { exact: true }).fill(name);
    await page.getByLabel('Persona de contacto').fill('Sofía Moreno');
    await page.getByLabel('Titular de la cuenta').fill('Sofía Moreno');
    await page.getByLabel('Número de cuenta').fill('DE89 3704 0044 0532 0130 00');
    await page.getByRole('button', { name: 'Enviar a revisión' }).click();
    await page.getByText('Revisamos cada solicitud en un plazo de 3 días laborables.').waitFor();

    const operator = await visit('operator', { ...phone, language: 'zh-CN' });
    await openConsole(operator, '入驻申请');
    await operator.page.getByRole('button', { name: '合作伙伴' }).click();
    await operator.page.getByRole('link', { name, exact: true }).click();
    await operator.page.getByRole('heading', { level: 1, name }).waitFor();
    await expectTidy(operator);
    await decide(operator, '不通过', { label: '原因', text: 'Falta el documento de identidad.' });

    await readNotice(applicant, 'Tu solicitud de socio no se ha aprobado', 'Falta el documento de identidad.');
    await page.getByRole('link', { name: 'Abrir', exact: true }).click();
    await page.getByText('No aprobada: Falta el documento de identidad.').waitFor();
    await expectTidy(applicant);
    await page.getByLabel('Sobre ti').fill('Doy clases desde hace diez años.');
    await page.getByRole('button', { name: 'Enviar a revisión' }).click();
    await page.getByText('Revisamos cada solicitud en un plazo de 3 días laborables.').waitFor();

    await openConsole(operator, '入驻申请');
    await operator.page.getByRole('button', { name: '合作伙伴' }).click();
    await operator.page.getByRole('link', { name, exact: true }).click();
    await operator.page.getByText('Doy clases desde hace diez años.').waitFor();
    await decide(operator, '通过');
    await readNotice(applicant, 'Ya eres socio', `«${name}» ha pasado la revisión.`);
    await page.getByRole('link', { name: 'Abrir', exact: true }).click();
    await page.getByText('Aprobada', { exact: true }).waitFor();
    await expectTidy(applicant);
  });
});
