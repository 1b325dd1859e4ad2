import { createDecipheriv, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealPassword } from './password.ts';

const key = randomBytes(32);

function unseal({ password, iv }: { password: string; iv: string }): string {
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64'));
  return Buffer.concat([decipher.update(Buffer.from(password, 'base64')), decipher.final()]).toString('utf8');
}

it.each(['tiku-demo', '', '密码 🔑', 'x'.repeat(256)])(
  'seals %j so that AES-256-CBC with PKCS#7 opens it',
  async (secret) => {
    expect(unseal(await sealPassword(secret, key.toString('base64')))).toBe(secret);
  },
);

it('uses a fresh 16-byte IV each time', async () => {
  const first = await sealPassword('same', key.toString('base64'));
  const second = await sealPassword('same', key.toString('base64'));
  expect(Buffer.from(first.iv, 'base64')).toHaveLength(16);
  expect(first.iv).not.toBe(second.iv);
  expect(first.password).not.toBe(second.password);
});

it('sends one form of a letter that keyboards compose in two ways', async () => {
  expect(unseal(await sealPassword('cafe\u0301', key.toString('base64')))).toBe('caf\u00e9');
});
