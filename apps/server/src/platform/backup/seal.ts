// A backup that only somebody who knows the passphrase can read, and that nobody can cut short or change unnoticed: frames of
// AES-256-GCM, numbered by their nonce, the last of which says that it is the last.
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

const magic = Buffer.from('TIKUSEAL1');
const saltBytes = 16;
const tagBytes = 16;
const frameBytes = 64 * 1024;
const last = 0x80000000;

export class WrongPassphrase extends Error {
  override name = 'WrongPassphrase';

  constructor() {
    super('The backup cannot be opened with this passphrase, or it is damaged.');
  }
}

function deriveKey(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
}

function nonceOf(frame: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(frame), 4);
  return nonce;
}

export function isSealed(start: Buffer): boolean {
  return start.subarray(0, magic.length).equals(magic);
}

export function seal(passphrase: string): Transform {
  const salt = randomBytes(saltBytes);
  const key = deriveKey(passphrase, salt);
  let waiting = Buffer.alloc(0);
  let frame = 0;

  function sealFrame(plain: Buffer, isLast: boolean): Buffer {
    const head = Buffer.alloc(4);
    head.writeUInt32BE((plain.length | (isLast ? last : 0)) >>> 0);
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame++)).setAAD(head);
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([head, sealed, cipher.getAuthTag()]);
  }

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length > frameBytes) {
        stream.push(sealFrame(waiting.subarray(0, frameBytes), false));
        waiting = waiting.subarray(frameBytes);
      }
      done();
    },
    flush(done: TransformCallback) {
      done(null, sealFrame(waiting, true));
    },
  });
  stream.push(Buffer.concat([magic, salt]));
  return stream;
}

export function unseal(passphrase: string): Transform {
  let waiting = Buffer.alloc(0);
  let key: Buffer | null = null;
  let frame = 0;
  let isOver = false;

  /** Null as long as not all of the next frame has arrived. */
  function openFrame(): Buffer | null {
    if (!key) {
      if (waiting.length < magic.length + saltBytes) return null;
      key = deriveKey(passphrase, waiting.subarray(magic.length, magic.length + saltBytes));
      waiting = waiting.subarray(magic.length + saltBytes);
    }
    if (waiting.length < 4) return null;
    const head = waiting.subarray(0, 4);
    const size = head.readUInt32BE() & 0x7fffffff;
    if (isOver || size > frameBytes) throw new WrongPassphrase();
    if (waiting.length < 4 + size + tagBytes) return null;
    const opener = createDecipheriv('aes-256-gcm', key, nonceOf(frame++)).setAAD(head);
    opener.setAuthTag(waiting.subarray(4 + size, 4 + size + tagBytes));
    isOver = head.readUInt32BE() >= last;
    let plain: Buffer;
    try {
      plain = Buffer.concat([opener.update(waiting.subarray(4, 4 + size)), opener.final()]);
    } catch {
      throw new WrongPassphrase();
    }
    waiting = waiting.subarray(4 + size + tagBytes);
    return plain;
  }

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      waiting = Buffer.concat([waiting, chunk]);
      try {
        for (let plain = openFrame(); plain; plain = openFrame()) stream.push(plain);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done: TransformCallback) {
      done(isOver && waiting.length === 0 ? null : new WrongPassphrase());
    },
  });
  return stream;
}
