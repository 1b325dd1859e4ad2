import { describe, expect, it } from 'vitest';
import {
  newEmail,
  newMobile,
  password,
  readCode,
  readLink,
  register,
  sendCode,
  signInByTyping,
} from '../harness/account.ts';
import { expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

describe('the security page', () => {
  it('changes the password with the old one, and the other device has to sign in again', async () => {
    const visitor = await newVisitor();
    const { page, open, checkAccessibility } = visitor;
    const mobile = await register(visitor);
    const other = await newVisitor({ width: 360 });
    await signInByTyping(other, mobile, password);
    await open('/user-account/security');
    const way = page.getByRole('region', { name: 'Password' });
    await way.getByRole('button', { name: 'Change' }).click();
    await checkAccessibility();
    await way.getByLabel('Old password', { exact: true }).fill('not the old one');
    await way.getByLabel('New password', { exact: true }).fill('another horse 8');
    await way.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('The old password is not right.').waitFor();
    await way.getByLabel('Old password', { exact: true }).fill(password);
    await way.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed. Other devices are signed out.').waitFor();
    await other.page.goto('/user-account/security');
    await other.page.waitForURL((address) => address.pathname === '/login');
    await signInByTyping(other, mobile, 'another horse 8');
    expectComplaint(/400|401/);
  });

  it('links another mobile number and an e-mail address', async () => {
    const visitor = await newVisitor({ width: 360 });
    const { page, open, checkAccessibility } = visitor;
    await register(visitor);
    await open('/user-account/security');
    const mobile = newMobile();
    const number = page.getByRole('region', { name: 'Mobile' });
    await number.getByRole('button', { name: 'Change' }).click();
    await number.getByLabel('New mobile number').fill(mobile);
    await sendCode(page);
    await checkAccessibility();
    await number.getByLabel('Verification code').fill(await readCode(visitor, mobile));
    await number.getByRole('button', { name: 'Link number' }).click();
    await number.getByText(mobile).waitFor();

    const email = newEmail();
    const address = page.getByRole('region', { name: 'E-mail' });
    await address.getByText('Not linked').waitFor();
    await address.getByRole('button', { name: 'Link' }).click();
    await address.getByLabel('New e-mail address').fill(email);
    await address.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'We have sent you an e-mail' }).waitFor();
    await checkAccessibility();
    await open(await readLink(visitor, email));
    await page.getByText('Your e-mail address is linked').waitFor();
    await checkAccessibility();
    await page.getByRole('link', { name: 'Go to security' }).click();
    await page.getByRole('region', { name: 'E-mail' }).getByText(email).waitFor();
  });

  it('lists the devices, and signs one out after asking', async () => {
    const visitor = await newVisitor();
    const { page, open, checkAccessibility } = visitor;
    const mobile = await register(visitor);
    const other = await newVisitor({ width: 360 });
    await signInByTyping(other, mobile, password);
    await open('/user-account/security');
    await page.getByText('This device').waitFor();
    const signOut = page.getByRole('button', { name: /^Sign out: Chrome on / });
    expect(await signOut.count()).toBe(1);
    await signOut.click();
    await page.getByRole('dialog').getByText('This cannot be undone.').waitFor();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await signOut.evaluate((element) => element === document.activeElement)).toBe(true);
    await signOut.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect.poll(() => signOut.count()).toBe(0);
    await other.page.goto('/user-account/security');
    await other.page.waitForURL((address) => address.pathname === '/login');
    expectComplaint(/401/);
  });
});

describe('the account pages', () => {
  it('cut a square out of a picture and save it', async () => {
    const visitor = await newVisitor({ width: 360 });
    const { page, open, checkAccessibility } = visitor;
    await register(visitor);
    await open('/user-account/info');
    const bytes = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(900, 300);
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#1b7447';
      context.fillRect(0, 0, 300, 300);
      context.fillStyle = '#3d4ec9';
      context.fillRect(300, 0, 600, 300);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
    });
    const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
    await page.locator('input[type=file]').setInputFiles(file);
    const frame = page.getByRole('dialog').getByRole('button', { name: /^Picture: drag it/ });
    await frame.waitFor();
    await checkAccessibility();
    await frame.focus();
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Save picture' }).click();
    await page.getByText('Picture saved').waitFor();
    const colour = await page
      .getByRole('main')
      .locator('img')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = new OffscreenCanvas(1, 1);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      });
    // Moved to the right as far as it goes, the square holds the green part alone.
    expect(colour[1]).toBeGreaterThan(colour[2]! + 20);
  });

  it('show payments, or that there are none yet', async () => {
    const visitor = await newVisitor({ width: 360 });
    const { page, open, checkAccessibility } = visitor;
    await register(visitor);
    await open('/user-account/payment');
    await page.getByText('No payments yet').waitFor();
    await checkAccessibility();
  });
});
