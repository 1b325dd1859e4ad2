// Passwords arrive as AES-256-CBC under the deployment's transport key. That keeps them out of logs and proxies' dumps;
// what protects them on the wire is TLS.
import { createDecipheriv } from 'node:crypto';
import { rules } from '@tiku/contract';
import { AppError } from '../../platform/errors/app-error.ts';

export interface SealedPassword {
  password: string;
  iv: string;
}

/**
 * Refuses what is not sealed at all. Null for what does not open, whatever its length, or opens to more than a password can
 * be: nobody's password, which has to be answered like any other wrong one.
 */
export function openPassword(key: Buffer, sealed: SealedPassword): string | null {
  const iv = decodeBase64(sealed.iv);
  const bytes = decodeBase64(sealed.password);
  if (iv.length !== 16) throw new AppError('bad_password_transport');
  const password = decrypt(key, iv, bytes);
  return password !== null && password.length <= rules.password.max ? password : null;
}

function decrypt(key: Buffer, iv: Buffer, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, iv);
    const plain = Buffer.concat([decipher.update(bytes), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}

function decodeBase64(text: string): Buffer {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) throw new AppError('bad_password_transport');
  return Buffer.from(text, 'base64');
}
