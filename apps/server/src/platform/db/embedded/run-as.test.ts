import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from './embedded.fixture.ts';
import { canEnter, listSpawnOptions, selectNobody } from './run-as.ts';

describe('selectNobody', () => {
  it('reads the numbers of this system', () => {
    const passwd = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:99:98:nobody:/:/sbin/nologin\n';
    expect(selectNobody(passwd)).toEqual({ uid: 99, gid: 98 });
  });

  it('turns the negative numbers of macOS into what chown takes, and back into what spawn takes', () => {
    const nobody = selectNobody('nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false');
    expect(nobody).toEqual({ uid: 4_294_967_294, gid: 4_294_967_294 });
    expect(listSpawnOptions(nobody)).toMatchObject({ uid: -2, gid: -2 });
  });

  it('says what to do where there is no such user', () => {
    expect(() => selectNobody('root:x:0:0:root:/root:/bin/bash\n')).toThrow('DATABASE_URL');
  });
});

describe('canEnter', () => {
  it('looks at every folder on the way, with the bits that count for that user', async () => {
    const stranger = { uid: 54_321, gid: 54_321 };
    const outer = await makeFolder();
    const inner = join(outer, 'inner');
    await mkdir(inner);
    await chmod(inner, 0o701);
    expect(await canEnter(inner, stranger)).toBe(true);
    await chmod(outer, 0o700);
    expect(await canEnter(inner, stranger)).toBe(false);
    expect(await canEnter(inner, { uid: process.getuid?.() ?? 0, gid: 54_321 })).toBe(true);
    await chmod(outer, 0o710);
    expect(await canEnter(inner, { uid: 54_321, gid: process.getgid?.() ?? 0 })).toBe(false);
    await chmod(inner, 0o711);
    expect(await canEnter(inner, { uid: 54_321, gid: process.getgid?.() ?? 0 })).toBe(true);
  });
});
